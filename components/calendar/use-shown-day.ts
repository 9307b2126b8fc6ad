'use client';

import { useMemo } from 'react';
import { type DayTotals, dayTotals } from '@/lib/shifts/day-totals';
import { overlappingShiftIds } from '@/lib/shifts/overlap';
import type { Shift } from '@/lib/shifts/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/app-stores';
import { useShiftsOn } from './use-week';

interface ShownDay {
  readonly date: LocalDate;
  readonly shifts: readonly Shift[];
  readonly totals: DayTotals;
  readonly overlapping: ReadonlySet<string>;
}

/** The selected day with its shifts and figures, for the views that show one day. */
export function useShownDay(): ShownDay {
  const date = useSchedule((state) => state.selectedDate);
  const shifts = useShiftsOn(date);
  const totals = useMemo(() => dayTotals(shifts), [shifts]);
  const overlapping = useMemo(() => overlappingShiftIds(shifts), [shifts]);
  return { date, shifts, totals, overlapping };
}
