import { ownWeekHours } from '@/lib/employees/own-week-hours';
import { SPECIFIED_OVERTIME, weekLimitFor } from '@/lib/pay/overtime-rules';
import { COUNT_ALL, type MinutesOf, minutesCounter } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { weekDays } from './near-days';
import { WEEK_OVERTIME_MINUTES } from './overtime-limits';
import type { RuleBreak, RuleContext } from './rule-break';

/**
 * The person's minutes in the week of the date, without the shift `exceptId`. A shift counts entirely on the day it
 * begins.
 */
export function weekMinutes(date: LocalDate, context: RuleContext, exceptId?: string): number {
  let minutes = 0;
  for (const day of weekDays(date, context.weekStart)) {
    for (const shift of context.shiftsOn(day))
      if (shift.id !== exceptId) minutes += minutesIn(context)(shift);
  }
  return minutes;
}

/**
 * A break when the shift brings the person above the hours of a week from which they are overtime, as specified 40; exactly those are
 * allowed. None where the same hours are above the person's own limit, which is said instead.
 */
export function weekHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const minutes = minutesWith(shift, context);
  const limitMinutes = overtimeLimitOf(context);
  if (minutes <= limitMinutes || minutes > ownLimitOf(context)) return [];
  return [{ rule: 'weekHours', minutes, limitMinutes }];
}

/** A break when the shift brings the person above their own most hours a week; exactly those are allowed. */
export function ownHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const limitMinutes = ownLimitOf(context);
  // Most have none: their week is not added up.
  if (limitMinutes === Number.POSITIVE_INFINITY) return [];
  const minutes = minutesWith(shift, context);
  return minutes > limitMinutes ? [{ rule: 'ownHours', minutes, limitMinutes }] : [];
}

/** The most minutes a week that are no break for the person: 40 hours, where the house has no other rules, or their own fewer ones. */
export function mostWeekMinutes(context: RuleContext): number {
  const limit = Math.min(overtimeLimitOf(context), ownLimitOf(context));
  return Number.isFinite(limit) ? limit : WEEK_OVERTIME_MINUTES;
}

/** How a shift counts in the hours of a week. */
export function minutesIn({ counting = COUNT_ALL }: Pick<RuleContext, 'counting'>): MinutesOf {
  return minutesCounter(counting);
}

/** The minutes of a week above which the person's are overtime; infinite where none are by the week. */
export function overtimeLimitOf({ overtime = SPECIFIED_OVERTIME, employee }: RuleContext): number {
  return weekLimitFor(overtime, employee);
}

function minutesWith(shift: Shift, context: RuleContext): number {
  return weekMinutes(shift.date, context, shift.id) + minutesIn(context)(shift);
}

/** The person's own most minutes a week, whole ones: 33.3 hours times 60 is a little less than 1998. Infinite where they have none. */
export function ownLimitOf({ employee }: RuleContext): number {
  const hours = employee && ownWeekHours(employee);
  return hours === undefined ? Number.POSITIVE_INFINITY : Math.round(hours * HOUR_MINUTES);
}
