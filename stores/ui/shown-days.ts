import { daysOfView } from '@/lib/shifts/views/calendar-view';
import type { LocalDate } from '@/lib/time/local-date';
import { twoWeeksOf } from '@/lib/worked/two-weeks';
import type { UiState } from './ui';

type Shown = Pick<UiState, 'currentView' | 'weekLayout' | 'twoWeeks' | 'weekStart' | 'payPeriods'>;

/** Whether the week by employee shows two of them. */
export function hasTwoWeeks({ currentView, weekLayout, twoWeeks }: Shown): boolean {
  return twoWeeks && currentView === 'weekly' && weekLayout === 'employee';
}

/** The days that the calendar shows of a selected day. */
export function shownDaysOf(state: Shown, selected: LocalDate): readonly LocalDate[] {
  const { currentView, weekStart, payPeriods } = state;
  return hasTwoWeeks(state)
    ? twoWeeksOf(selected, weekStart, payPeriods)
    : daysOfView(currentView, selected, weekStart);
}
