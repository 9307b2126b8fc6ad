import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { draggedTimes } from '@/lib/insights/timeline-drag';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { ClockTime } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import {
  type MovedShift,
  type MoveRefusal,
  plannedCopies,
  plannedMoves,
  type ShiftMove,
} from './shift-moves';

/** Maximum number of minutes by which times are moved at once, in either direction: a day. */
export const MAX_MINUTES = DAY_MINUTES;

/** Maximum number of days by which shifts are moved or copied at once, in either direction. */
export const MAX_DAYS = 366;

/** A change to many shifts; omitted fields stay. */
export interface BulkChange {
  readonly status?: string;
  /** An empty name makes them open shifts. */
  readonly employeeName?: string;
  readonly startTime?: ClockTime;
  readonly endTime?: ClockTime;
  /** Only shifts of that role change their times or move by minutes; absent for all. */
  readonly timesOfRole?: string;
  /** Days to move by; negative is earlier. */
  readonly days?: number;
  /** Minutes to move by, after any new times; negative is earlier. Over midnight the day moves along. */
  readonly minutes?: number;
  /** Refused for people who do not have it. */
  readonly role?: string;
  /** A line to add to the notes; a shift that has that line already stays as it is. */
  readonly note?: string;
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
  const { status, employeeName, role, note, timesOfRole, days } = change;
  const isRetimed = timesOfRole === undefined || shift.role === timesOfRole;
  const minutes = isRetimed ? change.minutes : undefined;
  const times = {
    ...(isRetimed && change.startTime !== undefined && { startTime: change.startTime }),
    ...(isRetimed && change.endTime !== undefined && { endTime: change.endTime }),
    ...(days !== undefined && { date: addDays(shift.date, days) }),
  };
  return {
    shiftId: shift.id,
    ...(status !== undefined && { status }),
    ...(employeeName !== undefined && { employeeName }),
    ...(role !== undefined && { role }),
    ...(note !== undefined && { notes: notesWith(shift.notes, note) }),
    ...(minutes === undefined ? times : draggedTimes({ ...shift, ...times }, 'whole', minutes)),
  };
}

/** The notes with that line added below, once. */
function notesWith(notes: string, note: string): string {
  const line = note.trim();
  if (line === '' || `\n${notes}\n`.includes(`\n${line}\n`)) return notes;
  return notes === '' ? line : `${notes}\n${line}`;
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
  const peopleFor = peopleToAsk(change, employees);
  for (const shift of shifts) {
    const ground = { find: () => shift, employees: peopleFor(shift) };
    const planned = plannedMoves([moveOf(shift, change)], ground);
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
  const peopleFor = ownPeople(employees);
  for (const shift of days === 0 ? [] : shifts) {
    const ground = { find: () => shift, employees: peopleFor(shift) };
    const planned = plannedCopies([moveOf(shift, { days })], ground, () => `copy of ${shift.id}`);
    if (!planned.isOk) refused.push({ shift, refusal: planned.error });
    else {
      copies.push(...planned.value);
      originals.push(shift);
    }
  }
  return { copies, originals, refused };
}

type PeopleFor = (shift: Shift) => readonly Employee[];

/** Those among whom the person of each shift is looked for: the new one, or with a new role each one's own. */
function peopleToAsk({ employeeName, role }: BulkChange, employees: Iterable<Employee>): PeopleFor {
  if (employeeName === undefined && role !== undefined) return ownPeople(employees);
  const employee = employeeName ? findEmployeeByName(employees, employeeName) : undefined;
  return () => (employee ? [employee] : []);
}

/** The person of each shift; everybody where the name is spelt in another way, which is rare. */
function ownPeople(employees: Iterable<Employee>): PeopleFor {
  const team = new Map(Array.from(employees, (employee) => [employee.name, employee]));
  const everybody = [...team.values()];
  return ({ employeeName }) => {
    const known = team.get(employeeName);
    return known ? [known] : everybody;
  };
}
