import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { availabilityBreaks } from './availability';
import { daysRunningBreaks } from './days-running';
import { overlapBreaks } from './overlap';
import { restBreaks } from './rest';
import { roleBreaks } from './role';
import { RULE_NAMES, type RuleBreak, type RuleContext, type RuleName } from './rule-break';
import { weekHoursBreaks } from './week-hours';

const RULES: Readonly<Record<RuleName, (shift: Shift, context: RuleContext) => readonly RuleBreak[]>> = {
  role: roleBreaks,
  overlap: overlapBreaks,
  availability: availabilityBreaks,
  rest: restBreaks,
  weekHours: weekHoursBreaks,
  daysRunning: daysRunningBreaks,
};

/**
 * What the shift breaks for the context's person, most serious first; ignores the stored shift of the same id, so
 * that a changed version can be checked. An open or canceled shift breaks nothing.
 */
export function ruleBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  if (isOpenShift(shift) || !isCounted(shift)) return [];
  return RULE_NAMES.flatMap((name) => RULES[name](shift, context));
}
