import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
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
    for (const shift of context.shiftsOn(day)) if (shift.id !== exceptId) minutes += shiftMinutes(shift);
  }
  return minutes;
}

/** A break when the shift brings the person above 40 hours in its week; exactly 40 is allowed. */
export function weekHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const minutes = weekMinutes(shift.date, context, shift.id) + shiftMinutes(shift);
  if (minutes <= WEEK_OVERTIME_MINUTES) return [];
  return [{ rule: 'weekHours', minutes, limitMinutes: WEEK_OVERTIME_MINUTES }];
}
