'use client';

import { useShallow } from 'zustand/react/shallow';
import { payOfWeek, type WeekPay } from '@/lib/pay/pay';
import { countingSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { minutesCounter } from '@/lib/shifts/counting';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { createMemo } from '@/stores/memo';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

/** Keyed by first day, because every header and row of a week needs the same figures. */
const weekPayMemo = createMemo<LocalDate, WeekPay>(12);

/** Hours, overtime and cost of the week of that day; the same object for the same days, team and rules. */
export function useWeekPay(date: LocalDate): WeekPay {
  const weekStart = useSetting(weekStartSetting);
  const overtime = useSetting(overtimeSetting);
  const minutesOf = useSetting(countingSetting, minutesCounter);
  const days = weekOf(date, weekStart);
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const shifts = useSchedule(useShallow(({ schedule }) => days.map((day) => shiftsOn(schedule.shifts, day))));
  return weekPayMemo(days[0] ?? date, [employees, overtime, minutesOf, ...shifts], () =>
    payOfWeek({ days, shifts, employees: employees.values(), overtime, minutesOf }),
  );
}
