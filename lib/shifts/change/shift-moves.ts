import { type Employee, nameKey } from '@/lib/employees/employee';
import { type FitRefusal, fitShift } from '@/lib/employees/fit-employee';
import { colorOfRole } from '@/lib/employees/role';
import { ok, type Result, refused } from '@/lib/result';
import { knownFieldsOf } from '@/lib/shifts/shift/known-fields';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { hasSameDetails } from '@/lib/shifts/shift/shift-details';
import type { ClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';

/** A change to one shift; omitted fields stay. An empty name makes the shift open. */
export interface ShiftMove {
  readonly shiftId: string;
  readonly date?: LocalDate;
  readonly employeeName?: string;
  readonly startTime?: ClockTime;
  readonly endTime?: ClockTime;
  readonly status?: string;
  /** Refused if the shift's person does not have the role. */
  readonly role?: string;
  readonly notes?: string;
}

/**
 * Why shifts are not moved: a shift was deleted, the employee does not exist, or the role differs (SPEC
 * section 5).
 */
export type MoveRefusal = { readonly kind: 'shiftMissing' } | FitRefusal;

export interface MovedShift {
  readonly before: Shift;
  readonly after: Shift;
}

export interface MoveContext {
  readonly find: (id: string) => Shift | undefined;
  readonly employees: Iterable<Employee>;
}

/** The shifts after the moves, without unchanged shifts. If one move is refused, all moves are refused. */
export function plannedMoves(
  moves: readonly ShiftMove[],
  context: MoveContext,
): Result<readonly MovedShift[], MoveRefusal> {
  const planned = new Map<string, MovedShift>();
  for (const move of moves) {
    const before = planned.get(move.shiftId)?.before ?? context.find(move.shiftId);
    if (!before) return refused({ kind: 'shiftMissing' });
    const after = movedShift(planned.get(move.shiftId)?.after ?? before, move, context.employees);
    if (!after.isOk) return after;
    planned.set(move.shiftId, { before, after: after.value });
  }
  return ok([...planned.values()].filter(({ before, after }) => !isSame(before, after)));
}

/** Copies at the targets of the moves; omits a copy onto the same day, person and times. */
export function plannedCopies(
  moves: readonly ShiftMove[],
  context: MoveContext,
  newId: () => string,
): Result<readonly Shift[], MoveRefusal> {
  const copies: Shift[] = [];
  for (const move of moves) {
    const original = context.find(move.shiftId);
    if (!original) return refused({ kind: 'shiftMissing' });
    const employeeName = move.employeeName ?? original.employeeName;
    const copy = movedShift(original, { ...move, employeeName }, context.employees, 'always');
    if (!copy.isOk) return copy;
    if (!isSame({ ...original, status: copy.value.status }, copy.value)) {
      copies.push({ ...knownFieldsOf(copy.value), id: newId() });
    }
  }
  return ok(copies);
}

/** Both shifts with each other's person; unchanged if both belong to one person. */
export function plannedSwap(
  oneId: string,
  otherId: string,
  context: MoveContext,
): Result<readonly MovedShift[], MoveRefusal> {
  const one = context.find(oneId);
  const other = context.find(otherId);
  if (!one || !other) return refused({ kind: 'shiftMissing' });
  return plannedMoves(
    [
      { shiftId: oneId, employeeName: other.employeeName },
      { shiftId: otherId, employeeName: one.employeeName },
    ],
    context,
  );
}

/** The shift after the move. A person who stays is only checked for a new role, or on request. */
function movedShift(
  shift: Shift,
  move: Omit<ShiftMove, 'shiftId'>,
  employees: Iterable<Employee>,
  check: 'always' | 'newcomers' = 'newcomers',
): Result<Shift, FitRefusal> {
  const { date = shift.date, startTime = shift.startTime, endTime = shift.endTime } = move;
  const { status = shift.status, notes = shift.notes } = move;
  const moved = { ...shift, date, startTime, endTime, status, notes };
  const newRole = move.role === shift.role ? undefined : move.role;
  if (move.employeeName === undefined && newRole === undefined) return ok(moved);
  const name = move.employeeName ?? shift.employeeName;
  if (isOpenShift({ employeeName: name })) {
    const asRole = newRole === undefined ? {} : { role: newRole, color: colorOfRole(newRole) };
    return ok({ ...moved, ...asRole, employeeName: OPEN_SHIFT_NAME });
  }
  const isSamePerson = nameKey(name) === nameKey(shift.employeeName);
  if (check === 'newcomers' && isSamePerson && newRole === undefined) return ok(moved);
  const fitting = fitShift({ employeeName: name, role: newRole ?? shift.role }, employees);
  return fitting.isOk ? ok({ ...moved, ...fitting.value }) : fitting;
}

function isSame(one: Shift, other: Shift): boolean {
  return (
    one.date === other.date &&
    one.startTime === other.startTime &&
    one.endTime === other.endTime &&
    one.status === other.status &&
    one.employeeName === other.employeeName &&
    one.role === other.role &&
    one.color === other.color &&
    one.notes === other.notes &&
    hasSameDetails(one, other)
  );
}
