import { nameKey } from '@/lib/employees/employee';
import type { RoleColor } from '@/lib/employees/role';
import { MONTH_OVERTIME_MINUTES, WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type WeekStart, weekOf } from '@/lib/time/week';
import { type InsightsDays, insightsMonthOf } from './insights-range';

export type HoursTimeframe = 'week' | 'month';

/** More than this is overtime (SPEC section 9). */
export const OVERTIME_LIMIT_MINUTES: Readonly<Record<HoursTimeframe, number>> = {
  week: WEEK_OVERTIME_MINUTES,
  month: MONTH_OVERTIME_MINUTES,
};

/** Length of a full bar as a multiple of the limit, unless somebody works longer still. */
const BAR_SCALE = 1.2;

/** One person's planned hours in the counted days. */
export interface EmployeeHours {
  /** `nameKey` of the name. */
  readonly key: string;
  /** Spelled as in the last of the shifts. */
  readonly name: string;
  readonly color: RoleColor;
  readonly minutes: number;
  /** Minutes above the limit; 0 up to it. */
  readonly overtimeMinutes: number;
  /** Minutes by role, most first. */
  readonly roles: readonly RoleMinutes[];
  /** The counted shifts in calendar order; at least one. */
  readonly shifts: readonly Shift[];
}

export interface RoleMinutes {
  readonly role: string;
  readonly color: RoleColor;
  readonly minutes: number;
}

/** The counted days for a date: its week, or its calendar month. */
export function hoursDays(date: LocalDate, timeframe: HoursTimeframe, weekStart: WeekStart): InsightsDays {
  return timeframe === 'week' ? weekOf(date, weekStart) : insightsMonthOf(date);
}

/**
 * The hours of everybody with a counted shift that begins on these days, given in order; an overnight shift counts
 * entirely on the day it begins. Canceled and open shifts are left out. The result is unordered.
 */
export function hoursByEmployee(
  days: Iterable<readonly Shift[]>,
  limitMinutes: number,
  minutesOf: MinutesOf = shiftMinutes,
): readonly EmployeeHours[] {
  const shiftsByPerson = new Map<string, Shift[]>();
  for (const shifts of days) {
    for (const shift of shifts) {
      if (!isSomebodys(shift)) continue;
      const key = nameKey(shift.employeeName);
      const own = shiftsByPerson.get(key);
      if (own) own.push(shift);
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
      overtimeMinutes: Math.max(minutes - limitMinutes, 0),
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

/** Total of all rows. */
export function totalMinutes(rows: readonly EmployeeHours[]): number {
  return rows.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes of a full bar: the limit plus a fifth, or the longest row if that is more. */
export function barMinutes(rows: readonly EmployeeHours[], limitMinutes: number): number {
  return rows.reduce((most, { minutes }) => Math.max(most, minutes), limitMinutes * BAR_SCALE);
}

/** The hours marked along the bars: quarters of the limit, or halves when somebody works twice the limit or more. */
export function hourTicks(fullMinutes: number, limitMinutes: number): number[] {
  const step = limitMinutes / (fullMinutes > 2 * limitMinutes ? 2 : 4);
  return Array.from({ length: Math.floor(fullMinutes / step) + 1 }, (_, position) => (position * step) / 60);
}
