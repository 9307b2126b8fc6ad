import { staffingOf } from '@/lib/insights/staffing';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { DAY_HOURS, type DayNeed } from './need';

const MAX_WEEKS = 8;

/** The shifts that count in coverage and begin on the day. */
export type CountedOn = (date: LocalDate) => readonly Shift[];

/** People per role and hour, including the previous night and open shifts. */
export function plannedOn(shiftsOn: CountedOn, date: LocalDate): DayNeed {
  const { roles, hours } = staffingOf(shiftsOn(date), shiftsOn(addDays(date, -1)));
  return Object.fromEntries(roles.map((role, at) => [role, hours.map(({ counts }) => counts[at] ?? 0)]));
}

export interface PlannedNeed {
  readonly need: DayNeed;
  readonly days: number;
}

/** The median per role and hour of up to eight past days with shifts on that weekday. */
export function needFromPlan(shiftsOn: CountedOn, weekday: number, until: LocalDate): PlannedNeed {
  const offset = (isoWeekday(until) - weekday + 7) % 7 || 7;
  const past = Array.from({ length: MAX_WEEKS }, (_, week) => addDays(until, -offset - 7 * week))
    .filter((date) => shiftsOn(date).length > 0)
    .map((date) => plannedOn(shiftsOn, date));
  const roles = new Set(past.flatMap((day) => Object.keys(day)));
  const need = Array.from(roles, (role) => {
    const hours = Array.from({ length: DAY_HOURS }, (_, hour) =>
      median(past.map((day) => day[role]?.[hour] ?? 0)),
    );
    return [role, hours] as const;
  }).filter(([, hours]) => hours.some((count) => count > 0));
  return { need: Object.fromEntries(need), days: past.length };
}

function median(counts: readonly number[]): number {
  const sorted = [...counts].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
