/** The bars of the timeline that can be dragged. */
export const TIMELINE_BARS = '.timeline-row [data-shift-id]';
