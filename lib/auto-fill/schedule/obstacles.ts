import type { Obstacle, UnfilledShift } from '@/lib/auto-fill/proposal';
import { nameKey } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { isHardBreak } from '@/lib/rules/rule-break';
import { type Candidate, isAsked, rejectedAt } from './candidates';
import { asTheirs, givingBreaks } from './giving-breaks';
import type { PlannedWork } from './planned-work';
import type { FillProblem } from './problem-of-schedule';
import type { Slot } from './slots';

/** Why each candidate cannot take the slot, given the plan. */
export function obstaclesAt(
  { input, candidates }: Pick<FillProblem, 'input' | 'candidates'>,
  planned: PlannedWork,
  slot: Slot,
): Pick<UnfilledShift, 'obstacles' | 'otherRoleCount'> {
  const asked = candidates.filter((candidate) => isAsked(candidate, slot));
  const inLists = candidates.filter(({ employee }) => !isOutOfLists(employee, slot.first.date));
  const obstacles = asked.map((candidate): Obstacle => {
    const { name: employeeName } = candidate.employee;
    return rejectedAt(input, slot, candidate)
      ? { employeeName, breaks: [], isRejected: true }
      : { employeeName, ...inTheWayOf(candidate, planned, slot) };
  });
  return { obstacles: obstacles.sort(compareObstacles), otherRoleCount: inLists.length - asked.length };
}

function inTheWayOf(
  candidate: Candidate,
  planned: PlannedWork,
  slot: Slot,
): Pick<Obstacle, 'breaks' | 'isNeededElsewhere'> {
  // Prefer a shift that nobody has.
  const [shift = slot.first] = planned.left(slot);
  const theirs = asTheirs(shift, candidate.employee);
  const alone = givingBreaks(theirs, candidate.context);
  const withPlan = givingBreaks(theirs, planned.contextOf(candidate));
  if (alone.length === 0) return { breaks: withPlan, isNeededElsewhere: true };
  return { breaks: withPlan.length > 0 ? withPlan : alone };
}

function compareObstacles(one: Obstacle, other: Obstacle): number {
  const [own, theirs] = [rankOf(one), rankOf(other)];
  for (const [position, value] of own.entries()) {
    const difference = value - (theirs[position] ?? 0);
    if (difference !== 0) return difference;
  }
  return nameKey(one.employeeName) < nameKey(other.employeeName) ? -1 : 1;
}

function rankOf({ breaks, isNeededElsewhere, isRejected }: Obstacle): readonly number[] {
  return [
    Number(isRejected === true),
    Number(isNeededElsewhere !== true),
    breaks.filter(isHardBreak).length,
    breaks.length,
  ];
}
