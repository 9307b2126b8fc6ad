'use client';

import { useMemo } from 'react';
import { useDayFilter } from '@/components/calendar/filter/use-filter';
import { payPeriodsSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import type { Shift } from '@/lib/shifts/shift/shift';
import { hasTwoWeeks } from '@/lib/shifts/views/calendar-view';
import { type Coverage, coverageOn, fullScale } from '@/lib/shifts/views/coverage';
import type { DayFilter } from '@/lib/shifts/views/shift-filter';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { daysOfMonth, startOfMonth } from '@/lib/time/month';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { twoWeeksOf } from '@/lib/worked/two-weeks';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useCoverageFilter, useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** The same array until the week changes. */
export function useWeekDays(): readonly LocalDate[] {
  const weekStart = useSetting(weekStartSetting);
  const firstDay = useSchedule((state) => startOfWeek(state.selectedDate, weekStart));
  return useMemo(() => sevenDaysFrom(firstDay), [firstDay]);
}

/** A month or two weeks if shown, else the week; the same array until the shown days change. */
export function useShownPeriod(): readonly LocalDate[] {
  const isMonth = useUi((state) => state.currentView === 'monthly');
  const isLong = useUi(hasTwoWeeks);
  const weekStart = useSetting(weekStartSetting);
  const periods = useSetting(payPeriodsSetting);
  const month = useSchedule((state) => startOfMonth(state.selectedDate));
  const fortnight = useSchedule((state) => twoWeeksOf(state.selectedDate, weekStart, periods)[0] ?? month);
  const week = useWeekDays();
  return useMemo(() => {
    if (isMonth) return daysOfMonth(month);
    return isLong ? [...sevenDaysFrom(fortnight), ...sevenDaysFrom(addDays(fortnight, 7))] : week;
  }, [isMonth, isLong, month, fortnight, week]);
}

/** The filtered shifts; the same array until a shift of the day or the filter changes. */
export function useShiftsOn(date: LocalDate): readonly Shift[] {
  const show = useDayFilter();
  return useSchedule((state) => show(shiftsOn(state.schedule.shifts, date)));
}

/** Includes shifts hidden by the filter. */
export function useAllShiftsOn(date: LocalDate): readonly Shift[] {
  return useSchedule((state) => shiftsOn(state.schedule.shifts, date));
}

/** Checks hidden shifts too, because a shift hidden by the filter can overlap with a shown one. */
export function useOverlapping(date: LocalDate): ReadonlySet<string> {
  const shifts = useAllShiftsOn(date);
  return useMemo(() => overlappingShiftIds(shifts), [shifts]);
}

function useCountedFilter(): DayFilter {
  const show = useDayFilter();
  const counted = useCoverageFilter();
  return (shiftsOfDay) => counted(show(shiftsOfDay));
}

/** Counts only the shifts that pass the filter. */
export function useCoverageOn(date: LocalDate): Coverage {
  const show = useCountedFilter();
  return useSchedule((state) => coverageOn(state.schedule.shifts, date, show));
}

/** The number of people that fills the height of a coverage bar, the same on all days of the shown week. */
export function useWeekScale(): number {
  const show = useCountedFilter();
  const days = useWeekDays();
  return useSchedule(({ schedule }) => fullScale(days.map((day) => coverageOn(schedule.shifts, day, show))));
}

export interface ShiftCounts {
  readonly total: number;
  /** The maximum number of shifts shown on one day. */
  readonly most: number;
  /** The number of shifts including hidden ones. */
  readonly all: number;
}

export function useShiftCounts(days: readonly LocalDate[]): ShiftCounts {
  const show = useDayFilter();
  const all = useSchedule(({ schedule }) =>
    days.reduce((sum, day) => sum + shiftsOn(schedule.shifts, day).length, 0),
  );
  const total = useSchedule(({ schedule }) =>
    days.reduce((sum, day) => sum + show(shiftsOn(schedule.shifts, day)).length, 0),
  );
  const most = useSchedule(({ schedule }) =>
    Math.max(...days.map((day) => show(shiftsOn(schedule.shifts, day)).length)),
  );
  return { total, most, all };
}
