import { type Employee, nameKey } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { minutesAtWork } from './day-hours';
import { isHardBreak, type RuleBreak, type RuleContext } from './rule-break';
import { ruleBreaks } from './rule-breaks';
import { maxWeekMinutes, minutesIn, weekMinutes } from './week-hours';

export interface CoverCandidate {
  readonly employee: Employee;
  readonly isCurrent: boolean;
  readonly breaks: readonly RuleBreak[];
  /** Whether the employee lacks the shift's role, so that the specification refuses the employee. */
  readonly isRefused: boolean;
  /** Other counted shifts that begin on the day without overlap: they would make a split day. */
  readonly sameDay: readonly Shift[];
  /** Whether another counted shift begins on the day, overlapping or not. */
  readonly worksThatDay: boolean;
  /** Minutes including this shift; in the day, overlapping time counts once. */
  readonly dayMinutes: number;
  readonly weekMinutes: number;
  /** Minutes left in the week without the shift, to 40 hours or a lower personal maximum; negative above. */
  readonly minutesLeft: number;
}

/**
 * Best fit first: people without hard breaks, people with hard breaks, people without the role. Within each
 * group: fewer hard breaks, off that day, fewer breaks, fewer hours that day, more hours left, name. Treats a
 * canceled shift as counted.
 */
export function coverCandidates(
  shift: Shift,
  employees: Iterable<Employee>,
  contextFor: (employeeName: string) => RuleContext,
): readonly CoverCandidate[] {
  const asCounted = isCounted(shift) ? shift : { ...shift, status: 'Confirmed' };
  const offered = [...employees].filter(
    (employee) => !isHiddenFromLists(employee, shift.date) || isSameName(employee.name, shift.employeeName),
  );
  const candidates = offered.map((employee): CoverCandidate => {
    const context = contextFor(employee.name);
    const breaks = ruleBreaks({ ...asCounted, employeeName: employee.name }, context);
    const overlapped = new Set(breaks.flatMap((found) => (found.rule === 'overlap' ? found.other.id : [])));
    const others = context.shiftsOn(shift.date).filter(({ id }) => id !== shift.id);
    const minutesOfWeek = weekMinutes(shift.date, context, shift.id);
    return {
      employee,
      isCurrent: isSameName(employee.name, shift.employeeName),
      breaks,
      isRefused: breaks.some(({ rule }) => rule === 'role'),
      sameDay: others.filter(({ id }) => !overlapped.has(id)),
      worksThatDay: others.length > 0,
      dayMinutes: minutesAtWork([shift, ...others]),
      weekMinutes: minutesOfWeek + minutesIn(context)(shift),
      minutesLeft: maxWeekMinutes(context) - minutesOfWeek,
    };
  });
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || compareNames(one.candidate, other.candidate))
    .map(({ candidate }) => candidate);
}

function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

function rankOf({
  breaks,
  isRefused,
  worksThatDay,
  dayMinutes,
  minutesLeft,
}: CoverCandidate): readonly number[] {
  const hardCount = breaks.filter(isHardBreak).length;
  return [
    Math.min(hardCount, 1),
    Number(isRefused),
    hardCount,
    Number(worksThatDay),
    breaks.length,
    dayMinutes,
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
