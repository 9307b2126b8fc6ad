import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { ClockTime } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import {
  type MovedShift,
  type MoveRefusal,
  plannedCopies,
  plannedMoves,
  type ShiftMove,
} from './shift-moves';

/** The most days by which shifts are moved or copied at once, either way. */
export const MAX_DAYS = 366;

/** What shall become of many shifts; what is left out stays. */
export interface BulkChange {
  readonly status?: string;
  /** An empty name makes them open shifts. */
  readonly employeeName?: string;
  readonly startTime?: ClockTime;
  readonly endTime?: ClockTime;
  /** Whose times change: the shifts of that role, or all of them. */
  readonly timesOfRole?: string;
  /** By how many days they move; earlier where negative. */
  readonly days?: number;
}

/** A shift of which nothing changes, and why. */
export interface RefusedShift {
  readonly shift: Shift;
  readonly refusal: MoveRefusal;
}

/** What a change of many shifts would do; each of them stands in one of the three lists. */
export interface BulkPlan {
  readonly moved: readonly MovedShift[];
  readonly unchanged: readonly Shift[];
  readonly refused: readonly RefusedShift[];
}

/** What copying many shifts would do; each of them is copied or refused. */
export interface CopyPlan {
  readonly copies: readonly Shift[];
  /** Those that are copied, in the order of the copies. */
  readonly originals: readonly Shift[];
  readonly refused: readonly RefusedShift[];
}

/** What the change says of one shift, to be handed to the verb that moves shifts. */
export function moveOf(shift: Shift, change: BulkChange): ShiftMove {
  const { status, employeeName, startTime, endTime, timesOfRole, days } = change;
  const isRetimed = timesOfRole === undefined || shift.role === timesOfRole;
  return {
    shiftId: shift.id,
    ...(status !== undefined && { status }),
    ...(employeeName !== undefined && { employeeName }),
    ...(isRetimed && startTime !== undefined && { startTime }),
    ...(isRetimed && endTime !== undefined && { endTime }),
    ...(days !== undefined && { date: addDays(shift.date, days) }),
  };
}

/** Plans the change shift by shift: one that is refused stays wholly as it is and keeps no other from changing. */
export function plannedBulkChange(
  shifts: Iterable<Shift>,
  change: BulkChange,
  employees: Iterable<Employee>,
): BulkPlan {
  const moved: MovedShift[] = [];
  const unchanged: Shift[] = [];
  const refused: RefusedShift[] = [];
  const people = peopleOf(change, employees);
  for (const shift of shifts) {
    const planned = plannedMoves([moveOf(shift, change)], { find: () => shift, employees: people });
    if (!planned.isOk) refused.push({ shift, refusal: planned.error });
    else if (planned.value.length === 0) unchanged.push(shift);
    else moved.push(...planned.value);
  }
  return { moved, unchanged, refused };
}

/**
 * Plans a copy of each shift that many days later; who has left the team or has another role by now is refused. The
 * copies' ids are only good for asking what they would break. None for 0 days.
 */
export function plannedBulkCopy(
  shifts: Iterable<Shift>,
  days: number,
  employees: Iterable<Employee>,
): CopyPlan {
  const copies: Shift[] = [];
  const originals: Shift[] = [];
  const refused: RefusedShift[] = [];
  const team = new Map(Array.from(employees, (employee) => [employee.name, employee]));
  const everybody = [...team.values()];
  for (const shift of days === 0 ? [] : shifts) {
    // Nearly every shift names its person to the letter: nobody else need be looked at.
    const known = team.get(shift.employeeName);
    const ground = { find: () => shift, employees: known ? [known] : everybody };
    const planned = plannedCopies([moveOf(shift, { days })], ground, () => `copy of ${shift.id}`);
    if (!planned.isOk) refused.push({ shift, refusal: planned.error });
    else {
      copies.push(...planned.value);
      originals.push(shift);
    }
  }
  return { copies, originals, refused };
}

function peopleOf({ employeeName }: BulkChange, employees: Iterable<Employee>): readonly Employee[] {
  const employee = employeeName ? findEmployeeByName(employees, employeeName) : undefined;
  return employee ? [employee] : [];
}
