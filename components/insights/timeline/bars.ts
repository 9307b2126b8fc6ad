/** The bars of the timeline, as far as they can be dragged. */
export const TIMELINE_BARS = '.timeline-row [data-shift-id]';
