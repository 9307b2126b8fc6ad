/** The timelines that can be on the page at once: insights lie over the calendar. */
export type TimelineId = 'insights' | 'day';

/** Selector of the bars that can be dragged in that timeline, and in no other. */
export function barsOf(id: TimelineId): string {
  return `[data-timeline="${id}"] .timeline-row [data-shift-id]`;
}
