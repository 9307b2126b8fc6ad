import { nameKey } from '@/lib/employees/employee';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

/** The figures in a day's head. Canceled and open shifts count in none; a shift counts on the day it begins. */
export interface DayTotals {
  /** Minutes of the shifts that begin on the day, overnight parts included. */
  readonly minutes: number;
  /** Distinct people with a shift that begins on the day. */
  readonly headCount: number;
}

/** The totals of one day's shifts. */
export function dayTotals(shiftsOfDay: readonly Shift[], minutesOf: MinutesOf = shiftMinutes): DayTotals {
  const counted = shiftsOfDay.filter(isSomebodys);
  return {
    minutes: counted.reduce((sum, shift) => sum + minutesOf(shift), 0),
    headCount: new Set(counted.map((shift) => nameKey(shift.employeeName))).size,
  };
}

/** Minutes and people of one role in the given shifts. */
export interface RoleTotals {
  readonly role: string;
  readonly minutes: number;
  readonly headCount: number;
}

/** Totals by role in the order of `roles`, then others as they occur; canceled and open shifts left out. */
export function totalsByRole(
  shifts: readonly Shift[],
  roles: readonly string[],
  minutesOf: MinutesOf = shiftMinutes,
): readonly RoleTotals[] {
  const byRole = new Map<string, { minutes: number; people: Set<string> }>();
  for (const shift of shifts) {
    if (!isSomebodys(shift)) continue;
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

/** Minutes and number of one person's shifts in the given days. */
export interface EmployeeTotals {
  readonly minutes: number;
  readonly shiftCount: number;
}

/** Totals by person (key: `nameKey` of the name) over any days' shifts, canceled and open ones left out. */
export function totalsByEmployee(
  days: Iterable<readonly Shift[]>,
  minutesOf: MinutesOf = shiftMinutes,
): ReadonlyMap<string, EmployeeTotals> {
  const totals = new Map<string, EmployeeTotals>();
  for (const shifts of days) {
    for (const shift of shifts) {
      if (!isSomebodys(shift)) continue;
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
