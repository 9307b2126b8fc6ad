'use client';

import { useShallow } from 'zustand/react/shallow';
import { type Balance, balanceOf, type Gap, gapsOf, surplusOf } from '@/lib/demand/gaps';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { demandSetting } from '@/lib/settings/demand-setting';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { createMemo } from '@/stores/memo';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useCoverageFilter, useSetting } from '@/stores/settings/use-setting';

interface WeekNeed {
  readonly days: readonly LocalDate[];
  readonly balance: Balance;
  /** `few` are gaps; `many` are overstaffed hours. */
  readonly few: readonly Gap[];
  readonly many: readonly Gap[];
}

/** Every header of a week needs the same figures. */
const weekNeedMemo = createMemo<LocalDate, WeekNeed>(12);

/**
 * Gaps and overstaffing in the week of that day; the same object until one of its days, or the staffing needs, change.
 */
export function useWeekNeed(date: LocalDate): WeekNeed {
  const weekStart = useSetting(weekStartSetting);
  const demand = useSetting(demandSetting);
  const counted = useCoverageFilter();
  const days = weekOf(date, weekStart);
  const first = days[0] ?? date;
  // Night shifts of the day before reach into the first day.
  const withEve = [addDays(first, -1), ...days];
  const shifts = useSchedule(
    useShallow(({ schedule }) => withEve.map((day) => shiftsOn(schedule.shifts, day))),
  );
  return weekNeedMemo(first, [demand, counted, ...shifts], () => {
    const known = new Map(withEve.map((day, at) => [day, counted(shifts[at] ?? [])]));
    const balance = balanceOf(demand, days, (day) => known.get(day) ?? []);
    return { days, balance, few: gapsOf(balance, days), many: surplusOf(balance, days) };
  });
}
