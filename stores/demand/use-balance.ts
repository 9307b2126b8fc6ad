'use client';

import { useShallow } from 'zustand/react/shallow';
import { type Balance, balanceOf } from '@/lib/demand/gaps';
import type { Demand } from '@/lib/demand/need';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { DayFilter } from '@/lib/shifts/views/shift-filter';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useCoverageFilter } from '@/stores/ui/use-counting';
import { useUi } from '@/stores/ui/use-ui';

interface Asked {
  readonly demand: Demand;
  readonly counted: DayFilter;
  readonly shifts: readonly (readonly Shift[])[];
}

/** The last answers by first day: every head of a week asks for the same. */
const answers = new Map<LocalDate, Asked & { readonly balance: Balance }>();
const MAX_ANSWERS = 12;

function balanceKept(days: readonly LocalDate[], asked: Asked): Balance {
  const [first] = days;
  const before = first && answers.get(first);
  const isSame =
    before?.demand === asked.demand &&
    before.counted === asked.counted &&
    before.shifts.length === asked.shifts.length &&
    before.shifts.every((day, at) => day === asked.shifts[at]);
  if (isSame) return before.balance;
  const known = new Map(withEve(days).map((day, at) => [day, asked.shifts[at] ?? []]));
  const balance = balanceOf(asked.demand, days, (date) => asked.counted(known.get(date) ?? []));
  if (answers.size >= MAX_ANSWERS) answers.clear();
  if (first) answers.set(first, { ...asked, balance });
  return balance;
}

function withEve(days: readonly LocalDate[]): readonly LocalDate[] {
  const [first] = days;
  return first ? [addDays(first, -1), ...days] : days;
}

/** What is missing or too many in each hour of the days; the same object until one of them, or the need, changes. */
export function useBalance(days: readonly LocalDate[]): Balance {
  const demand = useUi((state) => state.demand);
  const counted = useCoverageFilter();
  const shifts = useSchedule(
    useShallow(({ schedule }) => withEve(days).map((day) => shiftsOn(schedule.shifts, day))),
  );
  return balanceKept(days, { demand, counted, shifts });
}
