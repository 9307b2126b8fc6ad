import { DRAW_PLACE } from './ground';

/** The timelines that can be on the page at once: insights lie over the calendar. */
export type TimelineId = 'insights' | 'day';

/** Selector of what a press can begin to drag there: bars, and where shifts can be drawn, empty hours. */
export function draggablesOf(id: TimelineId): string {
  return `${barsOf(id)}, [data-timeline="${id}"] .timeline-row ${DRAW_PLACE}`;
}

/** Selector of the bars that can be dragged in that timeline, and in no other. */
function barsOf(id: TimelineId): string {
  return `[data-timeline="${id}"] .timeline-row [data-shift-id]`;
}
