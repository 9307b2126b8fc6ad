import { type Employee, nameKey } from '@/lib/employees/employee';
import type { CompareNames } from '@/lib/order';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { renamed } from '@/lib/shifts/publication/unpublished';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { WholeSchedule } from './schedule-before';

/** Each list is in order of days and times. */
export interface PutBack {
  readonly entries: readonly ChangeEntry[];
  /** Shifts that were deleted since. */
  readonly returning: readonly Shift[];
  /** Shifts that were created since. */
  readonly leaving: readonly Shift[];
  readonly changed: readonly { readonly before: Shift; readonly after: Shift }[];
}

/** Restores every shift that is or was on that day. Keeps current names and actual hours. */
export function putDayBack(now: Schedule, then: WholeSchedule, date: LocalDate): PutBack {
  return putBack(now, then, [...shiftsOn(then.schedule.shifts, date), ...shiftsOn(now.shifts, date)]);
}

/** Restores the person's shifts of those days. `name` is the current name; open shifts belong to nobody. */
export function putPersonBack(
  now: Schedule,
  then: WholeSchedule,
  name: string,
  days: readonly LocalDate[],
): PutBack {
  const names = namesSince(then.schedule.employees, now.employees);
  const isTheirs = ({ employeeName }: Shift) => nameKey(employeeName) === nameKey(name);
  const were = days
    .flatMap((date) => shiftsOn(then.schedule.shifts, date))
    .filter((shift) => isTheirs(renamed(shift, names)));
  return putBack(now, then, [
    ...were,
    ...days.flatMap((date) => shiftsOn(now.shifts, date)).filter(isTheirs),
  ]);
}

/** Everybody with a shift on those days, now or then, by current name, sorted. */
export function peopleOfThenAndNow(
  now: Schedule,
  then: WholeSchedule,
  days: readonly LocalDate[],
  compareNames: CompareNames,
): readonly string[] {
  const names = namesSince(then.schedule.employees, now.employees);
  const people = new Map<string, string>();
  for (const date of days) {
    const were = shiftsOn(then.schedule.shifts, date).map((shift) => renamed(shift, names));
    for (const shift of [...were, ...shiftsOn(now.shifts, date)]) {
      if (!isOpenShift(shift)) people.set(nameKey(shift.employeeName), shift.employeeName);
    }
  }
  return [...people.values()].sort(compareNames);
}

function putBack(now: Schedule, then: WholeSchedule, concerned: readonly Shift[]): PutBack {
  const names = namesSince(then.schedule.employees, now.employees);
  // Shifts repaired since stay repaired: their earlier state was unreadable.
  const unreadable = new Set(then.awaitingRepair.map(({ id }) => id));
  const ids = new Set(concerned.map(({ id }) => id).filter((id) => !unreadable.has(id)));
  const [returning, leaving, changed]: [Shift[], Shift[], { before: Shift; after: Shift }[]] = [[], [], []];
  for (const id of ids) {
    const before = findShift(now.shifts, id);
    const was = findShift(then.schedule.shifts, id);
    const after = was && withWorkedOf(before, renamed(was, names));
    if (before && after) {
      if (!isSameData(before, after)) changed.push({ before, after });
    } else if (after) returning.push(after);
    else if (before) leaving.push(before);
  }
  const entries = [
    ...changed.map(({ before, after }) => shiftEntry(before, after)),
    ...returning.map((after) => shiftEntry(undefined, after)),
    ...leaving.map((before) => shiftEntry(before, undefined)),
  ];
  return { entries, returning, leaving, changed };
}

/** Keeps actual hours recorded since. */
function withWorkedOf(present: Shift | undefined, shift: Shift): Shift {
  return present?.worked === undefined ? shift : { ...shift, worked: present.worked };
}

/** From the key of each old name to the current one, for people still on the team. */
function namesSince(
  then: ReadonlyMap<string, Employee>,
  now: ReadonlyMap<string, Employee>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, name } of then.values()) {
    const present = now.get(id)?.name;
    if (present !== undefined && present !== name) names.set(nameKey(name), present);
  }
  return names;
}
