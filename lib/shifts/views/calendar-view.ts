/** The calendar's views, in the order of their tabs. */
export const CALENDAR_VIEWS = ['daily', 'weekly', 'staff', 'list'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** What the columns of the week are filled by: the days' cards, or a row for each employee. */
export const WEEK_LAYOUTS = ['day', 'employee'] as const;

export type WeekLayout = (typeof WEEK_LAYOUTS)[number];
