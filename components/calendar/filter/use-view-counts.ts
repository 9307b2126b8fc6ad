'use client';

import { useMemo } from 'react';
import { type ShiftCounts, useShiftCounts, useWeekDays } from '@/components/calendar/week/use-week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** How many shifts the current view shows, and how many there are: of the week, or of the selected day. */
export function useViewCounts(): Pick<ShiftCounts, 'total' | 'all'> {
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const date = useSchedule((state) => state.selectedDate);
  const week = useWeekDays();
  const day = useMemo(() => [date], [date]);
  return useShiftCounts(isWeek ? week : day);
}
