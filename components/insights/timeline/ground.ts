import { DROP_ROW } from '@/components/parts/drag/drop-places';
import type { BarGrip } from '@/lib/insights/timeline-drag';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';

/** The rows from which and onto which bars are dragged; those of the roles are no place of anybody. */
export const TIMELINE_ROW = `.timeline-row${DROP_ROW}`;
const TRACK = '[data-timeline-track]';

/** What a drag over the timeline needs of the page. */
export interface TimelineGround {
  readonly scroller: HTMLElement;
  readonly sheet: HTMLElement;
  /** As wide as the hours. */
  readonly track: HTMLElement;
  readonly row: HTMLElement;
  readonly day: LocalDate;
  readonly axis: DayAxis;
}

/** Of the element that scrolls; `timelineGroundOf` reads them. */
export function timelineProps(day: LocalDate, { startMinute, endMinute }: DayAxis) {
  return { 'data-day': day, 'data-axis-start': startMinute, 'data-axis-end': endMinute };
}

/** Of the element that is as wide as the hours. */
export const TRACK_PROPS = { 'data-timeline-track': '' };

/** Of what takes hold of an end of a bar; `gripAt` reads it. */
export function edgeProps(edge: Exclude<BarGrip, 'whole'>) {
  return { 'data-edge': edge };
}

export function trackIn(scroller: HTMLElement): HTMLElement | undefined {
  return scroller.querySelector<HTMLElement>(TRACK) ?? undefined;
}

/** The ground on which the bar is dragged; undefined where it is in no timeline. */
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

/** Which end of the bar lies under that point of the window, if one does. */
export function gripAt(x: number, y: number): BarGrip {
  const edge = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-edge]')?.dataset.edge;
  return edge === 'start' || edge === 'end' ? edge : 'whole';
}
