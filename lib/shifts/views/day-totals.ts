import { nameKey } from '@/lib/employees/employee';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

/** Canceled and open shifts do not count; a shift counts on the day it begins. */
export interface DayTotals {
  /** Of shifts that begin on the day, including past midnight. */
  readonly minutes: number;
  /** Distinct people with a shift that begins on the day. */
  readonly headCount: number;
}

export function dayTotals(shiftsOfDay: readonly Shift[], minutesOf: MinutesOf = shiftMinutes): DayTotals {
  const counted = shiftsOfDay.filter(isCountedForPerson);
  return {
    minutes: counted.reduce((sum, shift) => sum + minutesOf(shift), 0),
    headCount: new Set(counted.map((shift) => nameKey(shift.employeeName))).size,
  };
}

export interface RoleTotals {
  readonly role: string;
  readonly minutes: number;
  readonly headCount: number;
}

/** In the order of `roles`, then others as they occur; omits canceled and open shifts. */
export function totalsByRole(
  shifts: readonly Shift[],
  roles: readonly string[],
  minutesOf: MinutesOf = shiftMinutes,
): readonly RoleTotals[] {
  const byRole = new Map<string, { minutes: number; people: Set<string> }>();
  for (const shift of shifts) {
    if (!isCountedForPerson(shift)) continue;
    const sum = byRole.get(shift.role) ?? { minutes: 0, people: new Set() };
    sum.minutes += minutesOf(shift);
    sum.people.add(nameKey(shift.employeeName));
    byRole.set(shift.role, sum);
  }
  const order = [...new Set([...roles, ...byRole.keys()])];
  return order.flatMap((role) => {
    const sum = byRole.get(role);
    return sum ? [{ role, minutes: sum.minutes, headCount: sum.people.size }] : [];
  });
}

export interface EmployeeTotals {
  readonly minutes: number;
  readonly shiftCount: number;
}

/** The minutes and shifts of each person by `nameKey`; omits canceled and open shifts. */
export function totalsByEmployee(
  days: Iterable<readonly Shift[]>,
  minutesOf: MinutesOf = shiftMinutes,
): ReadonlyMap<string, EmployeeTotals> {
  const totals = new Map<string, EmployeeTotals>();
  for (const shifts of days) {
    for (const shift of shifts) {
      if (!isCountedForPerson(shift)) continue;
      const key = nameKey(shift.employeeName);
      const sum = totals.get(key);
      totals.set(key, {
        minutes: (sum?.minutes ?? 0) + minutesOf(shift),
        shiftCount: (sum?.shiftCount ?? 0) + 1,
      });
    }
  }
  return totals;
}
