import { type Employee, nameKey } from '@/lib/employees/employee';
import type { CompareNames } from '@/lib/order';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { renameInShift } from '@/lib/shifts/publication/unpublished';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { FullSchedule } from './schedule-before';

/** Each list is in order of days and times. */
export interface ShiftRestorePlan {
  readonly entries: readonly ChangeEntry[];
  /** Shifts that were deleted since. */
  readonly returning: readonly Shift[];
  /** Shifts that were created since. */
  readonly leaving: readonly Shift[];
  readonly changed: readonly { readonly before: Shift; readonly after: Shift }[];
}

/** Restores every shift that is or was on that day. Keeps current names and actual hours. */
export function planDayRestore(now: Schedule, past: FullSchedule, date: LocalDate): ShiftRestorePlan {
  return planRestore(now, past, [...shiftsOn(past.schedule.shifts, date), ...shiftsOn(now.shifts, date)]);
}

/** Restores the person's shifts of those days. `name` is the current name; open shifts belong to nobody. */
export function planPersonRestore(
  now: Schedule,
  past: FullSchedule,
  name: string,
  days: readonly LocalDate[],
): ShiftRestorePlan {
  const names = namesSince(past.schedule.employees, now.employees);
  const isTheirs = ({ employeeName }: Shift) => nameKey(employeeName) === nameKey(name);
  const pastShifts = days
    .flatMap((date) => shiftsOn(past.schedule.shifts, date))
    .filter((shift) => isTheirs(renameInShift(shift, names)));
  return planRestore(now, past, [
    ...pastShifts,
    ...days.flatMap((date) => shiftsOn(now.shifts, date)).filter(isTheirs),
  ]);
}

/** Everybody with a shift on those days, now or in the past, by current name, sorted. */
export function restorablePeople(
  now: Schedule,
  past: FullSchedule,
  days: readonly LocalDate[],
  compareNames: CompareNames,
): readonly string[] {
  const names = namesSince(past.schedule.employees, now.employees);
  const people = new Map<string, string>();
  for (const date of days) {
    const pastShifts = shiftsOn(past.schedule.shifts, date).map((shift) => renameInShift(shift, names));
    for (const shift of [...pastShifts, ...shiftsOn(now.shifts, date)]) {
      if (!isOpenShift(shift)) people.set(nameKey(shift.employeeName), shift.employeeName);
    }
  }
  return [...people.values()].sort(compareNames);
}

function planRestore(now: Schedule, past: FullSchedule, concerned: readonly Shift[]): ShiftRestorePlan {
  const names = namesSince(past.schedule.employees, now.employees);
  // Shifts repaired since stay repaired: their earlier state was unreadable.
  const unreadable = new Set(past.awaitingRepair.map(({ id }) => id));
  const ids = new Set(concerned.map(({ id }) => id).filter((id) => !unreadable.has(id)));
  const [returning, leaving, changed]: [Shift[], Shift[], { before: Shift; after: Shift }[]] = [[], [], []];
  for (const id of ids) {
    const before = findShift(now.shifts, id);
    const pastShift = findShift(past.schedule.shifts, id);
    const after = pastShift && withWorkedOf(before, renameInShift(pastShift, names));
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

/** The shift with the actual hours that were recorded since. */
function withWorkedOf(present: Shift | undefined, shift: Shift): Shift {
  return present?.worked === undefined ? shift : { ...shift, worked: present.worked };
}

/** From the key of each old name to the current one, for people still on the team. */
function namesSince(
  past: ReadonlyMap<string, Employee>,
  now: ReadonlyMap<string, Employee>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { id, name } of past.values()) {
    const present = now.get(id)?.name;
    if (present !== undefined && present !== name) names.set(nameKey(name), present);
  }
  return names;
}
