import { type Employee, findEmployeeByName, nameKey } from '@/lib/employees/employee';
import { availabilityEntries } from '@/lib/employees/employee-changes';
import { missedShifts } from '@/lib/employees/missed-shifts';
import { type Availability, readAvailability } from '@/lib/employees/stored-availability';
import type { PersonToAnswer, ShiftTime, TeamRequest } from '@/lib/requests/team-request';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import {
  type MoveContext,
  type MovedShift,
  type MoveRefusal,
  plannedMoves,
  plannedSwap,
} from '@/lib/shifts/change/shift-moves';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import type { WallClock } from '@/lib/time/wall-clock';
import { findAsked, type Stale, staleClaim, staleGift, staleShift } from './stale';

/** The manager's choices for a request. */
export interface RequestChoice {
  /** An empty name makes the shift open. */
  readonly to?: string | undefined;
  readonly otherId?: string | undefined;
  readonly opensMissed?: boolean | undefined;
}

export type RequestPlan =
  | {
      readonly kind: 'ready';
      readonly entries: readonly ChangeEntry[];
      readonly moved: readonly MovedShift[];
      /** The person's shifts during the time off, or outside the new availability in the next eight weeks. */
      readonly missed: readonly Shift[];
    }
  /** The manager must first choose a person or another shift. */
  | { readonly kind: 'choose'; readonly shift: Shift }
  /** The move is refused for a reason that also refuses a drag. */
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal }
  | { readonly kind: 'stale'; readonly stale: Stale };

export interface RequestPlanContext {
  readonly shifts: ScheduleIndex;
  readonly employees: ReadonlyMap<string, Employee>;
  readonly now: WallClock;
  readonly newId: () => string;
}

/** How far ahead, in days, new availability is compared with shifts. */
const DAYS_AHEAD = 56;

/** Finds the employee by the record's id, else by name. */
export function employeeOf(
  { employeeId, name }: Pick<TeamRequest, 'employeeId' | 'name'>,
  employees: ReadonlyMap<string, Employee>,
): Employee | undefined {
  return employees.get(employeeId) ?? findEmployeeByName(employees.values(), name);
}

/** Plans the same as a drag, swap or form would; `stale` if a shift has changed since its announcement. */
export function planRequest(
  request: TeamRequest,
  choice: RequestChoice,
  context: RequestPlanContext,
): RequestPlan {
  const { asked } = request;
  const employee = employeeOf(request, context.employees);
  if (!employee) return stale({ why: 'personGone' });
  switch (asked.kind) {
    case 'seen':
      return ready([]);
    case 'claim': {
      const shift = findAsked(context.shifts, asked.shift);
      const against = staleShift(shift, asked.shift, context.now) ?? (shift && staleClaim(shift));
      if (against || !shift) return stale(against ?? { why: 'shiftGone' });
      return moved(
        shift,
        plannedMoves([{ shiftId: shift.id, employeeName: employee.name }], contextOf(context)),
      );
    }
    case 'giveAway':
    case 'swap': {
      const shift = findAsked(context.shifts, asked.shift);
      const against = staleShift(shift, asked.shift, context.now) ?? (shift && staleGift(shift, employee));
      if (against || !shift) return stale(against ?? { why: 'shiftGone' });
      return asked.kind === 'swap'
        ? swapped(shift, { ...asked, employee }, choice, context)
        : givenAway(shift, choice.to ?? partnerOf(asked.to, employee, context)?.name, context);
    }
    case 'timeOff': {
      const { from, to, offKind } = asked;
      if (to < context.now.date) return stale({ why: 'past' });
      const before = readAvailability(employee.availability);
      const exception = {
        id: context.newId(),
        from,
        to,
        kind: 'timeOff' as const,
        note: asked.note,
        ...(offKind && { offKind }),
      };
      const after = { ...before, exceptions: [...before.exceptions, exception] };
      return available(employee, after, { from, to }, choice, context);
    }
    case 'availability': {
      const { later: _later, ...before } = readAvailability(employee.availability);
      const span = { from: context.now.date, to: addDays(context.now.date, DAYS_AHEAD) };
      return available(employee, { ...before, weekly: asked.weekly }, span, choice, context);
    }
  }
}

