'use client';

import { useShallow } from 'zustand/react/shallow';
import type { Employee } from '@/lib/employees/employee';
import type { Overtime } from '@/lib/pay/overtime-rules';
import { payOfWeek, type WeekPay } from '@/lib/pay/pay';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { type MinutesOf, minutesCounter } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface Asked {
  readonly shifts: readonly (readonly Shift[])[];
  readonly employees: ReadonlyMap<string, Employee>;
  readonly overtime: Overtime;
  readonly minutesOf: MinutesOf;
}

interface Answer extends Asked {
  readonly pay: WeekPay;
}

/** The last answers by first day: every head and row of a week asks the same. */
const answers = new Map<LocalDate, Answer>();
const MAX_ANSWERS = 12;

/** Hours, overtime and cost of the week; the same object for the same days, team and rules. */
function weekPayOf(days: readonly LocalDate[], asked: Asked): WeekPay {
  const [first] = days;
  const before = first && answers.get(first);
  if (before && isSame(before, asked)) return before.pay;
  const pay = payOfWeek({ ...asked, days, employees: asked.employees.values() });
  if (answers.size >= MAX_ANSWERS) answers.clear();
  if (first) answers.set(first, { ...asked, pay });
  return pay;
}

function isSame(before: Asked, { shifts, employees, overtime, minutesOf }: Asked): boolean {
  return (
    before.employees === employees &&
    before.overtime === overtime &&
    before.minutesOf === minutesOf &&
    before.shifts.length === shifts.length &&
    before.shifts.every((day, at) => day === shifts[at])
  );
}

/** Hours, overtime and cost of the week of that day. */
export function useWeekPay(date: LocalDate): WeekPay {
  const weekStart = useUi((state) => state.weekStart);
  const overtime = useUi((state) => state.overtime);
  const minutesOf = useUi((state) => minutesCounter(state.counting));
  const days = weekOf(date, weekStart);
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const shifts = useSchedule(useShallow(({ schedule }) => days.map((day) => shiftsOn(schedule.shifts, day))));
  return weekPayOf(days, { shifts, employees, overtime, minutesOf });
}
