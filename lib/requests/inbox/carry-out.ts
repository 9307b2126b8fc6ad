import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { availabilityEntries } from '@/lib/employees/employee-changes';
import { missedShifts } from '@/lib/employees/missed-shifts';
import { type Availability, readAvailability } from '@/lib/employees/stored-availability';
import type { TeamRequest } from '@/lib/requests/team-request';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import {
  type MovedShift,
  type MoveGround,
  type MoveRefusal,
  plannedMoves,
  plannedSwap,
} from '@/lib/shifts/change/shift-moves';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import type { WallClock } from '@/lib/time/wall-clock';
import { findTold, type Stale, staleClaim, staleGift, staleShift } from './stale';

/** What whoever plans adds to a request. */
export interface RequestChoice {
  /** Who gets the shift that is given away; an empty name makes it open. */
  readonly to?: string | undefined;
  /** The shift that is got in a swap. */
  readonly otherId?: string | undefined;
  /** The shifts that the person would miss become open. */
  readonly opensMissed?: boolean | undefined;
}

/** What carrying a request out would do. */
export type CarriedOut =
  | {
      readonly kind: 'ready';
      readonly entries: readonly ChangeEntry[];
      readonly moved: readonly MovedShift[];
      /** Shifts of the person for which they would not be there: today and the eight weeks after it, or the time off. */
      readonly missed: readonly Shift[];
    }
  /** Whoever plans has to choose first: who gets the shift, or which is got for it. */
  | { readonly kind: 'choose'; readonly shift: Shift }
  /** The specification refuses it, as it does in a drag. */
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal }
  | { readonly kind: 'stale'; readonly stale: Stale };

export interface CarryOutGround {
  readonly shifts: ScheduleIndex;
  readonly employees: ReadonlyMap<string, Employee>;
  readonly now: WallClock;
  readonly newId: () => string;
}

/** How far ahead shifts are looked for that a new week of availability would miss, in days. */
const DAYS_AHEAD = 56;

/** The employee of the request as the team is now: by the record's id, else by the name. */
export function employeeOf(
  { employeeId, name }: Pick<TeamRequest, 'employeeId' | 'name'>,
  employees: ReadonlyMap<string, Employee>,
): Employee | undefined {
  return employees.get(employeeId) ?? findEmployeeByName(employees.values(), name);
}

/**
 * What would be done for the request on this schedule: exactly what a drag, a swap or the form would do by hand. It is
 * stale where what it is about has gone or changed since it was told.
 */
export function carryOut(request: TeamRequest, choice: RequestChoice, ground: CarryOutGround): CarriedOut {
  const { asked } = request;
  const employee = employeeOf(request, ground.employees);
  if (!employee) return stale({ why: 'personGone' });
  switch (asked.kind) {
    case 'seen':
      return ready([]);
    case 'claim': {
      const shift = findTold(ground.shifts, asked.shift);
      const against = staleShift(shift, asked.shift, ground.now) ?? (shift && staleClaim(shift));
      if (against || !shift) return stale(against ?? { why: 'shiftGone' });
      return moved(
        shift,
        plannedMoves([{ shiftId: shift.id, employeeName: employee.name }], groundOf(ground)),
      );
    }
    case 'giveAway':
    case 'swap': {
      const shift = findTold(ground.shifts, asked.shift);
      const against = staleShift(shift, asked.shift, ground.now) ?? (shift && staleGift(shift, employee));
      if (against || !shift) return stale(against ?? { why: 'shiftGone' });
      return asked.kind === 'swap'
        ? swapped(shift, { ...asked, employee }, choice, ground)
        : givenAway(shift, choice.to ?? partnerOf(asked.to, employee, ground)?.name, ground);
    }
    case 'timeOff': {
      const { from, to, offKind } = asked;
      if (to < ground.now.date) return stale({ why: 'past' });
      const before = readAvailability(employee.availability);
      const exception = {
        id: ground.newId(),
        from,
        to,
        kind: 'timeOff' as const,
        note: asked.note,
        ...(offKind && { offKind }),
      };
      const after = { ...before, exceptions: [...before.exceptions, exception] };
      return available(employee, after, { from, to }, choice, ground);
    }
    case 'availability': {
      const { later: _later, ...before } = readAvailability(employee.availability);
      const span = { from: ground.now.date, to: addDays(ground.now.date, DAYS_AHEAD) };
      return available(employee, { ...before, weekly: asked.weekly }, span, choice, ground);
    }
  }
}

