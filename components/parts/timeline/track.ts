import { DROP_ROW } from '@/components/parts/drag/drop-places';
import type { BarGrip } from '@/lib/insights/timeline-drag';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';

/** Rows that accept dragged bars; rows of roles have no employee. */
export const TIMELINE_ROW = `.timeline-row${DROP_ROW}`;
const TRACK = '[data-timeline-track]';

export const DRAW_PLACE = '[data-draw]';
/** A drop farther from the timeline than this cancels. */
const REACH_PX = 48;

export interface TimelineTrack {
  readonly scroller: HTMLElement;
  readonly sheet: HTMLElement;
  readonly track: HTMLElement;
  readonly row: HTMLElement;
  readonly day: LocalDate;
  readonly axis: DayAxis;
}

/** `timelineTrackOf` reads these attributes. */
export function timelineProps(day: LocalDate, { startMinute, endMinute }: DayAxis) {
  return { 'data-day': day, 'data-axis-start': startMinute, 'data-axis-end': endMinute };
}

export const TRACK_PROPS = { 'data-timeline-track': '' };

/** `gripAt` reads these attributes. */
export function edgeProps(edge: Exclude<BarGrip, 'whole'>) {
  return { 'data-edge': edge };
}

export function trackIn(scroller: HTMLElement): HTMLElement | undefined {
  return scroller.querySelector<HTMLElement>(TRACK) ?? undefined;
}

/** Fired on the timeline with the id of a shift to scroll to and focus. */
export const REVEAL = 'timeline-reveal';

export const DRAW_PROPS = { 'data-draw': '' };

/** Whether the point of the window is on or near the timeline. */
export function isNearTimeline(scroller: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const isAcross = x > left - REACH_PX && x < right + REACH_PX;
  return isAcross && y > top - REACH_PX && y < bottom + REACH_PX;
}

/** The timeline around a bar or a row's hours; undefined outside a timeline. */
export function timelineTrackOf(bar: HTMLElement): TimelineTrack | undefined {
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
