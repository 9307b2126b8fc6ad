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

/** Maximum number of days by which shifts are moved or copied at once, in either direction. */
export const MAX_DAYS = 366;

/** A change to many shifts; omitted fields stay. */
export interface BulkChange {
  readonly status?: string;
  /** An empty name makes them open shifts. */
  readonly employeeName?: string;
  readonly startTime?: ClockTime;
  readonly endTime?: ClockTime;
  /** Only shifts of that role change their times; absent for all. */
  readonly timesOfRole?: string;
  /** Days to move by; negative is earlier. */
  readonly days?: number;
}

/** A shift that does not change, and why. */
export interface RefusedShift {
  readonly shift: Shift;
  readonly refusal: MoveRefusal;
}

/** What a change to many shifts would do; each shift is in one of the three lists. */
export interface BulkPlan {
  readonly moved: readonly MovedShift[];
  readonly unchanged: readonly Shift[];
  readonly refused: readonly RefusedShift[];
}

/** What copying many shifts would do; each shift is copied or refused. */
export interface CopyPlan {
  readonly copies: readonly Shift[];
  /** The copied shifts, in the order of the copies. */
  readonly originals: readonly Shift[];
  readonly refused: readonly RefusedShift[];
}

/** The change applied to one shift, as a move. */
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

/** Plans the change shift by shift: a refused shift stays entirely as it is and does not block others. */
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
 * Plans a copy of each shift `days` days later; refused for people who left the team or changed role. The copies' ids
 * are placeholders for checking what they would break. Empty for 0 days.
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
    // Fast path: nearly every shift has its person's exact name.
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
