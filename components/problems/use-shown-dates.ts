import { useMemo } from 'react';
import { daysOfView } from '@/lib/shifts/views/calendar-view';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** The days that the calendar shows: a week, or the day of a view of one. */
export function useShownDates(): readonly LocalDate[] {
  const view = useUi((state) => state.currentView);
  const weekStart = useUi((state) => state.weekStart);
  const selected = useSchedule((state) => state.selectedDate);
  return useMemo(() => daysOfView(view, selected, weekStart), [view, selected, weekStart]);
}
