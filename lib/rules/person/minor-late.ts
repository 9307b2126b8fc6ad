import { isMinorOn } from '@/lib/employees/person/in-house';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { intervalOf } from '@/lib/time/interval';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';

/** A shift that begins before this hour belongs to the previous night. */
const NIGHT_ENDS_HOUR = 5;

/** Exactly the latest hour is allowed. Age counts on the start day. */
export function minorLateBreaks(
  { date, startTime, endTime }: Shift,
  { employee, limits }: RuleContext,
): readonly RuleBreak[] {
  const { minorLatestHour } = limits;
  if (!employee || minorLatestHour <= 0 || !isMinorOn(employee, date)) return [];
  const { startMinute, endMinute } = intervalOf(startTime, endTime);
  const latest = minorLatestHour * HOUR_MINUTES;
  if (endMinute <= latest && startMinute >= NIGHT_ENDS_HOUR * HOUR_MINUTES) return [];
  return [{ rule: 'minorLate', latest: clockTimeOf(latest % DAY_MINUTES) }];
}
