import { DRAW_PLACE } from './track';

/** Both timelines can be on the page at once: insights opens over the calendar. */
export type TimelineId = 'insights' | 'day';

/** Selector of bars and, if shifts can be drawn, empty hours. */
export function draggablesOf(id: TimelineId): string {
  return `${barsOf(id)}, [data-timeline="${id}"] .timeline-row ${DRAW_PLACE}`;
}

/** Selector of bars in that timeline only. */
function barsOf(id: TimelineId): string {
  return `[data-timeline="${id}"] .timeline-row [data-shift-id]`;
}
