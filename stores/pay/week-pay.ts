'use client';

import { useShallow } from 'zustand/react/shallow';
import { payOfWeek, type WeekPay } from '@/lib/pay/pay';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { minutesCounter } from '@/lib/shifts/counting';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { createAnswers } from '@/stores/kept-answers';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** By first day: every head and row of a week asks the same. */
const keptPay = createAnswers<LocalDate, WeekPay>(12);

/** Hours, overtime and cost of the week of that day; the same object for the same days, team and rules. */
export function useWeekPay(date: LocalDate): WeekPay {
  const weekStart = useUi((state) => state.weekStart);
  const overtime = useUi((state) => state.overtime);
  const minutesOf = useUi((state) => minutesCounter(state.counting));
  const days = weekOf(date, weekStart);
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const shifts = useSchedule(useShallow(({ schedule }) => days.map((day) => shiftsOn(schedule.shifts, day))));
  return keptPay(days[0] ?? date, [employees, overtime, minutesOf, ...shifts], () =>
    payOfWeek({ days, shifts, employees: employees.values(), overtime, minutesOf }),
  );
}
