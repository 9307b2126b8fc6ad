'use client';

import { useMemo } from 'react';
import { useAllShiftsOn, useOverlapping, useShiftsOn } from '@/components/calendar/week/use-week';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type DayTotals, dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';

interface ShownDay {
  readonly date: LocalDate;
  readonly shifts: readonly Shift[];
  /** Includes shifts hidden by the filter; the same array as `shifts` without a filter. */
  readonly allShifts: readonly Shift[];
  /** Of the shown shifts only. */
  readonly totals: DayTotals;
  readonly overlapping: ReadonlySet<string>;
}

/** The selected day with its shifts and figures, for the single-day views. */
export function useShownDay(): ShownDay {
  const date = useSchedule((state) => state.selectedDate);
  const shifts = useShiftsOn(date);
  const allShifts = useAllShiftsOn(date);
  const totals = useMemo(() => dayTotals(shifts), [shifts]);
  const overlapping = useOverlapping(date);
  return { date, shifts, allShifts, totals, overlapping };
}
