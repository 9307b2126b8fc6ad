import { availabilityOf, type DayAvailability } from '@/lib/employees/availability';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Interval } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import type { PersonOff } from './staff-day';

/** Somebody without a shift on a day, and whether they could have one. */
export interface FreePerson extends PersonOff {
  /** Undefined for a name found only in canceled shifts. */
  readonly employee: Employee | undefined;
  /** `none`: not available on the day at all. */
  readonly kind: DayAvailability['kind'];
  /** The minute of the day until which they rest from the days before; undefined if they have rested by midnight. */
  readonly restUntil: number | undefined;
}

/** The end of everybody's rest by `nameKey`, in minutes from the day's midnight; only what lies after it. */
export type RestEnds = ReadonlyMap<string, number>;

const TWO_DAYS: Interval = { startMinute: 0, endMinute: 2 * DAY_MINUTES };

/**
 * When the rest after the shifts of the two days before is over. A shift that began earlier ended at least a day ago, and
 * no rest is longer. Wall-clock minutes: a night with a clock change counts as planned.
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
      if (!isSomebodys(shift)) continue;
      const end = intervalOn(days, shift.startTime, shift.endTime).endMinute + restHours * HOUR_MINUTES;
      const key = nameKey(shift.employeeName);
      if (end > Math.max(ends.get(key) ?? 0, 0)) ends.set(key, end);
    }
  }
  return ends;
}

/** Who is off, with when they could work: first those who can all day, last those who cannot; else in their own order. */
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

/**
 * The stretches of the day and the night after it in which the employee should not work: not available, or at rest until
 * that minute. In order, disjoint, in minutes from the day's midnight.
 */
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
