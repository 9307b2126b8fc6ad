import { nameKey } from '@/lib/employees/employee';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { PublishedShift, Unpublished } from './publication';

/** What a team reads of a shift: notes are the manager's own, and a colour is only its look. */
const TOLD = ['employeeName', 'role', 'date', 'startTime', 'endTime', 'status'] as const;

function looksTheSame(one: Shift | undefined, other: Shift | undefined): boolean {
  if (!one || !other) return one === other;
  return TOLD.every((field) => one[field] === other[field]);
}

/**
 * What differs from the publication after the entries; a shift that is again as it was published no longer does, and
 * one that only follows the rename of its employee is not changed: what was published under the old name counts as
 * published under the new one. `current` gives a shift as it stands before the entries. The same map where nothing comes
 * or goes.
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

/** Renames what was published; undefined where no name of it is new. */
function withNewNames(
  unpublished: Unpublished,
  names: ReadonlyMap<string, string>,
): Map<string, PublishedShift> | undefined {
  if (names.size === 0) return undefined;
  let after: Map<string, PublishedShift> | undefined;
  for (const [id, told] of unpublished) {
    const renamed = withNewName(told.published, names);
    if (!renamed || renamed === told.published) continue;
    after ??= new Map(unpublished);
    after.set(id, { ...told, published: renamed });
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
  /** How it was published, and how it stands now; one of them at least is there. */
  readonly before?: Shift;
  readonly after?: Shift;
}

/** The differences in the order of their days and times; `current` gives a shift as it stands now. */
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
