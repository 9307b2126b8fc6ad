import type { Shift } from '@/lib/shifts/shift/shift';
import { minuteOfDay } from '@/lib/time/clock-time';
import { nightMinutes, openingOn } from '@/lib/time/opening-hours';
import { previousDay } from './near-days';
import type { RuleBreak, RuleContext } from './rule-break';

/** A shift before the previous night's closing belongs to that night. Hours of an open day do not matter. */
export function closedDayBreaks({ date, startTime }: Shift, context: RuleContext): readonly RuleBreak[] {
  const { openingHours } = context;
  if (openingOn(openingHours, date)?.kind !== 'closed') return [];
  if (minuteOfDay(startTime) < nightMinutes(openingHours, previousDay(date))) return [];
  return [{ rule: 'closedDay', date }];
}
