import { type Employee, nameKey } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { personOf } from '@/lib/employees/person/person';
import { hasRole } from '@/lib/employees/roles/roles-of';
import type { RuleContext } from '@/lib/rules/rule-break';
import type { FillInput } from './fill-input';
import { asTheirs, givingBreaks } from './giving-breaks';
import type { Slot, Slots } from './slots';

const LEADING_ROLE = 'Manager';

/** Somebody who may be given shifts. */
export interface Candidate {
  readonly employee: Employee;
  /** `nameKey` of the name. */
  readonly key: string;
  /** With everything that stays as it is. */
  readonly context: RuleContext;
  readonly isLead: boolean;
}

/** Everybody who is on the team, by id; of those whose names are one the first. */
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

/** Whether the person can be given the slot with everything else as it is. */
export function canTake(candidate: Candidate, slot: Slot): boolean {
  const { employee, context } = candidate;
  const { first } = slot;
  if (!isAsked(candidate, slot)) return false;
  return givingBreaks(asTheirs(first, employee), context).length === 0;
}

/** Whether the person is in the lists of the day and has the role. */
export function isAsked({ employee }: Candidate, { first }: Slot): boolean {
  return hasRole(employee, first.role) && !isOutOfLists(employee, first.date);
}

/** Whether the person can lead a shift: a manager, or who is marked so. */
function isLead(employee: Employee): boolean {
  return hasRole(employee, LEADING_ROLE) || personOf(employee).canLead;
}

/** The person and the slots that they have been refused at. */
export function rejectedAt(
  { rejected }: Pick<FillInput, 'rejected'>,
  { shifts }: Slot,
  { employee }: Candidate,
): boolean {
  return rejected.some(
    ({ shiftId, employeeId }) => employeeId === employee.id && shifts.some(({ id }) => id === shiftId),
  );
}
