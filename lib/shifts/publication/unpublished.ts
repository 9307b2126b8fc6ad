import { nameKey } from '@/lib/employees/employee';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { PublishedShift, Unpublished } from './publication';

/** The fields that a team reads, beside the name in whatever spelling: notes are the manager's own, and a colour is only its look. */
const PUBLISHED_FIELDS = ['role', 'date', 'startTime', 'endTime', 'status'] as const;

function looksTheSame(one: Shift | undefined, other: Shift | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    nameKey(one.employeeName) === nameKey(other.employeeName) &&
    PUBLISHED_FIELDS.every((field) => one[field] === other[field])
  );
}

/**
 * The differences from the publication after the entries; excludes a shift that is again as published, and one that
 * only follows its employee's rename: what was published under the old name counts as published under the new one.
 * `current` gives a shift's state before the entries. The same map when no difference is added or removed.
 */
export function unpublishedAfter(
  unpublished: Unpublished,
  entries: readonly ChangeEntry[],
  current: (id: string) => Shift | undefined,
): Unpublished {
  const names = newNames(entries);
  let after = withNewNames(unpublished, names);
  for (const entry of entries) {
    if (entry.kind !== 'shift') continue;
    const known = (after ?? unpublished).get(entry.id);
    const published = known ? known.published : withNewName(current(entry.id), names);
    const isSame = looksTheSame(published, entry.after);
    if (isSame && !known) continue;
    after ??= new Map(unpublished);
    if (isSame) after.delete(entry.id);
    else after.set(entry.id, known ?? { id: entry.id, ...(published && { published }) });
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
    const renamed = withNewName(entry.published, names);
    if (!renamed || renamed === entry.published) continue;
    after ??= new Map(unpublished);
    after.set(id, { ...entry, published: renamed });
  }
  return after;
}

function withNewName(shift: Shift | undefined, names: ReadonlyMap<string, string>): Shift | undefined {
  const name = shift && names.size > 0 ? names.get(nameKey(shift.employeeName)) : undefined;
  return shift && name !== undefined ? { ...shift, employeeName: name } : shift;
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
  const changes: UnpublishedChange[] = [];
  for (const { id, published } of unpublished.values()) {
    const after = current(id);
    if (!published && !after) continue;
    const kind = published ? (after ? 'changed' : 'removed') : 'added';
    changes.push({ id, kind, ...(published && { before: published }), ...(after && { after }) });
  }
  const orderOf = ({ before, after }: UnpublishedChange) => {
    const shift = after ?? before;
    return shift ? `${shift.date} ${shift.startTime} ${shift.employeeName}` : '';
  };
  return changes.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}
