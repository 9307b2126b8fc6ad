import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { availabilityBreaks } from './availability';
import { closedDayBreaks } from './closed-day';
import { dayHoursBreaks, minorHoursBreaks } from './day-hours';
import { daysRunningBreaks } from './days-running';
import { overlapBreaks } from './overlap';
import { certificateBreaks } from './person/certificate';
import { employmentBreaks } from './person/employment';
import { minorLateBreaks } from './person/minor-late';
import { restBreaks } from './rest';
import { roleBreaks } from './role';
import { RULE_NAMES, type RuleBreak, type RuleContext, type RuleName } from './rule-break';
import { ownHoursBreaks, weekHoursBreaks } from './week-hours';

const RULES: Readonly<Record<RuleName, (shift: Shift, context: RuleContext) => readonly RuleBreak[]>> = {
  role: roleBreaks,
  overlap: overlapBreaks,
  availability: availabilityBreaks,
  employment: employmentBreaks,
  closedDay: closedDayBreaks,
  certificate: certificateBreaks,
  rest: restBreaks,
  minorLate: minorLateBreaks,
  minorHours: minorHoursBreaks,
  dayHours: dayHoursBreaks,
  ownHours: ownHoursBreaks,
  weekHours: weekHoursBreaks,
  daysRunning: daysRunningBreaks,
};

/**
 * Most serious first. Ignores the stored shift of the same id, so that a changed version can be checked. An
 * open shift can only break `closedDay`, a canceled one nothing.
 */
export function ruleBreaks(shift: Shift, context: RuleContext): readonly RuleBreak[] {
  if (!isCounted(shift)) return [];
  if (isOpenShift(shift)) return closedDayBreaks(shift, context);
  // A loop for speed: most rules find nothing, and a week needs two thousand checks.
  const found: RuleBreak[] = [];
  for (const name of RULE_NAMES) {
    const broken = RULES[name](shift, context);
    if (broken.length > 0) found.push(...broken);
  }
  return found;
}
