import { type Employee, nameKey } from '@/lib/employees/employee';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { WEEK_OVERTIME_MINUTES } from './overtime-limits';
import { isHardBreak, type RuleBreak, type RuleContext } from './rule-break';
import { ruleBreaks } from './rule-breaks';
import { weekMinutes } from './week-hours';

/** Somebody who might take a shift. */
export interface CoverCandidate {
  readonly employee: Employee;
  /** They already have the shift. */
  readonly isCurrent: boolean;
  /** What it would break if they took it. */
  readonly breaks: readonly RuleBreak[];
  /** They have another role, which the specification refuses. */
  readonly isRefused: boolean;
  /** Their other counted shifts that begin on the day and share no time with it: it would make a split day. */
  readonly sameDay: readonly Shift[];
  /** Minutes left to 40 hours in the shift's week, without the shift; negative above. */
  readonly minutesLeft: number;
}

/**
 * Everybody, best fit first: those without a hard break, then those with one, those of another role last; within
 * each, fewer hard breaks, fewer breaks, those off that day, more hours left, then name. A canceled shift is judged as if
 * it counted.
 */
export function coverCandidates(
  shift: Shift,
  employees: Iterable<Employee>,
  contextFor: (employeeName: string) => RuleContext,
): readonly CoverCandidate[] {
  const asCounted = isCounted(shift) ? shift : { ...shift, status: 'Confirmed' };
  const candidates = Array.from(employees, (employee): CoverCandidate => {
    const context = contextFor(employee.name);
    const breaks = ruleBreaks({ ...asCounted, employeeName: employee.name }, context);
    const overlapped = new Set(breaks.flatMap((found) => (found.rule === 'overlap' ? found.other.id : [])));
    return {
      employee,
      isCurrent: nameKey(employee.name) === nameKey(shift.employeeName),
      breaks,
      isRefused: breaks.some(({ rule }) => rule === 'role'),
      sameDay: context.shiftsOn(shift.date).filter(({ id }) => id !== shift.id && !overlapped.has(id)),
      minutesLeft: WEEK_OVERTIME_MINUTES - weekMinutes(shift.date, context, shift.id),
    };
  });
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || compareNames(one.candidate, other.candidate))
    .map(({ candidate }) => candidate);
}

function rankOf({ breaks, isRefused, sameDay, minutesLeft }: CoverCandidate): readonly number[] {
  const hardCount = breaks.filter(isHardBreak).length;
  return [
    Math.min(hardCount, 1),
    Number(isRefused),
    hardCount,
    breaks.length,
    Math.min(sameDay.length, 1),
    -minutesLeft,
  ];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [position, value] of one.entries()) {
    const difference = value - (other[position] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareNames({ employee: one }: CoverCandidate, { employee: other }: CoverCandidate): number {
  const [oneKey, otherKey] = [`${nameKey(one.name)}\n${one.id}`, `${nameKey(other.name)}\n${other.id}`];
  if (oneKey === otherKey) return 0;
  return oneKey < otherKey ? -1 : 1;
}
