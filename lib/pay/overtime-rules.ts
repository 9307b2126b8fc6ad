import type { Employee } from '@/lib/employees/employee';
import { maxWeekHoursOf } from '@/lib/employees/max-week-hours';
import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import { HOUR_MINUTES } from '@/lib/time/units';

export const OVERTIME_RULES = ['weekly', 'ownWeek', 'california', 'none', 'own'] as const;

export type OvertimeRules = (typeof OVERTIME_RULES)[number];

/** In percent of the wage; the minimum is 100. */
export const MAX_OVERTIME_PERCENT = 1000;

/** Overtime thresholds in minutes and rates in percent of the wage. An absent limit does not apply. */
export interface OvertimeLimits {
  readonly dayMinutes?: number | undefined;
  /** Hours of a day above this limit cost `doublePercent`. */
  readonly dayDoubleMinutes?: number | undefined;
  readonly weekMinutes?: number | undefined;
  readonly percent: number;
  readonly doublePercent: number;
  /** Whether the seventh consecutive day of a week is overtime. */
  readonly seventhDay: boolean;
}

/** The specification's rule: hours above 40 a week cost one and a half times the wage. */
const WEEKLY: OvertimeLimits = {
  weekMinutes: WEEK_OVERTIME_MINUTES,
  percent: 150,
  doublePercent: 200,
  seventhDay: false,
};

/**
 * California Labor Code § 510: over 8 hours a day, over 40 a week and the first 8 of a seventh day at one and
 * a half; over 12 a day and over 8 on a seventh day at double.
 */
const CALIFORNIA: OvertimeLimits = {
  dayMinutes: 8 * HOUR_MINUTES,
  dayDoubleMinutes: 12 * HOUR_MINUTES,
  weekMinutes: WEEK_OVERTIME_MINUTES,
  percent: 150,
  doublePercent: 200,
  seventhDay: true,
};

const NONE: OvertimeLimits = { percent: 100, doublePercent: 100, seventhDay: false };

export interface Overtime {
  readonly rules: OvertimeRules;
  readonly own: OvertimeLimits;
}

export const SPECIFIED_OVERTIME: Overtime = { rules: 'weekly', own: WEEKLY };

/** A personal weekly limit causes overtime only if the rules include personal limits. */
export function limitsFor(
  { rules, own }: Overtime,
  person: Pick<Employee, 'maxWeekHours'> | undefined,
): OvertimeLimits {
  switch (rules) {
    case 'weekly':
      return WEEKLY;
    case 'california':
      return CALIFORNIA;
    case 'none':
      return NONE;
    case 'own':
      return own;
    case 'ownWeek': {
      const hours = person && maxWeekHoursOf(person);
      return hours === undefined ? WEEKLY : { ...WEEKLY, weekMinutes: Math.round(hours * HOUR_MINUTES) };
    }
  }
}

/** The weekly overtime limit in minutes; infinite if overtime is not counted by week. */
export function weekLimitFor(overtime: Overtime, person: Pick<Employee, 'maxWeekHours'> | undefined): number {
  return limitsFor(overtime, person).weekMinutes ?? Number.POSITIVE_INFINITY;
}
