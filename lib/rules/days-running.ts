import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { nextDay, previousDay } from './near-days';
import type { RuleBreak, RuleContext } from './rule-break';

/** More days than this without a free one between them are told. */
const MAX_DAYS_RUNNING = 6;
/** Nobody counts further, and a drag asks often. */
const COUNTED_EACH_WAY = 31;

/**
 * A break where the shift's day stands in a row of more than six days on each of which a shift of the person begins;
 * it says how many, counted up to 31 days each way.
 */
export function daysRunningBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  const days = 1 + daysWorked(shift, context, previousDay) + daysWorked(shift, context, nextDay);
  return days > MAX_DAYS_RUNNING ? [{ rule: 'daysRunning', days, limit: MAX_DAYS_RUNNING }] : [];
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
