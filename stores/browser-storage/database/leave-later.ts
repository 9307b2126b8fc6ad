import { changedGroups, withPart } from '@/lib/merge/field-groups';
import { entryOf, keptRecord, sideOf } from '@/lib/merge/merge-state';
import type { Fields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { isSameList } from '@/lib/saved-data/records/same-data';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { publicationBehind } from '@/lib/shifts/publication/publication-behind';
import { storedPublication } from './append-publication';
import type { EditTransaction } from './database-stores';
import type { PendingChange } from './schedule-database';

/**
 * What of a change is still to be done where the log may have later ones that it did not know, `others` among them: a copy
 * of everything leaves alone what was changed since, an addition what somebody has removed since, any other what was removed
 * or edited later, a publication the days that were published since, and series that were made ahead are not when anything
 * was changed: whoever has seen that makes them.
 */
export async function leaveLater(
  transaction: EditTransaction,
  { change, isAway, isBehind }: PendingChange,
  others: readonly ScheduleChange[],
): Promise<ScheduleChange> {
  if (change.origin === 'series' && others.length > 0) return { ...change, entries: [] };
  const isCopy = isBehind && change.origin === 'import';
  const left = isCopy ? without(change, others) : change;
  const added = isBehind && !isCopy ? await withoutTaken(transaction, left) : left;
  const present = isAway || (isBehind && !isCopy) ? withoutOverdue(added, others) : added;
  const isLate = isBehind || isAway || others.some(isPublished);
  return isLate ? withoutRepublished(transaction, present) : present;
}

/** Whether something is published by it. */
export const isPublished = ({ entries }: ScheduleChange): boolean =>
  entries.some(({ kind }) => kind === 'publication');

/** A record that was changed after it was added had been taken in, if only by a database that is gone. */
async function withoutTaken(transaction: EditTransaction, change: ScheduleChange): Promise<ScheduleChange> {
  // Of a date the id is the date, of a setting its name: another page may have added it too.
  const isAddition = (entry: ChangeEntry) =>
    entry.kind !== 'publication' && sideOf(entry, entry.before) === undefined;
  if (!change.entries.some(isAddition)) return change;
  const log = await transaction.objectStore('log').getAll();
  const later = log.flatMap((stored) => readChange(stored) ?? []).filter(({ at }) => at > change.at);
  return without(change, later, isAddition);
}

/** What somebody removed after the change had been made stays removed, and fields that were edited after it stay so. */
function withoutOverdue(change: ScheduleChange, others: readonly ScheduleChange[]): ScheduleChange {
  // When a text was written that was taken in, nobody knows.
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

/** The entry with those fields as they were edited later. */
function edited(entry: ChangeEntry, later: Fields, touched: readonly string[]): readonly ChangeEntry[] {
  const { kind, id } = entry;
  const [before, after] = [sideOf(entry, entry.before), sideOf(entry, entry.after)];
  if (touched.length === 0 || !before || !after) return [entry];
  const kept = keptRecord(kind, id, withPart(after, touched, later));
  return entry.before || kept ? [entryOf(kind, id, entry.before && { ...entry.before }, kept)] : [];
}

/** The change without those of its entries whose records the others touch. */
export function without(
  change: ScheduleChange,
  others: readonly ScheduleChange[],
  isConcerned: (entry: ChangeEntry) => boolean = () => true,
): ScheduleChange {
  const touched = new Set(others.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const entries = change.entries.filter((entry) => !(isConcerned(entry) && touched.has(entry.id)));
  return entries.length === change.entries.length ? change : { ...change, entries };
}

/** An undo or a redo minds by itself what was published since. */
async function withoutRepublished(
  transaction: EditTransaction,
  change: ScheduleChange,
): Promise<ScheduleChange> {
  if (change.of || !isPublished(change)) return change;
  const publication = await storedPublication(transaction);
  const entries = change.entries.flatMap((entry): readonly ChangeEntry[] =>
    entry.kind === 'publication' ? [publicationBehind(publication, entry) ?? []].flat() : [entry],
  );
  return isSameList(entries, change.entries) ? change : { ...change, entries };
}
