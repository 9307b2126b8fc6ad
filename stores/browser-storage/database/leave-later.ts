import { changedGroups, withPart } from '@/lib/merge/field-groups';
import { entryOf, keptRecord, sideOf } from '@/lib/merge/merge-state';
import type { Fields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { isSameList } from '@/lib/saved-data/records/same-data';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { trimLatePublication } from '@/lib/shifts/publication/late-publication';
import { storedPublication } from './append-publication';
import type { EditTransaction } from './database-stores';
import type { PendingChange } from './schedule-database';

/**
 * Reduces a late change to the part that still applies, given later changes in the log (`others`) that its page
 * did not know.
 * - A copy of everything skips records that were changed since.
 * - An addition skips records that were changed or removed since.
 * - An edit skips records that were removed later, and fields that were edited later.
 * - A publication skips days that were published since.
 * - Generated series shifts are skipped if anything was changed: a page that knows the change generates them.
 */
export async function leaveLater(
  transaction: EditTransaction,
  { change, isAway, isBehind }: PendingChange,
  others: readonly ScheduleChange[],
): Promise<ScheduleChange> {
  if (change.origin === 'series' && others.length > 0) return { ...change, entries: [] };
  const isCopy = isBehind && change.origin === 'import';
  const left = isCopy ? without(change, others) : change;
  const added = isBehind && !isCopy ? await withoutImported(transaction, left) : left;
  const present = isAway || (isBehind && !isCopy) ? withoutOverdue(added, others) : added;
  const isLate = isBehind || isAway || others.some(isPublished);
  return isLate ? withoutRepublished(transaction, present) : present;
}

export const isPublished = ({ entries }: ScheduleChange): boolean =>
  entries.some(({ kind }) => kind === 'publication');

/**
 * A record that was changed after it was added had already been imported, if only into a database that no longer
 * exists.
 */
async function withoutImported(
  transaction: EditTransaction,
  change: ScheduleChange,
): Promise<ScheduleChange> {
  // The id of a day is its date, and of a setting its name: another page may have added the same one.
  const isAddition = (entry: ChangeEntry) =>
    entry.kind !== 'publication' && sideOf(entry, entry.before) === undefined;
  if (!change.entries.some(isAddition)) return change;
  const log = await transaction.objectStore('log').getAll();
  const later = log.flatMap((stored) => readChange(stored) ?? []).filter(({ at }) => at > change.at);
  return without(change, later, isAddition);
}

/** Keeps later removals removed, and fields that were edited later as they are. */
function withoutOverdue(change: ScheduleChange, others: readonly ScheduleChange[]): ScheduleChange {
  // It is not known when an imported text was written.
  const isLater = ({ at, origin }: ScheduleChange) => at > change.at && origin !== 'import';
  const later = others.filter(isLater).flatMap(({ entries }) => entries);
  const entries = change.entries.flatMap((entry): readonly ChangeEntry[] => {
    const same = later.filter(({ kind, id }) => kind === entry.kind && id === entry.id);
    const last = same.at(-1);
    if (!last || entry.kind === 'publication') return [entry];
    if (!sideOf(last, last.after)) return [];
    const touched = same.flatMap((each) => {
      const [before, after] = [sideOf(each, each.before), sideOf(each, each.after)];
      return before && after ? changedGroups(each.kind, before, after).flatMap(({ fields }) => fields) : [];
    });
    return edited(entry, sideOf(last, last.after) ?? {}, touched);
  });
  return isSameList(entries, change.entries) ? change : { ...change, entries };
}

function edited(entry: ChangeEntry, later: Fields, touched: readonly string[]): readonly ChangeEntry[] {
  const { kind, id } = entry;
  const [before, after] = [sideOf(entry, entry.before), sideOf(entry, entry.after)];
  if (touched.length === 0 || !before || !after) return [entry];
  const kept = keptRecord(kind, id, withPart(after, touched, later));
  return entry.before || kept ? [entryOf(kind, id, entry.before && { ...entry.before }, kept)] : [];
}

/** The change without the entries for records that the other changes touch. */
export function without(
  change: ScheduleChange,
  others: readonly ScheduleChange[],
  isConcerned: (entry: ChangeEntry) => boolean = () => true,
): ScheduleChange {
  const touched = new Set(others.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const entries = change.entries.filter((entry) => !(isConcerned(entry) && touched.has(entry.id)));
  return entries.length === change.entries.length ? change : { ...change, entries };
}

/**
 * The change without days that were published since. An undo or redo stays the same, because it already takes
 * later publications into account.
 */
async function withoutRepublished(
  transaction: EditTransaction,
  change: ScheduleChange,
): Promise<ScheduleChange> {
  if (change.of || !isPublished(change)) return change;
  const publication = await storedPublication(transaction);
  const entries = change.entries.flatMap((entry): readonly ChangeEntry[] =>
    entry.kind === 'publication' ? [trimLatePublication(publication, entry) ?? []].flat() : [entry],
  );
  return isSameList(entries, change.entries) ? change : { ...change, entries };
}
