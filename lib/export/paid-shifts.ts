import { type Employee, nameKey } from '@/lib/employees/employee';
import { type Overtime, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { type Pay, payOfWeek } from '@/lib/pay/pay';
import { remembered } from '@/lib/remembered';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek, type WeekStart } from '@/lib/time/week';

export interface PaidShift {
  readonly shift: Shift;
  /** Spelled as in the person's last shift in all rows. */
  readonly name: string;
  readonly minutes: number;
  /** Overtime minutes, counting the person's week in order. */
  readonly overtimeMinutes: number;
}

export interface PaidWeek {
  readonly name: string;
  readonly firstDay: LocalDate;
  readonly shiftCount: number;
  readonly minutes: number;
  readonly overtimeMinutes: number;
}

export interface PaidGround {
  readonly first: LocalDate;
  readonly weekStart: WeekStart;
  /** Absent: no employee has individual limits. */
  readonly employees?: readonly Employee[] | undefined;
  /** Absent: as specified. */
  readonly overtime?: Overtime | undefined;
}

/**
 * Paid shifts from `first` on, by person, then time. Requires shifts in calendar order from the week's start,
 * because earlier hours count towards overtime.
 */
export function paidShifts(
  shifts: readonly Shift[],
  ground: PaidGround,
  compareNames: (one: string, other: string) => number,
  minutesOf: MinutesOf = shiftMinutes,
): readonly PaidShift[] {
  const pays = paysByShift(shifts, ground, minutesOf);
  const people = new Map<string, { name: string; paid: PaidShift[] }>();
  for (const shift of shifts) {
    if (!isSomebodys(shift) || shift.date < ground.first) continue;
    const key = nameKey(shift.employeeName);
    const person = people.get(key) ?? { name: '', paid: [] };
    people.set(key, person);
    person.name = shift.employeeName.trim();
    const pay = pays.get(shift.id);
    const minutes = pay?.minutes ?? minutesOf(shift);
    person.paid.push({
      shift,
      name: '',
      minutes,
      overtimeMinutes: (pay?.overtime ?? 0) + (pay?.double ?? 0),
    });
  }
  return [...people]
    .sort(
      ([oneKey, one], [otherKey, other]) =>
        compareNames(one.name, other.name) || (oneKey < otherKey ? -1 : 1),
    )
    .flatMap(([, { name, paid }]) => paid.map((own) => ({ ...own, name })));
}

/** By shift id, computed week by week. */
function paysByShift(
  shifts: readonly Shift[],
  { weekStart, employees = [], overtime = SPECIFIED_OVERTIME }: PaidGround,
  minutesOf: MinutesOf,
): ReadonlyMap<string, Pay> {
  // Thousands of shifts have only a few distinct weeks.
  const firstDayOf = remembered((date: LocalDate) => startOfWeek(date, weekStart));
  const weeks = new Map<LocalDate, Map<LocalDate, Shift[]>>();
  for (const shift of shifts) {
    const first = firstDayOf(shift.date);
    const week = weeks.get(first) ?? new Map<LocalDate, Shift[]>();
    weeks.set(first, week);
    const day = week.get(shift.date);
    if (day) day.push(shift);
    else week.set(shift.date, [shift]);
  }
  const pays = new Map<string, Pay>();
  for (const [first, week] of weeks) {
    const days = sevenDaysFrom(first);
    const ofWeek = days.map((day) => week.get(day) ?? []);
    for (const [id, pay] of payOfWeek({ days, shifts: ofWeek, employees, overtime, minutesOf }).shifts)
      pays.set(id, pay);
  }
  return pays;
}

/** In the order of the shifts. */
export function paidWeeks(paid: readonly PaidShift[], weekStart: WeekStart): readonly PaidWeek[] {
  const weeks: PaidWeek[] = [];
  const firstDayOf = remembered((date: LocalDate) => startOfWeek(date, weekStart));
  for (const { shift, name, minutes, overtimeMinutes } of paid) {
    const firstDay = firstDayOf(shift.date);
    const last = weeks.at(-1);
    const isSame = last?.firstDay === firstDay && last.name === name;
    const sum = isSame ? last : { shiftCount: 0, minutes: 0, overtimeMinutes: 0 };
    if (isSame) weeks.pop();
    weeks.push({
      name,
      firstDay,
      shiftCount: sum.shiftCount + 1,
      minutes: sum.minutes + minutes,
      overtimeMinutes: sum.overtimeMinutes + overtimeMinutes,
    });
  }
  return weeks;
}
