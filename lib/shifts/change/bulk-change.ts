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

/** The maximum by which a bulk change moves times, in either direction: a day. */
export const MAX_MINUTES = DAY_MINUTES;

/** Maximum days by which a bulk change moves or copies shifts, in either direction. */
export const MAX_DAYS = 366;

/** A change to many shifts; omitted fields stay. */
export interface BulkChange {
  readonly status?: string;
  /** An empty name makes the shifts open shifts. */
  readonly employeeName?: string;
  readonly startTime?: ClockTime;
  readonly endTime?: ClockTime;
  /** Limits new times and `minutes` to shifts of this role; absent for all. */
  readonly timesOfRole?: string;
  /** Negative is earlier. */
  readonly days?: number;
  /** Applied after any new times; negative is earlier. Crossing midnight changes the date too. */
  readonly minutes?: number;
  /** Refused for people who do not have the role. */
  readonly role?: string;
  /** A line to append to the notes, unless a shift already has that line. */
  readonly note?: string;
}

export interface RefusedShift {
  readonly shift: Shift;
  readonly refusal: MoveRefusal;
}

export interface BulkPlan {
  readonly moved: readonly MovedShift[];
  readonly unchanged: readonly Shift[];
  readonly refused: readonly RefusedShift[];
}

export interface CopyPlan {
  readonly copies: readonly Shift[];
  /** The copied shifts, in the order of the copies. */
  readonly originals: readonly Shift[];
  readonly refused: readonly RefusedShift[];
}

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

function notesWith(notes: string, note: string): string {
  const line = note.trim();
  if (line === '' || `\n${notes}\n`.includes(`\n${line}\n`)) return notes;
  return notes === '' ? line : `${notes}\n${line}`;
}

/** Plans the change shift by shift: a refused shift stays as it is and does not block others. */
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
    const context = { find: () => shift, employees: peopleFor(shift) };
    const planned = plannedMoves([moveOf(shift, change)], context);
    if (!planned.isOk) refused.push({ shift, refusal: planned.error });
    else if (planned.value.length === 0) unchanged.push(shift);
    else moved.push(...planned.value);
  }
  return { moved, unchanged, refused };
}

/** Plans copies `days` later; refuses people who left or changed role. Ids are placeholders for checks. */
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
    const context = { find: () => shift, employees: peopleFor(shift) };
    const planned = plannedCopies([moveOf(shift, { days })], context, () => `copy of ${shift.id}`);
    if (!planned.isOk) refused.push({ shift, refusal: planned.error });
    else {
      copies.push(...planned.value);
      originals.push(shift);
    }
  }
  return { copies, originals, refused };
}

type PeopleFor = (shift: Shift) => readonly Employee[];

/** The employees to search for each shift's person: the new person, or for a new role the current person. */
function peopleToAsk({ employeeName, role }: BulkChange, employees: Iterable<Employee>): PeopleFor {
  if (employeeName === undefined && role !== undefined) return ownPeople(employees);
  const employee = employeeName ? findEmployeeByName(employees, employeeName) : undefined;
  return () => (employee ? [employee] : []);
}

/** Only the employee with the exact name, or the whole team for the rare name in another spelling. */
function ownPeople(employees: Iterable<Employee>): PeopleFor {
  const team = new Map(Array.from(employees, (employee) => [employee.name, employee]));
  const everybody = [...team.values()];
  return ({ employeeName }) => {
    const known = team.get(employeeName);
    return known ? [known] : everybody;
  };
}

/** Parses whole days such as `7`, `+7`, `-7` or `−7`; undefined if malformed or beyond `maxDays`. */
export function parseDayOffset(text: string, maxDays: number): number | undefined {
  const plain = text.trim().replace(/^[\u2212\u2013]/, '-');
  if (!/^[+-]?\d{1,6}$/.test(plain)) return undefined;
  const days = Number(plain);
  // Avoids a result of -0.
  return Math.abs(days) > maxDays ? undefined : days || 0;
}
