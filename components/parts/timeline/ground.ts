import { DROP_ROW } from '@/components/parts/drag/drop-places';
import type { BarGrip } from '@/lib/insights/timeline-drag';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';

/** The rows between which bars can be dragged; the rows of roles have no employee. */
export const TIMELINE_ROW = `.timeline-row${DROP_ROW}`;
const TRACK = '[data-timeline-track]';

/** The empty hours of a row, on which a stretch can be drawn. */
export const DRAW_PLACE = '[data-draw]';
/** What is dropped farther from the timeline than this returns to its place. */
const REACH_PX = 48;

/** The page elements and values that a timeline drag needs. */
export interface TimelineGround {
  readonly scroller: HTMLElement;
  readonly sheet: HTMLElement;
  /** As wide as the hours. */
  readonly track: HTMLElement;
  readonly row: HTMLElement;
  readonly day: LocalDate;
  readonly axis: DayAxis;
}

/** Attributes of the scrolling element; `timelineGroundOf` reads them. */
export function timelineProps(day: LocalDate, { startMinute, endMinute }: DayAxis) {
  return { 'data-day': day, 'data-axis-start': startMinute, 'data-axis-end': endMinute };
}

/** Attributes of the element that is as wide as the hours. */
export const TRACK_PROPS = { 'data-timeline-track': '' };

/** Attributes of a bar's end handle; `gripAt` reads them. */
export function edgeProps(edge: Exclude<BarGrip, 'whole'>) {
  return { 'data-edge': edge };
}

export function trackIn(scroller: HTMLElement): HTMLElement | undefined {
  return scroller.querySelector<HTMLElement>(TRACK) ?? undefined;
}

/** Fired on the timeline with the id of a shift that is to come into view with the focus. */
export const REVEAL = 'timeline-reveal';

/** Attributes of a row's hours on which a stretch can be drawn. */
export const DRAW_PROPS = { 'data-draw': '' };

/** Whether the point of the window is on the timeline or hardly beside it. */
export function isNearTimeline(scroller: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const isAcross = x > left - REACH_PX && x < right + REACH_PX;
  return isAcross && y > top - REACH_PX && y < bottom + REACH_PX;
}

/** The timeline around the bar, or around the hours of a row; undefined if it is in none. */
export function timelineGroundOf(bar: HTMLElement): TimelineGround | undefined {
  const scroller = bar.closest<HTMLElement>('.timeline');
  const sheet = scroller?.querySelector<HTMLElement>('.timeline-sheet');
  const track = scroller ? trackIn(scroller) : undefined;
  const row = bar.closest<HTMLElement>('.timeline-row');
  const day = parseLocalDate(scroller?.dataset.day ?? '');
  if (!scroller || !sheet || !track || !row || !day) return undefined;
  const { axisStart, axisEnd } = scroller.dataset;
  return {
    scroller,
    sheet,
    track,
    row,
    day,
    axis: { startMinute: Number(axisStart), endMinute: Number(axisEnd) },
  };
}

/** The end of a bar at that point of the window, or the whole bar. */
export function gripAt(x: number, y: number): BarGrip {
  const edge = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-edge]')?.dataset.edge;
  return edge === 'start' || edge === 'end' ? edge : 'whole';
}
