import { nameKey } from '@/lib/employees/employee';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { daysBetween } from '@/lib/time/local-date';
import {
  type Publication,
  type PublishedShift,
  publishedAs,
  publishedStates,
  renamed,
  type Unpublished,
  withNewNamesIn,
} from './publication';
import { isPublishedDay } from './published-days';

/** The fields that a team reads, beside the name in whatever spelling: notes are the manager's own, and a colour is only its look. */
const PUBLISHED_FIELDS = ['role', 'date', 'startTime', 'endTime', 'status'] as const;

/** Whether a team reads the same of both. */
function looksTheSame(one: Shift, other: Shift): boolean {
  return (
    nameKey(one.employeeName) === nameKey(other.employeeName) &&
    PUBLISHED_FIELDS.every((field) => one[field] === other[field])
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

/** Renames what was published; undefined when none of its names is new. */
function withNewNames(
  unpublished: Unpublished,
  names: ReadonlyMap<string, string>,
): Map<string, PublishedShift> | undefined {
  if (names.size === 0) return undefined;
  let after: Map<string, PublishedShift> | undefined;
  for (const [id, entry] of unpublished) {
    const known = withNewNamesIn(entry, names);
    if (known === entry) continue;
    after ??= new Map(unpublished);
    after.set(id, known);
  }
  return after;
}

/** One difference from the last publication, as a list of changes shows it. */
export interface UnpublishedChange {
  readonly id: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** As published, and current; at least one of them is present. */
  readonly before?: Shift;
  readonly after?: Shift;
}

/** The differences in order of days and times; `current` gives a shift's current state. */
export function unpublishedChanges(
  unpublished: Unpublished,
  current: (id: string) => Shift | undefined,
): readonly UnpublishedChange[] {
  const changes = [...unpublished.values()].flatMap((entry) => {
    const now = current(entry.id);
    return changesBetween(entry.id, publishedStates(entry), now ? [now] : []);
  });
  const orderOf = ({ before, after }: UnpublishedChange) => {
    const shift = after ?? before;
    return shift ? `${shift.date} ${shift.startTime} ${shift.employeeName}` : '';
  };
  return changes.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/**
 * What became of each state of one shift: those of the nearest days are the same shift before and after. What looks the
 * same in both is no change.
 */
export function changesBetween(
  id: string,
  before: readonly Shift[],
  after: readonly Shift[],
): readonly UnpublishedChange[] {
  const gone = before.filter((state) => !after.some((other) => looksTheSame(state, other)));
  const come = after.filter((state) => !before.some((other) => looksTheSame(state, other)));
  // Mostly it has one state on each side; looking alike on one of two sides, it is still the changed shift.
  if (before.length === 1 && after.length === 1 && before[0] && after[0])
    return [{ id, kind: 'changed', before: before[0], after: after[0] }];
  const changes: UnpublishedChange[] = [];
  const pairs = gone
    .flatMap((one) =>
      come.map((other) => ({ one, other, days: Math.abs(daysBetween(one.date, other.date)) })),
    )
    .sort((one, other) => one.days - other.days);
  const taken = new Set<Shift>();
  for (const { one, other } of pairs) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    changes.push({ id, kind: 'changed', before: one, after: other });
  }
  for (const shift of gone) if (!taken.has(shift)) changes.push({ id, kind: 'removed', before: shift });
  for (const shift of come) if (!taken.has(shift)) changes.push({ id, kind: 'added', after: shift });
  return changes;
}