function givenAway(shift: Shift, to: string | undefined, ground: CarryOutGround): CarriedOut {
  if (to === undefined) return { kind: 'choose', shift };
  return moved(shift, plannedMoves([{ shiftId: shift.id, employeeName: to }], groundOf(ground)));
}

function swapped(
  shift: Shift,
  asked: Extract<TeamRequest['asked'], { kind: 'swap' }> & { readonly employee: Employee },
  { otherId }: RequestChoice,
  ground: CarryOutGround,
): CarriedOut {
  if (otherId !== undefined) return moved(shift, plannedSwap(shift.id, otherId, groundOf(ground)));
  // What was agreed with nobody is to be chosen too.
  if (!asked.other || asked.to === undefined) return { kind: 'choose', shift };
  const other = findTold(ground.shifts, asked.other);
  const against = staleShift(other, asked.other, ground.now);
  if (against || !other) return stale(against ?? { why: 'shiftGone' });
  const partner = partnerOf(asked.to, asked.employee, ground);
  // Whoever has it now has agreed to nothing.
  const notTheirs = staleGift(other, partner ?? { name: asked.to });
  if (isOpenShift(other) || notTheirs) return stale({ why: 'notTheirs', name: other.employeeName });
  return moved(shift, plannedSwap(shift.id, other.id, groundOf(ground)));
}

function available(
  employee: Employee,
  after: Availability,
  span: { readonly from: Shift['date']; readonly to: Shift['date'] },
  { opensMissed = false }: RequestChoice,
  ground: CarryOutGround,
): CarriedOut {
  const entries = availabilityEntries(employee, after);
  const missed = missedShifts(
    ground.shifts,
    { name: employee.name, availability: after },
    span,
    ground.now.date,
  );
  if (!opensMissed) return ready(entries, [], missed);
  const opened = plannedMoves(
    missed.map(({ id }) => ({ shiftId: id, employeeName: OPEN_SHIFT_NAME })),
    groundOf(ground),
  );
  if (!opened.isOk) return { kind: 'refused', refusal: opened.error };
  return ready([...entries, ...entriesOf(opened.value)], opened.value, missed);
}

/** What would change nothing, such as a gift to oneself, is still to be chosen. */
function moved(shift: Shift, planned: ReturnType<typeof plannedMoves>): CarriedOut {
  if (!planned.isOk) return { kind: 'refused', refusal: planned.error };
  if (planned.value.length === 0) return { kind: 'choose', shift };
  return ready(entriesOf(planned.value), planned.value);
}

function ready(
  entries: readonly ChangeEntry[],
  shifts: readonly MovedShift[] = [],
  missed: readonly Shift[] = [],
): CarriedOut {
  return { kind: 'ready', entries, moved: shifts, missed };
}

function stale(why: Stale): CarriedOut {
  return { kind: 'stale', stale: why };
}

function entriesOf(shifts: readonly MovedShift[]): readonly ChangeEntry[] {
  return shifts.map(({ before, after }) => shiftEntry(before, after));
}

/** Whom the person has named; undefined where nobody else on the team has that name. */
function partnerOf(
  name: string | undefined,
  asker: Employee,
  { employees }: CarryOutGround,
): Employee | undefined {
  const partner = name === undefined ? undefined : findEmployeeByName(employees.values(), name);
  return partner?.id === asker.id ? undefined : partner;
}

function groundOf({ shifts, employees }: CarryOutGround): MoveGround {
  return { find: (id) => findShift(shifts, id), employees: [...employees.values()] };
}
