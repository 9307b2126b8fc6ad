/** The calendar's views, in the order of their tabs. */
export const CALENDAR_VIEWS = ['daily', 'weekly', 'staff', 'list'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];
