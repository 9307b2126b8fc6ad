import { nameKey } from '@/lib/employees/employee';
import { intervalOf } from '@/lib/time/interval';
import { isCounted, type Shift, shiftMinutes } from './shift';

/** What a day's head shows. Canceled shifts count in none of it. */
export interface DayTotals {
  /** Planned minutes of the shifts that begin on the day, overnight parts included. */
  readonly minutes: number;
  /** Distinct people with a shift that begins on the day. */
  readonly headCount: number;
  /** Distinct people at work in each hour of the day, 24 numbers; what runs past midnight ends with the day. */
  readonly peopleByHour: readonly number[];
}

/** The totals of one day's shifts. */
export function dayTotals(shiftsOfDay: readonly Shift[]): DayTotals {
  const people = new Set<string>();
  const hours = Array.from({ length: 24 }, () => new Set<string>());
  let minutes = 0;
  for (const shift of shiftsOfDay) {
    if (!isCounted(shift)) continue;
    const person = nameKey(shift.employeeName);
    const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
    const lastHour = Math.min(Math.ceil(endMinute / 60), 24);
    for (let hour = Math.floor(startMinute / 60); hour < lastHour; hour += 1) hours[hour]?.add(person);
    people.add(person);
    minutes += shiftMinutes(shift);
  }
  return { minutes, headCount: people.size, peopleByHour: hours.map((set) => set.size) };
}

/** Minutes and count of the shifts of one person in the days handed over. */
export interface EmployeeTotals {
  readonly minutes: number;
  readonly shiftCount: number;
}

/** Totals by person (key: `nameKey` of the name) over any days' shifts, canceled ones left out. */
export function totalsByEmployee(days: Iterable<readonly Shift[]>): ReadonlyMap<string, EmployeeTotals> {
  const totals = new Map<string, EmployeeTotals>();
  for (const shifts of days) {
    for (const shift of shifts) {
      if (!isCounted(shift)) continue;
      const key = nameKey(shift.employeeName);
      const sum = totals.get(key);
      totals.set(key, {
        minutes: (sum?.minutes ?? 0) + shiftMinutes(shift),
        shiftCount: (sum?.shiftCount ?? 0) + 1,
      });
    }
  }
  return totals;
}

/** More than this in a calendar week is overtime (SPEC section 9). */
export const WEEK_OVERTIME_MINUTES = 40 * 60;
