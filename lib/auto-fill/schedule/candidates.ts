import { type Employee, nameKey } from '@/lib/employees/employee';
import { personOf } from '@/lib/employees/person/person';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { hasRole } from '@/lib/employees/roles/roles-of';
import type { RuleContext } from '@/lib/rules/rule-break';
import { assignmentBreaks, assignShift } from './assignment-breaks';
import type { FillInput } from './fill-input';
import type { Slot, Slots } from './slots';

const LEADING_ROLE = 'Manager';

export interface Candidate {
  readonly employee: Employee;
  /** `nameKey` of the name. */
  readonly key: string;
  /** Includes only fixed shifts. */
  readonly context: RuleContext;
  readonly isLead: boolean;
}

/** The whole team by id; of people with equal names only the first. */
export function candidatesOf({ schedule, contextIn }: FillInput, { locked }: Slots): readonly Candidate[] {
  const people = [...schedule.employees.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const keys = new Set<string>();
  return people.flatMap((employee) => {
    const key = nameKey(employee.name);
    if (key === '' || keys.has(key)) return [];
    keys.add(key);
    return [{ employee, key, context: contextIn(locked, employee.name), isLead: isLead(employee) }];
  });
}

/** Whether the person could take the slot if nothing else changed. */
export function canTake(candidate: Candidate, slot: Slot): boolean {
  const { employee, context } = candidate;
  const { first } = slot;
  if (!isEligible(candidate, slot)) return false;
  return assignmentBreaks(assignShift(first, employee), context).length === 0;
}

/** Whether the person is not hidden on that day and has the role. */
export function isEligible({ employee }: Candidate, { first }: Slot): boolean {
  return hasRole(employee, first.role) && !isHiddenFromLists(employee, first.date);
}

function isLead(employee: Employee): boolean {
  return hasRole(employee, LEADING_ROLE) || personOf(employee).canLead;
}

export function rejectedAt(
  { rejected }: Pick<FillInput, 'rejected'>,
  { shifts }: Slot,
  { employee }: Candidate,
): boolean {
  return rejected.some(
    ({ shiftId, employeeId }) => employeeId === employee.id && shifts.some(({ id }) => id === shiftId),
  );
}
