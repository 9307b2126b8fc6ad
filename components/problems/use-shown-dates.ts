import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { shownDaysOf } from '@/stores/ui/shown-days';
import { useUi } from '@/stores/ui/use-ui';

/** The days that the calendar shows: a week, two or those of a month, or the day of a view of one. */
export function useShownDates(): readonly LocalDate[] {
  const shown = useUi(
    useShallow(({ currentView, weekLayout, twoWeeks, weekStart, payPeriods }) => ({
      currentView,
      weekLayout,
      twoWeeks,
      weekStart,
      payPeriods,
    })),
  );
  const selected = useSchedule((state) => state.selectedDate);
  return useMemo(() => shownDaysOf(shown, selected), [shown, selected]);
}
