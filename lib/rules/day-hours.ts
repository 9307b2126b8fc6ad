import { isMinorOn } from '@/lib/employees/person/person-facts';
import { limitsFor, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import type { RuleBreak, RuleContext } from './rule-break';

/**
 * Exactly the limit is allowed; overlapping time counts once. Returns no break if a minor's limit is broken,
 * because that break reports the same hours.
 */
export function dayHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const { daily, untilOvertime } = dayLimitsOf(context);
  if (Math.min(daily, untilOvertime) === Number.POSITIVE_INFINITY) return [];
  const minutes = minutesOfDay(shift, context);
  const limitMinutes = minutes > daily ? daily : untilOvertime;
  if (minutes <= limitMinutes || minutes > minorLimit(shift, context)) return [];
  return [{ rule: 'dayHours', minutes, limitMinutes }];
}

/** Exactly the limit is allowed. */
export function minorHoursBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const limitMinutes = minorLimit(shift, context);
  if (limitMinutes === Number.POSITIVE_INFINITY) return [];
  const minutes = minutesOfDay(shift, context);
  return minutes > limitMinutes ? [{ rule: 'minorHours', minutes, limitMinutes }] : [];
}

/** The maximum for the person on the day; infinite without a limit. */
export function maxDayMinutes(date: LocalDate, context: RuleContext): number {
  const { daily, untilOvertime } = dayLimitsOf(context);
  return Math.min(daily, untilOvertime, minorLimit({ date }, context));
}

function dayLimitsOf({ limits, overtime = SPECIFIED_OVERTIME, employee }: RuleContext) {
  return {
    daily: limits.dayHours > 0 ? limits.dayHours * HOUR_MINUTES : Number.POSITIVE_INFINITY,
    untilOvertime: limitsFor(overtime, employee).dayMinutes ?? Number.POSITIVE_INFINITY,
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

/** Overlapping time counts once. */
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
