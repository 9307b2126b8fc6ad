import type { LocalDate } from '@/lib/time/local-date';
import { weeksOfMonth } from '@/lib/time/month';
import { type WeekStart, weekOf } from '@/lib/time/week';

export const CALENDAR_VIEWS = ['daily', 'weekly', 'staff', 'list', 'monthly'] as const;

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const WEEK_LAYOUTS = ['day', 'employee'] as const;

export type WeekLayout = (typeof WEEK_LAYOUTS)[number];

export const DAY_LAYOUTS = ['shift', 'employee'] as const;

export type DayLayout = (typeof DAY_LAYOUTS)[number];

/** Detail level of cards. All cards of a week have the same level, so that rows stay aligned. */
export const DENSITIES = ['comfortable', 'compact', 'dense'] as const;

export type Density = (typeof DENSITIES)[number];

/** `auto` follows the window's height and the number of shifts. */
export const DENSITY_CHOICES = ['auto', ...DENSITIES] as const;

export type DensityChoice = (typeof DENSITY_CHOICES)[number];

/** The days that a view shows: the selected day, its week, or the weeks of its month. */
export function daysOfView(
  view: CalendarView,
  selected: LocalDate,
  weekStart: WeekStart,
): readonly LocalDate[] {
  if (view === 'monthly') return weeksOfMonth(selected, weekStart);
  return view === 'weekly' ? weekOf(selected, weekStart) : [selected];
}

/** Whether the view is of one day and shows the night before; others show a shift only on its start day. */
export function isDayView(view: CalendarView): boolean {
  return view !== 'weekly' && view !== 'monthly';
}

/** The part of the view's state that determines the shown days. */
export interface CalendarLayout {
  readonly currentView: CalendarView;
  readonly weekLayout: WeekLayout;
  readonly twoWeeks: boolean;
}

/** Whether the week by employee shows two weeks. */
export function hasTwoWeeks({ currentView, weekLayout, twoWeeks }: CalendarLayout): boolean {
  return twoWeeks && currentView === 'weekly' && weekLayout === 'employee';
}
