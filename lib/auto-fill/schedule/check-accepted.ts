import type { FilledShift } from '@/lib/auto-fill/proposal';
import type { Employee } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { roleAndColorOf } from '@/lib/employees/roles/roles-of';
import type { RuleBreak } from '@/lib/rules/rule-break';
import type { ContextIn } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { MovedShift } from '@/lib/shifts/change/shift-moves';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { assignmentBreaks } from './assignment-breaks';

export interface CountingExclusion {
  readonly shift: Shift;
  readonly employeeName: string;
  /** Empty if the shift or person is gone or changed. */
  readonly breaks: readonly RuleBreak[];
}

export interface CheckedAcceptance {
  readonly moved: readonly MovedShift[];
  readonly leftOut: readonly CountingExclusion[];
}

interface Taking extends MovedShift {
  readonly proposed: FilledShift;
}

/**
 * The proposed shifts that still fit: the shift is unchanged, the person is on the team under any name, and
 * all together break no rule except overtime.
 */
export function checkAccepted(
  schedule: Schedule,
  filled: readonly FilledShift[],
  contextIn: ContextIn,
): CheckedAcceptance {
  const leftOut = new Map<FilledShift, readonly RuleBreak[]>();
  let takings: readonly Taking[] = filled.flatMap((proposed) => {
    const moved = movedIn(schedule, proposed);
    if (!moved) leftOut.set(proposed, []);
    return moved ? [{ ...moved, proposed }] : [];
  });
  for (;;) {
    const broken = lastBroken(schedule, takings, contextIn);
    if (broken.size === 0) break;
    for (const [{ proposed }, breaks] of broken) leftOut.set(proposed, breaks);
    takings = takings.filter((taking) => !broken.has(taking));
  }
  return {
    moved: takings.map(({ before, after }) => ({ before, after })),
    leftOut: filled.flatMap((proposed) => {
      const breaks = leftOut.get(proposed);
      const { shift, employeeName } = proposed;
      return breaks ? [{ shift, employeeName, breaks }] : [];
    }),
  };
}

/** Each person's last shift that breaks a rule with the others: without it, the earlier ones may fit. */
function lastBroken(
  schedule: Schedule,
  takings: readonly Taking[],
  contextIn: ContextIn,
): ReadonlyMap<Taking, readonly RuleBreak[]> {
  const entries = takings.map(({ before, after }) => shiftEntry(before, after));
  const taken = applyChange(schedule, { entries });
  const contexts = new Map(
    takings.map(({ after: { employeeName } }) => [employeeName, contextIn(taken, employeeName)]),
  );
  const broken = new Map<string, readonly [Taking, readonly RuleBreak[]]>();
  for (const taking of takings) {
    const { employeeName } = taking.after;
    const context = contexts.get(employeeName);
    const breaks = context ? assignmentBreaks(taking.after, context) : [];
    if (breaks.length > 0) broken.set(employeeName, [taking, breaks]);
  }
  return new Map(broken.values());
}

/** The shift before and after; undefined if the shift or person no longer matches the proposal. */
function movedIn(
  { shifts, employees }: Schedule,
  { shift, employeeId }: FilledShift,
): MovedShift | undefined {
  const before = findShift(shifts, shift.id);
  const employee = employees.get(employeeId);
  if (!before || !employee || !isAsProposed(before, shift) || isHiddenFromLists(employee, shift.date))
    return undefined;
  return { before, after: givenTo(before, employee) };
}

/** Compares only the work and the person: notes may have changed. */
function isAsProposed(now: Shift, proposed: Shift): boolean {
  const fields = ['employeeName', 'role', 'date', 'startTime', 'endTime'] as const;
  // A pending shift may have been confirmed since; confirmed shifts stay.
  const isStillMovable = isOpenShift(now) || now.status === proposed.status;
  return isCounted(now) && isStillMovable && fields.every((field) => now[field] === proposed[field]);
}

function givenTo(shift: Shift, employee: Employee): Shift {
  return { ...shift, employeeName: employee.name, ...roleAndColorOf(employee, shift.role) };
}
