'use client';

import { useMemo } from 'react';
import { shiftsOn } from '@/lib/shifts/schedule-index';
import type { Shift } from '@/lib/shifts/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { startOfCalendarWeek, weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/app-stores';

/** The seven days of the shown week; the same array until the week changes. */
export function useWeekDays(): readonly LocalDate[] {
  const monday = useSchedule((state) => startOfCalendarWeek(state.selectedDate));
  return useMemo(() => weekOf(monday), [monday]);
}

/** One day's shifts; the same array until that day changes. */
export function useShiftsOn(date: LocalDate): readonly Shift[] {
  return useSchedule((state) => shiftsOn(state.schedule.shifts, date));
}

/** Over the days: how many shifts there are, and how many the fullest day has. */
export function useShiftCounts(days: readonly LocalDate[]): { total: number; most: number } {
  const total = useSchedule(({ schedule }) =>
    days.reduce((sum, day) => sum + shiftsOn(schedule.shifts, day).length, 0),
  );
  const most = useSchedule(({ schedule }) =>
    Math.max(...days.map((day) => shiftsOn(schedule.shifts, day).length)),
  );
  return { total, most };
}
