import { availabilityOf, type DayAvailability } from '@/lib/employees/availability';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Interval } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import type { PersonOff } from './staff-day';

/** A person without a shift on a day, and whether the person could have one. */
export interface FreePerson extends PersonOff {
  /** Undefined for a name found only in canceled shifts. */
  readonly employee: Employee | undefined;
  /** `none`: not available on the day at all. */
  readonly kind: DayAvailability['kind'];
  /** Minute of the day until which the person rests; undefined if the rest ends by midnight. */
  readonly restUntil: number | undefined;
}

/** By `nameKey`, in minutes from midnight; only rests that end later. */
export type RestEnds = ReadonlyMap<string, number>;

const TWO_DAYS: Interval = { startMinute: 0, endMinute: 2 * DAY_MINUTES };

/**
 * When the rest after the two days before ends. No rest exceeds a day, so earlier shifts do not matter.
 * Wall-clock minutes: a night with a clock change counts as planned.
 */
export function restEnds(
  shiftsTwoDaysBefore: readonly Shift[],
  shiftsOfDayBefore: readonly Shift[],
  restHours: number,
): RestEnds {
  const ends = new Map<string, number>();
  if (restHours <= 0) return ends;
  for (const [days, shifts] of [[-2, shiftsTwoDaysBefore] as const, [-1, shiftsOfDayBefore] as const]) {
    for (const shift of shifts) {
      if (!isCountedForPerson(shift)) continue;
      const end = intervalOn(days, shift.startTime, shift.endTime).endMinute + restHours * HOUR_MINUTES;
      const key = nameKey(shift.employeeName);
      if (end > Math.max(ends.get(key) ?? 0, 0)) ends.set(key, end);
    }
  }
  return ends;
}

/**
 * Sorts people who can work all day first, and people who cannot work last; otherwise keeps the given order.
 */
export function freePeople(
  off: readonly PersonOff[],
  employees: ReadonlyMap<string, Employee>,
  date: LocalDate,
  rests: RestEnds,
): readonly FreePerson[] {
  const people = off.map((person) => {
    const employee = employees.get(person.key);
    const { kind } = employee ? availabilityOf(employee, date) : { kind: 'all' as const };
    return { ...person, employee, kind, restUntil: rests.get(person.key) };
  });
  return people.sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ kind, restUntil }: FreePerson): number {
  if (kind === 'none') return 2;
  return kind === 'all' && restUntil === undefined ? 0 : 1;
}

/** When the employee is unavailable or resting, also in the following night; minutes from midnight. */
export function closedStretches(
  employee: Employee | undefined,
  date: LocalDate,
  restUntil: number | undefined,
): readonly Interval[] {
  const open = employee ? availabilityOf(employee, date).stretches : [TWO_DAYS];
  const closed: Interval[] = [];
  let from = 0;
  const close = (to: number) => {
    if (from < to) closed.push({ startMinute: from, endMinute: to });
  };
  for (const stretch of open) {
    const startMinute = Math.max(stretch.startMinute, restUntil ?? 0);
    if (startMinute >= stretch.endMinute) continue;
    close(startMinute);
    from = stretch.endMinute;
  }
  close(TWO_DAYS.endMinute);
  return closed;
}
