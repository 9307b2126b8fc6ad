import { emptyDay, isDayId, isEmptyDay } from '@/lib/days/day-record';
import { readChange } from '@/lib/saved-data/records/read-change';
import { isSameList } from '@/lib/saved-data/records/same-data';
import { isEmptySetting } from '@/lib/settings/setting-record';
import {
  type ChangeEntry,
  dayEntry,
  type ScheduleChange,
  settingEntry,
} from '@/lib/shifts/change/schedule-change';
import { publicationBehind } from '@/lib/shifts/publication/publication-behind';
import { storedPublication } from './append-publication';
import type { EditTransaction } from './database-stores';
import { touchedFields, withFields } from './edit-onto';
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
  const isAddition = ({ kind, before }: ChangeEntry) =>
    kind !== 'publication' && kind !== 'day' && kind !== 'setting' && before === undefined;
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
    if (!last.after && entry.kind !== 'day' && entry.kind !== 'setting') return [];
    const touched = same.flatMap((each) => {
      const [before, after] = sidesOf(each);
      return before && after ? touchedFields(before, after) : [];
    });
    return edited(entry, sidesOf(last)[1] ?? {}, touched);
  });
  return isSameList(entries, change.entries) ? change : { ...change, entries };
}

/**
 * The record before and after. Of a date without one nothing is said, and a setting without one has its default: that is a
 * record too, to be held against others.
 */
function sidesOf({
  kind,
  id,
  before,
  after,
}: ChangeEntry): readonly [object | undefined, object | undefined] {
  if (kind === 'setting') return [before ?? { id }, after ?? { id }];
  if (kind !== 'day' || !isDayId(id)) return [before, after];
  return [before ?? emptyDay(id), after ?? emptyDay(id)];
}

/** The entry with those fields as they were edited later. */
function edited(entry: ChangeEntry, later: object, touched: readonly string[]): readonly ChangeEntry[] {
  if (entry.kind === 'day' && touched.length > 0 && isDayId(entry.id)) {
    const said = withFields(entry.after ?? emptyDay(entry.id), later, touched);
    const after = isEmptyDay(said) ? undefined : said;
    return entry.before || after ? [dayEntry(entry.before, after)] : [];
  }
  if (entry.kind === 'setting' && touched.length > 0) {
    const record = withFields(entry.after ?? { id: entry.id }, later, touched);
    const after = isEmptySetting(record) ? undefined : record;
    return entry.before || after ? [settingEntry(entry.before, after)] : [];
  }
  if (touched.length === 0 || !entry.before || !entry.after) return [entry];
  switch (entry.kind) {
    case 'shift':
      return [{ ...entry, after: withFields(entry.after, later, touched) }];
    case 'employee':
      return [{ ...entry, after: withFields(entry.after, later, touched) }];
    case 'template':
      return [{ ...entry, after: withFields(entry.after, later, touched) }];
    case 'request':
      return [{ ...entry, after: withFields(entry.after, later, touched) }];
    default:
      return [entry];
  }
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
