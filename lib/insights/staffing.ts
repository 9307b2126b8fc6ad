import { ROLES } from '@/lib/employees/role';
import { coverageKey } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { stretchesOf } from '@/lib/shifts/views/at-work';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { sevenDaysFrom, startOfWeek, type WeekStart } from '@/lib/time/week';

/** The specified chart has 24 columns with 6 ticks below. */
const HOURS_OF_DAY = 24;
export const STAFFING_TICK_HOURS: readonly number[] = [0, 4, 8, 12, 16, 20];
const MAX_STEPS = 4;

export interface StaffingHour {
  readonly hour: number;
  readonly counts: readonly number[];
}

export interface Staffing {
  readonly roles: readonly string[];
  readonly hours: readonly StaffingHour[];
}

/**
 * Seven days from today if today's week is shown, else from the first day of the shown week; fewer at the
 * calendar's end.
 */
export function staffingDays(
  selectedDate: LocalDate,
  today: LocalDate,
  weekStart: WeekStart,
): readonly LocalDate[] {
  const shownWeek = startOfWeek(selectedDate, weekStart);
  const isThisWeek = shownWeek === startOfWeek(today, weekStart);
  return [...new Set(sevenDaysFrom(isThisWeek ? today : shownWeek))];
}

/**
 * Any part of an hour counts, once per person and role, including yesterday's shifts past midnight. Every
 * open shift counts; canceled ones are ignored.
 */
export function staffingOf(
  ofDay: readonly Shift[],
  ofDayBefore: readonly Shift[],
  order: readonly string[] = ROLES,
): Staffing {
  const peopleByRole = new Map<string, Set<string>[]>();
  for (const { shift, startMinute, endMinute } of stretchesOf(ofDayBefore, ofDay)) {
    const hours =
      peopleByRole.get(shift.role) ?? Array.from({ length: HOURS_OF_DAY }, () => new Set<string>());
    peopleByRole.set(shift.role, hours);
    const person = coverageKey(shift);
    const first = Math.floor(startMinute / HOUR_MINUTES);
    for (const people of hours.slice(first, Math.ceil(endMinute / HOUR_MINUTES))) people.add(person);
  }
  const roles = inRoleOrder(peopleByRole.keys(), order);
  const hours = Array.from({ length: HOURS_OF_DAY }, (_, hour) => ({
    hour,
    counts: roles.map((role) => peopleByRole.get(role)?.[hour]?.size ?? 0),
  }));
  return { roles, hours };
}

export function inRoleOrder(roles: Iterable<string>, order: readonly string[] = ROLES): readonly string[] {
  const present = new Set(roles);
  const known = order.filter((role) => present.delete(role));
  return [...known, ...[...present].sort()];
}

export function staffingWithout(staffing: Staffing, hiddenRoles: ReadonlySet<string>): Staffing {
  const kept = staffing.roles.flatMap((role, position) =>
    hiddenRoles.has(role) ? [] : [{ role, position }],
  );
  return {
    roles: kept.map(({ role }) => role),
    hours: staffing.hours.map(({ hour, counts }) => ({
      hour,
      counts: kept.map(({ position }) => counts[position] ?? 0),
    })),
  };
}

/** A person who works in two roles counts in both. */
export function staffingTotal({ counts }: StaffingHour): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The first hour with the maximum; undefined if nobody works. */
export function busiestHour({ hours }: Staffing): StaffingHour | undefined {
  const maxTotal = Math.max(...hours.map(staffingTotal));
  return maxTotal === 0 ? undefined : hours.find((hour) => staffingTotal(hour) === maxTotal);
}

/** Whole numbers from 0 to at least `highest`, in 1 to 4 equal steps of 1, 2 or 5 times a power of ten. */
export function countTicks(highest: number): readonly number[] {
  const minStep = Math.max(highest, 1) / MAX_STEPS;
  const power = 10 ** Math.max(Math.floor(Math.log10(minStep)), 0);
  const step = ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10) * power;
  const count = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: count + 1 }, (_, position) => position * step);
}

export function staffingTicks({ hours }: Staffing, need: readonly number[] = []): readonly number[] {
  return countTicks(Math.max(...hours.map(staffingTotal), ...need));
}
