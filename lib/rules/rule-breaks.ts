import { availabilityOf, isAvailableFor } from '@/lib/employees/availability';
import { certificatesOf, expiredOn, isDay, isMinorOn } from '@/lib/employees/person/person-facts';
import { hasRole } from '@/lib/employees/roles/roles-of';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { intervalOf } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { nightMinutes, openingOn } from '@/lib/time/opening-hours';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import { dayHoursBreaks, minorHoursBreaks } from './day-hours';
import { nextDay, previousDay } from './nearby-shifts';
import { overlapBreaks } from './overlap';
import { restBreaks } from './rest';
import { RULE_NAMES, type RuleBreak, type RuleContext, type RuleName } from './rule-break';
import { ownHoursBreaks, weekHoursBreaks } from './week-hours';

/** A shift that begins before this hour belongs to the previous night. */
const NIGHT_ENDS_HOUR = 5;

/** Exactly the latest hour is allowed. Age counts on the start day. */
function minorLateBreaks(
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

/** Certificates must be valid on the start day. */
function certificateBreaks({ date }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee?.certificates) return [];
  return expiredOn(certificatesOf(employee), date).map(({ id, name, expires }) => ({
    rule: 'certificate',
    id,
    name,
    expires,
  }));
}

function employmentBreaks({ date }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee) return [];
  const { firstDay, lastDay } = employee;
  if (isDay(firstDay) && date < firstDay) return [{ rule: 'employment', side: 'before', day: firstDay }];
  return isDay(lastDay) && lastDay < date ? [{ rule: 'employment', side: 'after', day: lastDay }] : [];
}

/** Maximum number of days to count in each direction, because a drag evaluates the rule often. */
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

/** A shift before the previous night's closing belongs to that night. Hours of an open day do not matter. */
export function closedDayBreaks({ date, startTime }: Shift, context: RuleContext): readonly RuleBreak[] {
  const { openingHours } = context;
  if (openingOn(openingHours, date)?.kind !== 'closed') return [];
  if (minuteOfDay(startTime) < nightMinutes(openingHours, previousDay(date))) return [];
  return [{ rule: 'closedDay', date }];
}

/** None for a name that is not on the team. */
export function roleBreaks({ role }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee || hasRole(employee, role)) return [];
  return [{ rule: 'role', name: employee.name, employeeRole: employee.role, role }];
}

export function availabilityBreaks(shift: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee?.availability || isAvailableFor(employee, shift)) return [];
  return [{ rule: 'availability', date: shift.date, day: availabilityOf(employee, shift.date) }];
}

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