function givenAway(shift: Shift, to: string | undefined, context: RequestPlanContext): RequestPlan {
  if (to === undefined) return { kind: 'choose', shift };
  return moved(shift, plannedMoves([{ shiftId: shift.id, employeeName: to }], contextOf(context)));
}

function swapped(
  shift: Shift,
  asked: Extract<TeamRequest['asked'], { kind: 'swap' }> & { readonly employee: Employee },
  { otherId }: RequestChoice,
  context: RequestPlanContext,
): RequestPlan {
  if (otherId !== undefined) return moved(shift, plannedSwap(shift.id, otherId, contextOf(context)));
  // Without an agreed partner the manager chooses.
  if (!asked.other || asked.to === undefined) return { kind: 'choose', shift };
  const other = findAsked(context.shifts, asked.other);
  const against = staleShift(other, asked.other, context.now);
  if (against || !other) return stale(against ?? { why: 'shiftGone' });
  const partner = partnerOf(asked.to, asked.employee, context);
  // Stale if the other shift no longer belongs to the person who agreed.
  const notTheirs = staleGift(other, partner ?? { name: asked.to });
  if (isOpenShift(other) || notTheirs) return stale({ why: 'notTheirs', name: other.employeeName });
  return moved(shift, plannedSwap(shift.id, other.id, contextOf(context)));
}

function available(
  employee: Employee,
  after: Availability,
  span: { readonly from: Shift['date']; readonly to: Shift['date'] },
  { opensMissed = false }: RequestChoice,
  context: RequestPlanContext,
): RequestPlan {
  const entries = availabilityEntries(employee, after);
  const missed = missedShifts(
    context.shifts,
    { name: employee.name, availability: after },
    span,
    context.now.date,
  );
  if (!opensMissed) return ready(entries, [], missed);
  const opened = plannedMoves(
    missed.map(({ id }) => ({ shiftId: id, employeeName: OPEN_SHIFT_NAME })),
    contextOf(context),
  );
  if (!opened.isOk) return { kind: 'refused', refusal: opened.error };
  return ready([...entries, ...entriesOf(opened.value)], opened.value, missed);
}

/** A request without effect, such as a gift to oneself, still needs a choice. */
function moved(shift: Shift, planned: ReturnType<typeof plannedMoves>): RequestPlan {
  if (!planned.isOk) return { kind: 'refused', refusal: planned.error };
  if (planned.value.length === 0) return { kind: 'choose', shift };
  return ready(entriesOf(planned.value), planned.value);
}

function ready(
  entries: readonly ChangeEntry[],
  shifts: readonly MovedShift[] = [],
  missed: readonly Shift[] = [],
): RequestPlan {
  return { kind: 'ready', entries, moved: shifts, missed };
}

function stale(why: Stale): RequestPlan {
  return { kind: 'stale', stale: why };
}

function entriesOf(shifts: readonly MovedShift[]): readonly ChangeEntry[] {
  return shifts.map(({ before, after }) => shiftEntry(before, after));
}

/** The agreed partner of a swap or gift; undefined unless another person on the team has the name. */
function partnerOf(
  name: string | undefined,
  asker: Employee,
  { employees }: RequestPlanContext,
): Employee | undefined {
  const partner = name === undefined ? undefined : findEmployeeByName(employees.values(), name);
  return partner?.id === asker.id ? undefined : partner;
}

function contextOf({ shifts, employees }: RequestPlanContext): MoveContext {
  return { find: (id) => findShift(shifts, id), employees: [...employees.values()] };
}

/** The requester, then everybody who gets or loses a shift, once each. */
export function peopleToAnswer(asker: string, moved: readonly MovedShift[]): readonly PersonToAnswer[] {
  const people = new Map<string, PersonToAnswer>([[nameKey(asker), { name: asker }]]);
  const add = (shift: Shift, part: Pick<PersonToAnswer, 'gets' | 'loses'>) => {
    if (isOpenShift(shift)) return;
    const key = nameKey(shift.employeeName);
    people.set(key, { ...(people.get(key) ?? { name: shift.employeeName }), ...part });
  };
  for (const { before, after } of moved) {
    if (nameKey(before.employeeName) === nameKey(after.employeeName)) continue;
    add(before, { loses: timeOf(before) });
    add(after, { gets: timeOf(after) });
  }
  return [...people.values()];
}

function timeOf({ date, startTime, endTime }: Shift): ShiftTime {
  return { date, startTime, endTime };
}
