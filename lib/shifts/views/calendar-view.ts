import type { LocalDate } from '@/lib/time/local-date';
import { weeksOfMonth } from '@/lib/time/month';
import { type WeekStart, weekOf } from '@/lib/time/week';

/** The calendar's views, in tab order. */
export const CALENDAR_VIEWS = ['daily', 'weekly', 'staff', 'list', 'monthly'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Content of the week's columns: day cards, or a row for each employee. */
export const WEEK_LAYOUTS = ['day', 'employee'] as const;

export type WeekLayout = (typeof WEEK_LAYOUTS)[number];

/** Content of a day: a card for each shift, or a row of hours for each employee. */
export const DAY_LAYOUTS = ['shift', 'employee'] as const;

export type DayLayout = (typeof DAY_LAYOUTS)[number];

/** The days that a view shows of a selected day: its week, the weeks of its month, or the day alone. */
export function daysOfView(
  view: CalendarView,
  selected: LocalDate,
  weekStart: WeekStart,
): readonly LocalDate[] {
  if (view === 'monthly') return weeksOfMonth(selected, weekStart);
  return view === 'weekly' ? weekOf(selected, weekStart) : [selected];
}

/** Whether the view is of one day, into which the night before runs; the others show its shifts on their own day. */
export function isDayView(view: CalendarView): boolean {
  return view !== 'weekly' && view !== 'monthly';
}
