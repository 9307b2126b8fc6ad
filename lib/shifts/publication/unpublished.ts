import { nameKey } from '@/lib/employees/employee';
import { mapReferences, namesIn } from '@/lib/shifts/change/map-references';
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

/** The fields that a team reads, beside the name in whatever spelling: notes are the manager's own, and a colour is only its look. */
const PUBLISHED_FIELDS = ['role', 'date', 'startTime', 'endTime', 'status'] as const;

/** Whether a team reads the same of both. */
export function looksTheSame(one: Shift, other: Shift): boolean {
  return (
    nameKey(one.employeeName) === nameKey(other.employeeName) &&
    PUBLISHED_FIELDS.every((field) => one[field] === other[field]) &&
    hasSameDetails(one, other)
  );
}

/** Whether both are the same states of one shift, in whatever order: on each day there is at most one. */
export function areTheSame(states: readonly Shift[], others: readonly Shift[]): boolean {
  return (
    states.length === others.length &&
    states.every((state) => others.some((other) => looksTheSame(state, other)))
  );
}

/**
 * The differences from the publication after the entries; excludes a shift that is again as published, and one that
 * only follows its employee's rename: what was published under the old name counts as published under the new one. What
 * is on days that are not published is a draft, and no difference. `current` gives a shift's state before the entries.
 * The same map when no difference is added or removed.
 */
export function unpublishedAfter(
  unpublished: Unpublished,
  entries: readonly ChangeEntry[],
  current: (id: string) => Shift | undefined,
  publication: Pick<Publication, 'at' | 'days'>,
): Unpublished {
  const onPublishedDays = (shift: Shift | undefined) =>
    shift && isPublishedDay(publication, shift.date) ? [shift] : [];
  const names = newNames(entries);
  let after = withNewNames(unpublished, names);
  for (const entry of entries) {
    if (entry.kind !== 'shift') continue;
    const known = (after ?? unpublished).get(entry.id);
    const states = known
      ? publishedStates(known)
      : onPublishedDays(current(entry.id)).map((shift) => renamed(shift, names));
    const isSame = areTheSame(states, onPublishedDays(entry.after));
    if (isSame && !known) continue;
    after ??= new Map(unpublished);
    if (isSame) after.delete(entry.id);
    else after.set(entry.id, known ?? publishedAs(entry.id, states));
  }
  return after ?? unpublished;
}

/** From the key of each old name to the new one. */
export function newNames(entries: readonly ChangeEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'employee' || !entry.before || !entry.after) continue;
    if (entry.before.name !== entry.after.name) names.set(nameKey(entry.before.name), entry.after.name);
  }
  return names;
}

/** The publication with the new names, by the key of each old one; the same object when no name is new. */
export function withNewNamesBefore(
  publication: Publication,
  names: ReadonlyMap<string, string>,
): Publication {
  return names.size > 0 ? mapReferences('publication', publication, namesIn({ people: names })) : publication;
}

/** The shift under its employee's new name; the same object if that is not new. */
export function renamed(shift: Shift, names: ReadonlyMap<string, string>): Shift {
  return names.size > 0 ? mapReferences('shift', shift, namesIn({ people: names })) : shift;
}

/** Renames what was published; undefined when none of its names is new. */
function withNewNames(
  unpublished: Unpublished,
  names: ReadonlyMap<string, string>,
): Map<string, PublishedShift> | undefined {
  if (names.size === 0) return undefined;
  let after: Map<string, PublishedShift> | undefined;
  for (const [id, entry] of unpublished) {
    const states = publishedStates(entry);
    const named = states.map((shift) => renamed(shift, names));
    if (named.every((shift, at) => shift === states[at])) continue;
    after ??= new Map(unpublished);
    after.set(id, { ...entry, ...publishedAs(id, named) });
  }
  return after;
}
