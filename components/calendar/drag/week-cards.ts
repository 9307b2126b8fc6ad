/** The shifts that stand in a place where shifts can be let go. */
export const WEEK_CARDS = '[data-drop-date] [data-shift-id]';
