import { readChange } from '@/lib/saved-data/records/read-change';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { publicationBehind } from '@/lib/shifts/publication/publication-behind';
import { storedPublication } from './append-publication';
import type { EditTransaction } from './database-stores';
import type { PendingChange } from './schedule-database';

/**
 * What of a change is still to be done where the log may have later ones that it did not know, `others` among them: a copy
 * of everything leaves alone what was changed since, an addition or what was stored without a database what somebody has
 * removed since, and a publication the days that were published since.
 */
export async function leaveLater(
  transaction: EditTransaction,
  { change, isAway, isBehind }: PendingChange,
  others: readonly ScheduleChange[],
): Promise<ScheduleChange> {
  const isCopy = isBehind && change.origin === 'import';
  const left = isCopy ? without(change, others) : change;
  const added = isBehind && !isCopy ? await withoutTaken(transaction, left) : left;
  const present = isAway ? withoutRemoved(added, others) : added;
  const isLate = isBehind || isAway || others.some(isPublished);
  return isLate ? withoutRepublished(transaction, present) : present;
}

/** Whether something is published by it. */
export const isPublished = ({ entries }: ScheduleChange): boolean =>
  entries.some(({ kind }) => kind === 'publication');

/** A record that was changed after it was added had been taken in, if only by a database that is gone. */
async function withoutTaken(transaction: EditTransaction, change: ScheduleChange): Promise<ScheduleChange> {
  const isAddition = ({ kind, before }: ChangeEntry) => kind !== 'publication' && before === undefined;
  if (!change.entries.some(isAddition)) return change;
  const log = await transaction.objectStore('log').getAll();
  const later = log.flatMap((stored) => readChange(stored) ?? []).filter(({ at }) => at > change.at);
  return without(change, later, isAddition);
}

/** What somebody removed after the change had been made stays removed. */
function withoutRemoved(change: ScheduleChange, others: readonly ScheduleChange[]): ScheduleChange {
  const later = others.filter(({ at }) => at > change.at).flatMap(({ entries }) => entries);
  const isRemoved = ({ id }: ChangeEntry) => {
    const last = later.findLast((entry) => entry.id === id);
    return last !== undefined && last.kind !== 'publication' && last.after === undefined;
  };
  const entries = change.entries.filter((entry) => !isRemoved(entry));
  return entries.length === change.entries.length ? change : { ...change, entries };
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
  const isSame = entries.every((entry, index) => entry === change.entries[index]);
  return isSame && entries.length === change.entries.length ? change : { ...change, entries };
}
