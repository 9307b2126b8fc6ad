'use client';

import { useMemo } from 'react';
import { useDayFilter } from '@/components/calendar/filter/use-filter';
import { useAllShiftsOn, useOverlapping, useShiftsOn } from '@/components/calendar/week/use-week';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import type { Shift } from '@/lib/shifts/shift/shift';
import { carriedOver, shiftsOnDayBefore } from '@/lib/shifts/views/at-work';
import { type DayTotals, dayTotals } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';

export interface ShownDay {
  readonly date: LocalDate;
  /** Shifts that begin on the day. */
  readonly shifts: readonly Shift[];
  /** Shifts that began the day before and run into this one, which shows the rest of them. */
  readonly carried: readonly Shift[];
  /** `carried`, followed by `shifts`. */
  readonly rows: readonly Shift[];
  /** `shifts` plus the shifts hidden by the filter; the same array without a filter. */
  readonly allShifts: readonly Shift[];
  /** `carried` plus the shifts hidden by the filter. */
  readonly allCarried: readonly Shift[];
  /** Counts `shifts` only. */
  readonly totals: DayTotals;
  readonly overlapping: ReadonlySet<string>;
}

export function useShownDay(): ShownDay {
  const date = useSchedule((state) => state.selectedDate);
  const shifts = useShiftsOn(date);
  const allShifts = useAllShiftsOn(date);
  const minutesOf = useMinutesOf();
  const totals = useMemo(() => dayTotals(shifts, minutesOf), [shifts, minutesOf]);
  const show = useDayFilter();
  const before = useSchedule(({ schedule }) => shiftsOnDayBefore(schedule.shifts, date));
  const allCarried = carriedOver(before);
  const carried = carriedOver(show(before));
  const rows = useMemo(() => (carried.length > 0 ? [...carried, ...shifts] : shifts), [carried, shifts]);
  const ownOverlapping = useOverlapping(date);
  const overlapping = useMemo(
    // A shift that is shown on two days is marked on both.
    () =>
      allCarried.length > 0 ? new Set([...overlappingShiftIds(before), ...ownOverlapping]) : ownOverlapping,
    [allCarried, before, ownOverlapping],
  );
  return { date, shifts, carried, rows, allShifts, allCarried, totals, overlapping };
}
