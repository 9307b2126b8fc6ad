import { nameKey } from '@/lib/employees/employee';
import { remembered } from '@/lib/remembered';
import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';

/** A shift that is paid, with the part of it that is overtime. */
export interface PaidShift {
  readonly shift: Shift;
  /** Spelled as in the person's last shift, the same in all rows. */
  readonly name: string;
  readonly minutes: number;
  /** The part above 40 hours in the person's week, taking the week's shifts in order. */
  readonly overtimeMinutes: number;
}

/** What one person is paid for in one week. */
export interface PaidWeek {
  readonly name: string;
  readonly firstDay: LocalDate;
  readonly shiftCount: number;
  readonly minutes: number;
  readonly overtimeMinutes: number;
}

/**
 * The paid shifts from `first` on, by person and then by time: canceled and open ones are not paid. Takes shifts in
 * calendar order from the beginning of the week of `first`: earlier hours of that week count towards overtime.
 */
export function paidShifts(
  shifts: readonly Shift[],
  { first, weekStart }: { readonly first: LocalDate; readonly weekStart: WeekStart },
  compareNames: (one: string, other: string) => number,
  minutesOf: MinutesOf = shiftMinutes,
): readonly PaidShift[] {
  const people = new Map<
    string,
    { name: string; paid: PaidShift[]; firstDay?: LocalDate; minutes: number }
  >();
  // Thousands of shifts have only a few distinct weeks.
  const firstDayOf = remembered((date: LocalDate) => startOfWeek(date, weekStart));
  for (const shift of shifts) {
    if (!isSomebodys(shift)) continue;
    const key = nameKey(shift.employeeName);
    const person = people.get(key) ?? { name: '', paid: [], minutes: 0 };
    people.set(key, person);
    const firstDay = firstDayOf(shift.date);
    if (firstDay !== person.firstDay) person.minutes = 0;
    const minutes = minutesOf(shift);
    const before = person.minutes;
    Object.assign(person, { firstDay, minutes: before + minutes });
    if (shift.date < first) continue;
    person.name = shift.employeeName.trim();
    const overtimeMinutes = Math.min(minutes, Math.max(before + minutes - WEEK_OVERTIME_MINUTES, 0));
    person.paid.push({ shift, name: '', minutes, overtimeMinutes });
  }
  return [...people]
    .sort(
      ([oneKey, one], [otherKey, other]) =>
        compareNames(one.name, other.name) || (oneKey < otherKey ? -1 : 1),
    )
    .flatMap(([, { name, paid }]) => paid.map((own) => ({ ...own, name })));
}

/** Totals per person and week, in the order of the shifts. */
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
