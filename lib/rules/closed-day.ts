import type { Shift } from '@/lib/shifts/shift/shift';
import { minuteOfDay } from '@/lib/time/clock-time';
import { nightMinutes, openingOn } from '@/lib/time/opening-hours';
import { previousDay } from './near-days';
import type { RuleBreak, RuleContext } from './rule-break';

/**
 * A break if the shift begins on a closed weekday. A shift that begins before the previous night closes
 * belongs to that night. Work outside the hours of an open day is fine, such as cleaning.
 */
export function closedDayBreaks({ date, startTime }: Shift, context: RuleContext): readonly RuleBreak[] {
  const { openingHours } = context;
  if (openingOn(openingHours, date)?.kind !== 'closed') return [];
  if (minuteOfDay(startTime) < nightMinutes(openingHours, previousDay(date))) return [];
  return [{ rule: 'closedDay', date }];
}
