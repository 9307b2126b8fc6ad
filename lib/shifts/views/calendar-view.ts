/** The calendar's views, in tab order. */
export const CALENDAR_VIEWS = ['daily', 'weekly', 'staff', 'list'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Content of the week's columns: day cards, or a row for each employee. */
export const WEEK_LAYOUTS = ['day', 'employee'] as const;

export type WeekLayout = (typeof WEEK_LAYOUTS)[number];
