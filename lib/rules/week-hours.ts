import { maxWeekHoursOf } from '@/lib/employees/max-week-hours';
import { SPECIFIED_OVERTIME, weekLimitFor } from '@/lib/pay/overtime-rules';
import { COUNT_ALL, type MinutesOf, minutesCounter } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { weekDays } from './nearby-shifts';
import { WEEK_OVERTIME_MINUTES } from './overtime-limits';
import type { RuleBreak, RuleContext } from './rule-break';

/** The person's minutes in the week, without the shift `exceptId`. A shift counts on the day it begins. */
export function weekMinutes(date: LocalDate, context: RuleContext, exceptId?: string): number {
  let minutes = 0;
  for (const day of weekDays(date, context.weekStart)) {
    for (const shift of context.shiftsOn(day))
      if (shift.id !== exceptId) minutes += minutesIn(context)(shift);
  }
  return minutes;
}

/**
 * Exactly the limit is allowed. Returns no break if the personal limit is broken, because that break reports
 * the same hours.
 */
export function weekHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const minutes = minutesWith(shift, context);
  const limitMinutes = overtimeLimitOf(context);
  if (minutes <= limitMinutes || minutes > personalLimitOf(context)) return [];
  return [{ rule: 'weekHours', minutes, limitMinutes }];
}

/** Exactly the maximum is allowed. */
export function ownHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const limitMinutes = personalLimitOf(context);
  // Most people have no limit.
  if (limitMinutes === Number.POSITIVE_INFINITY) return [];
  const minutes = minutesWith(shift, context);
  return minutes > limitMinutes ? [{ rule: 'ownHours', minutes, limitMinutes }] : [];
}

/** The overtime limit, or a lower personal limit. */
export function maxWeekMinutes(context: RuleContext): number {
  const limit = Math.min(overtimeLimitOf(context), personalLimitOf(context));
  return Number.isFinite(limit) ? limit : WEEK_OVERTIME_MINUTES;
}

export function minutesIn({ counting = COUNT_ALL }: Pick<RuleContext, 'counting'>): MinutesOf {
  return minutesCounter(counting);
}

/** Infinite if overtime is not counted by week. */
export function overtimeLimitOf({ overtime = SPECIFIED_OVERTIME, employee }: RuleContext): number {
  return weekLimitFor(overtime, employee);
}

function minutesWith(shift: Shift, context: RuleContext): number {
  return weekMinutes(shift.date, context, shift.id) + minutesIn(context)(shift);
}

/** Whole minutes: 33.3 hours times 60 is a little less than 1998. Infinite if unset. */
export function personalLimitOf({ employee }: RuleContext): number {
  const hours = employee && maxWeekHoursOf(employee);
  return hours === undefined ? Number.POSITIVE_INFINITY : Math.round(hours * HOUR_MINUTES);
}
