import { type Employee, nameKey } from '@/lib/employees/employee';
import { dropHeldNames, mapPublication, mapShift, namesIn } from '@/lib/shifts/change/published-references';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { hasSameDetails } from '@/lib/shifts/shift/shift-details';
import {
  type Publication,
  type PublishedShift,
  publishedAs,
  publishedStates,
  type Unpublished,
} from './publication';
import { isPublishedDay } from './published-days';

/** The fields that the team sees, besides the name. Notes are private to the manager. */
const PUBLISHED_FIELDS = ['role', 'date', 'startTime', 'endTime', 'status'] as const;

/** Whether the team sees no difference. */
export function isSameForTeam(one: Shift, other: Shift): boolean {
  return (
    nameKey(one.employeeName) === nameKey(other.employeeName) &&
    PUBLISHED_FIELDS.every((field) => one[field] === other[field]) &&
    hasSameDetails(one, other)
  );
}

/** Whether both hold the same states in any order: each day has at most one. */
export function areSameStates(states: readonly Shift[], others: readonly Shift[]): boolean {
  return (
    states.length === others.length &&
    states.every((state) => others.some((other) => isSameForTeam(state, other)))
  );
}

/**
 * The differences after the entries. Excludes shifts that are again as published, shifts that only follow a
 * rename, and drafts. `current` returns a shift's state before the entries; `names` are their `employeeRenames`. Same map if
 * unchanged.
 */
export function unpublishedAfter(
  unpublished: Unpublished,
  entries: readonly ChangeEntry[],
  current: (id: string) => Shift | undefined,
  publication: Pick<Publication, 'at' | 'days'>,
  names: ReadonlyMap<string, string>,
): Unpublished {
  const onPublishedDays = (shift: Shift | undefined) =>
    shift && isPublishedDay(publication, shift.date) ? [shift] : [];
  let after = renameInUnpublished(unpublished, names);
  for (const entry of entries) {
    if (entry.kind !== 'shift') continue;
    const known = (after ?? unpublished).get(entry.id);
    const states = known
      ? publishedStates(known)
      : onPublishedDays(current(entry.id)).map((shift) => renameInShift(shift, names));
    const isSame = areSameStates(states, onPublishedDays(entry.after));
    if (isSame && !known) continue;
    after ??= new Map(unpublished);
    if (isSame) after.delete(entry.id);
    else after.set(entry.id, known ?? publishedAs(entry.id, states));
  }
  return after ?? unpublished;
}

/** From the key of each old name to the new one. `team`: the employees before the entries. */
export function employeeRenames(
  entries: readonly ChangeEntry[],
  team: Iterable<Pick<Employee, 'id' | 'name'>>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'employee' || !entry.before || !entry.after) continue;
    if (entry.before.name !== entry.after.name) names.set(nameKey(entry.before.name), entry.after.name);
  }
  dropHeldNames(names, entries, team);
  return names;
}

/** The publication with the new names; the same object if no name is new. */
export function renameInPublication(
  publication: Publication,
  names: ReadonlyMap<string, string>,
): Publication {
  return names.size > 0 ? mapPublication(publication, namesIn({ people: names })) : publication;
}

/** Same object if the employee has no new name. */
export function renameInShift(shift: Shift, names: ReadonlyMap<string, string>): Shift {
  return names.size > 0 ? mapShift(shift, namesIn({ people: names })) : shift;
}

/** The differences with the new names; undefined if no name is new. */
function renameInUnpublished(
  unpublished: Unpublished,
  names: ReadonlyMap<string, string>,
): Map<string, PublishedShift> | undefined {
  if (names.size === 0) return undefined;
  let after: Map<string, PublishedShift> | undefined;
  for (const [id, entry] of unpublished) {
    const states = publishedStates(entry);
    const named = states.map((shift) => renameInShift(shift, names));
    if (named.every((shift, at) => shift === states[at])) continue;
    after ??= new Map(unpublished);
    after.set(id, { ...entry, ...publishedAs(id, named) });
  }
  return after;
}
