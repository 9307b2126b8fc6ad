import { nameKey } from '@/lib/employees/employee';
import type { RoleColor } from '@/lib/employees/role';
import { limitsFor, type Overtime } from '@/lib/pay/overtime-rules';
import { type Pay, type PayInput, payOfWeek, sumOf } from '@/lib/pay/pay';
import { MONTH_OVERTIME_MINUTES, WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { daysOfMonth } from '@/lib/time/month';
import { type WeekStart, weekOf } from '@/lib/time/week';

export type HoursTimeframe = 'week' | 'month';

/** Minutes above this limit are overtime (SPEC section 9). */
export const OVERTIME_LIMIT_MINUTES: Readonly<Record<HoursTimeframe, number>> = {
  week: WEEK_OVERTIME_MINUTES,
  month: MONTH_OVERTIME_MINUTES,
};

/** Length of a full bar as a multiple of the limit, unless somebody works longer. */
const BAR_SCALE = 1.2;

export interface EmployeeHours {
  readonly key: string;
  readonly name: string;
  readonly color: RoleColor;
  readonly minutes: number;
  readonly overtimeMinutes: number;
  readonly roles: readonly RoleMinutes[];
  readonly shifts: readonly Shift[];
}

export interface RoleMinutes {
  readonly role: string;
  readonly color: RoleColor;
  readonly minutes: number;
}

export function hoursDays(
  date: LocalDate,
  timeframe: HoursTimeframe,
  weekStart: WeekStart,
): readonly LocalDate[] {
  return timeframe === 'week' ? weekOf(date, weekStart) : daysOfMonth(date);
}

/**
 * People with a counted shift that begins on these days, unordered, without open shifts. `overtimeOf`
 * overrides the minutes above the limit.
 */
export function hoursByEmployee(
  days: Iterable<readonly Shift[]>,
  limitMinutes: number,
  minutesOf: MinutesOf = shiftMinutes,
  overtimeOf?: MinutesOf,
): readonly EmployeeHours[] {
  const shiftsByPerson = new Map<string, Shift[]>();
  for (const shifts of days) {
    for (const shift of shifts) {
      if (!isCountedForPerson(shift)) continue;
      const key = nameKey(shift.employeeName);
      const ofPerson = shiftsByPerson.get(key);
      if (ofPerson) ofPerson.push(shift);
      else shiftsByPerson.set(key, [shift]);
    }
  }
  return Array.from(shiftsByPerson, ([key, shifts]) => {
    const last = shifts.at(-1);
    const minutes = shifts.reduce((sum, shift) => sum + minutesOf(shift), 0);
    return {
      key,
      name: last?.employeeName ?? '',
      color: last?.color ?? 'gray',
      minutes,
      overtimeMinutes: overtimeOf
        ? shifts.reduce((sum, shift) => sum + overtimeOf(shift), 0)
        : Math.max(minutes - limitMinutes, 0),
      roles: minutesByRole(shifts, minutesOf),
      shifts,
    };
  });
}

function minutesByRole(shifts: readonly Shift[], minutesOf: MinutesOf): readonly RoleMinutes[] {
  const byRole = new Map<string, RoleMinutes>();
  for (const shift of shifts) {
    const { role, color } = shift;
    byRole.set(role, { role, color, minutes: (byRole.get(role)?.minutes ?? 0) + minutesOf(shift) });
  }
  return [...byRole.values()].sort((one, other) => other.minutes - one.minutes);
}

export function totalMinutes(rows: readonly EmployeeHours[]): number {
  return rows.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The limit plus a fifth, or the longest row if that row is longer. */
export function barMinutes(rows: readonly EmployeeHours[], limitMinutes: number): number {
  return rows.reduce((max, { minutes }) => Math.max(max, minutes), limitMinutes * BAR_SCALE);
}

/** Quarters of the limit, or halves if somebody works twice the limit or more. */
export function hourTicks(fullMinutes: number, limitMinutes: number): number[] {
  const step = limitMinutes / (fullMinutes > 2 * limitMinutes ? 2 : 4);
  return Array.from({ length: Math.floor(fullMinutes / step) + 1 }, (_, position) => (position * step) / 60);
}

export interface CountedPay {
  /** By shift id. */
  readonly shifts: ReadonlyMap<string, Pay>;
  /** Pay by `nameKey`, including parts of salaries. */
  readonly people: ReadonlyMap<string, Pay>;
  readonly total: Pay;
}

/** Computes pay for whole weeks, then sums each person's pay over the counted days. */
export function payOfDays(
  days: readonly LocalDate[],
  weekStart: WeekStart,
  shiftsOn: (date: LocalDate) => readonly Shift[],
  context: Omit<PayInput, 'days' | 'shifts'>,
): CountedPay {
  const counted = new Set(days);
  const weeks = new Map(days.map((day) => weekOf(day, weekStart)).map((week) => [week[0], week]));
  const shifts = new Map<string, Pay>();
  const parts = new Map<string, Pay[]>();
  for (const week of weeks.values()) {
    const pay = payOfWeek({ ...context, days: week, shifts: week.map(shiftsOn) });
    for (const [id, ofShift] of pay.shifts) shifts.set(id, ofShift);
    for (const [key, { byDay }] of pay.people) {
      const countedParts = week.flatMap((day, at) => (counted.has(day) ? (byDay[at] ?? []) : []));
      parts.set(key, [...(parts.get(key) ?? []), ...countedParts]);
    }
  }
  const people = new Map(Array.from(parts, ([key, countedParts]) => [key, sumOf(countedParts)]));
  return { shifts, people, total: sumOf([...people.values()]) };
}

/** The limit to which bars are drawn: weekly hours of the rules, 40 if unset; monthly as specified. */
export function shownLimit(timeframe: HoursTimeframe, overtime: Overtime): number {
  if (timeframe === 'month') return OVERTIME_LIMIT_MINUTES.month;
  return limitsFor(overtime, undefined).weekMinutes ?? OVERTIME_LIMIT_MINUTES.week;
}
