'use client';

import { useMemo } from 'react';
import { type ShiftCounts, useShiftCounts, useShownPeriod } from '@/components/calendar/week/use-week';
import { isDayView } from '@/lib/shifts/views/calendar-view';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** Counts the shown shifts and all shifts of the week or month, or of the selected day. */
export function useViewCounts(): Pick<ShiftCounts, 'total' | 'all'> {
  const isDay = useUi((state) => isDayView(state.currentView));
  const date = useSchedule((state) => state.selectedDate);
  const period = useShownPeriod();
  const day = useMemo(() => [date], [date]);
  return useShiftCounts(isDay ? day : period);
}
