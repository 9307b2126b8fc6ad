import { isMinorOn } from '@/lib/employees/person/in-house';
import { limitsFor, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import type { RuleBreak, RuleContext } from './rule-break';

/**
 * A break when the person's shifts that begin on the shift's day make more hours at work than the limit; exactly the
 * limit is allowed. A shift counts entirely on the day it begins; time that shifts share counts once, since the overlap
 * is a break of its own. Up to that limit the hours from which a day is overtime are one, where the rules of the house know any. None
 * where the same hours are above a minor's limit, which is said instead.
 */
export function dayHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const { most, ofOvertime } = houseLimits(context);
  if (Math.min(most, ofOvertime) === Number.POSITIVE_INFINITY) return [];
  const minutes = minutesOfDay(shift, context);
  const limitMinutes = minutes > most ? most : ofOvertime;
  if (minutes <= limitMinutes || minutes > minorLimit(shift, context)) return [];
  return [{ rule: 'dayHours', minutes, limitMinutes }];
}

/** A break when a minor's day makes more hours at work than theirs; exactly those are allowed. */
export function minorHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const limitMinutes = minorLimit(shift, context);
  if (limitMinutes === Number.POSITIVE_INFINITY) return [];
  const minutes = minutesOfDay(shift, context);
  return minutes > limitMinutes ? [{ rule: 'minorHours', minutes, limitMinutes }] : [];
}

/** The most minutes of the day at work that are no break for the person; infinite where nothing limits them. */
export function mostDayMinutes(date: LocalDate, context: RuleContext): number {
  const { most, ofOvertime } = houseLimits(context);
  return Math.min(most, ofOvertime, minorLimit({ date }, context));
}

function houseLimits({ limits, overtime = SPECIFIED_OVERTIME, employee }: RuleContext) {
  return {
    most: limits.dayHours > 0 ? limits.dayHours * HOUR_MINUTES : Number.POSITIVE_INFINITY,
    ofOvertime: limitsFor(overtime, employee).dayMinutes ?? Number.POSITIVE_INFINITY,
  };
}

function minorLimit({ date }: Pick<Shift, 'date'>, { employee, limits }: RuleContext): number {
  const isLimited = limits.minorDayHours > 0 && employee && isMinorOn(employee, date);
  return isLimited ? limits.minorDayHours * HOUR_MINUTES : Number.POSITIVE_INFINITY;
}

function minutesOfDay(shift: Shift, context: RuleContext): number {
  const others = context.shiftsOn(shift.date).filter(({ id }) => id !== shift.id);
  return others.length === 0 ? spanOf(shift) : minutesAtWork([shift, ...others]);
}

/** The minutes in which at least one of the shifts of one day is worked. */
export function minutesAtWork(shifts: readonly Shift[]): number {
  const spans = shifts
    .map(({ startTime, endTime }) => intervalOf(startTime, endTime))
    .sort((one, other) => one.startMinute - other.startMinute);
  let [minutes, until] = [0, 0];
  for (const { startMinute, endMinute } of spans) {
    minutes += Math.max(0, endMinute - Math.max(startMinute, until));
    until = Math.max(until, endMinute);
  }
  return minutes;
}

function spanOf({ startTime, endTime }: Shift): number {
  const { startMinute, endMinute } = intervalOf(startTime, endTime);
  return endMinute - startMinute;
}
