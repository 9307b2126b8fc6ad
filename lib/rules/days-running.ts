import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { nextDay, previousDay } from './near-days';
import type { RuleBreak, RuleContext } from './rule-break';

/** Limit of the count in each direction: a drag evaluates this often. */
const COUNTED_EACH_WAY = 31;

/** Counts up to 31 days in each direction. */
export function daysRunningBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const limit = context.limits.daysRunning;
  if (limit <= 0) return [];
  const days = 1 + daysWorked(shift, context, previousDay) + daysWorked(shift, context, nextDay);
  return days > limit ? [{ rule: 'daysRunning', days, limit }] : [];
}

function daysWorked(shift: Shift, context: RuleContext, step: (date: LocalDate) => LocalDate): number {
  let date = step(shift.date);
  let count = 0;
  while (count < COUNTED_EACH_WAY && context.shiftsOn(date).some(({ id }) => id !== shift.id)) {
    date = step(date);
    count += 1;
  }
  return count;
}
