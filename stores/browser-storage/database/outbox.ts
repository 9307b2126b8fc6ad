import { mergeEntry } from '@/lib/merge/merge-entry';
import type { Conflict, SignedChange } from '@/lib/merge/signed-change';
import { readPublishedShift } from '@/lib/saved-data/records/read-publication';
import { isSameData, isSameList } from '@/lib/saved-data/records/same-data';
import { renameBothSides } from '@/lib/shifts/change/follow-renames';
import { namesIn, type Renames } from '@/lib/shifts/change/published-references';
import type { ChangeEntry, RecordKind, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { storedPublication } from './append-publication';
import type { EditTransaction, StoredRecord } from './database-stores';
import { type MergedEdits, storedRecord } from './onto-records';
import type { SharedPublication, SyncState } from './sync-state';

/** Publications are merged with stored data by their own code, and `ontoRecords` has merged the other kinds. */
const MADE_TO_STORED: ReadonlySet<RecordKind> = new Set(['publication', 'day', 'request', 'setting']);

/** This device's state if the schedule is synced, read through any transaction; undefined otherwise. */
export async function syncState(
  transaction: Pick<EditTransaction, 'objectStore'>,
): Promise<SyncState | undefined> {
  const record = await transaction.objectStore('sharing').get('state');
  return record as SyncState | undefined;
}

/**
 * If the schedule is synced, queues the change for the other devices and returns it rebased onto the current
 * records. Another device may just have changed these records. Otherwise returns the change itself.
 */
export async function putInOutbox(
  transaction: EditTransaction,
  change: ScheduleChange,
  { renames, conflicts: noted }: MergedEdits,
): Promise<ScheduleChange> {
  const state = await syncState(transaction);
  if (!state || state.ended) return change;
  const outbox = transaction.objectStore('outbox');
  if ((await outbox.count()) === 0) await keepPublished(transaction);
  const clock = Math.max(change.at, state.clock + 1);
  const n = state.n + 1;
  const signed = { ...change, device: state.device, n, clock };
  const conflicts: Conflict[] = [...noted];
  const entries = await ontoStored(transaction, signed, { conflicts, renames });
  const made: SignedChange = { ...signed, entries };
  const last = await transaction.objectStore('sharedTail').openKeyCursor(null, 'prev');
  await outbox.add({ made, since: last?.key ?? 0, now: made, conflicts: [] });
  await transaction.objectStore('sharing').put(asRecord({ ...state, n, clock }));
  await putConflicts(transaction, conflicts, change.at);
  return isSameList(entries, change.entries) ? change : { ...change, entries };
}

/**
 * Call after everything was replaced: drops the queued changes, and makes the other devices get the whole
 * schedule.
 */
export async function restartSync(transaction: EditTransaction): Promise<void> {
  const state = await syncState(transaction);
  if (!state || state.ended) return;
  await transaction.objectStore('outbox').clear();
  await transaction.objectStore('sharing').delete('published');
  await transaction
    .objectStore('sharing')
    .put(asRecord({ ...state, n: state.n + 1, mustTellAll: true, isReplaced: true }));
}

/** Stores conflicts for the person to see. A conflict reported again keeps its state. */
export async function putConflicts(
  transaction: EditTransaction,
  conflicts: readonly Conflict[],
  at: number,
): Promise<void> {
  const store = transaction.objectStore('conflicts');
  for (const { id: recordId, ...conflict } of conflicts) {
    const id = [conflict.changeId, conflict.kind, recordId, conflict.group].join(' ');
    if ((await store.getKey(id)) === undefined)
      await store.put({ id, at, state: 'open', recordId, ...conflict });
  }
}

export function asRecord(record: SyncState | SharedPublication): StoredRecord {
  return { ...record };
}

/**
 * Stores the publication as the other devices know it, before the first change that the other devices lack.
 */
async function keepPublished(transaction: EditTransaction): Promise<void> {
  const publication = await storedPublication(transaction);
  const records = await transaction.objectStore('unpublished').getAll();
  await transaction.objectStore('sharing').put(
    asRecord({
      id: 'published',
      ...(publication && { publication }),
      unpublished: records.flatMap((record) => readPublishedShift(record) ?? []),
    }),
  );
}

/**
 * Rebases the entries onto the current records. If a record changed meanwhile, the edit wins because it is later; an
 * undo or a redo leaves the record as it is.
 */
async function ontoStored(
  transaction: EditTransaction,
  change: SignedChange,
  { conflicts, renames }: { readonly conflicts: Conflict[]; readonly renames: Renames },
): Promise<readonly ChangeEntry[]> {
  // If a change has one record twice, the second entry applies to the result of the first.
  if (new Set(change.entries.map(({ kind, id }) => `${kind} ${id}`)).size < change.entries.length)
    return change.entries;
  const found: Conflict[] = [];
  const step = { change, conflicts: found, writers: new Map() };
  const merged = await Promise.all(
    change.entries.map(async (entry) => {
      if (MADE_TO_STORED.has(entry.kind)) return entry;
      const now = await storedRecord(transaction, entry);
      // Usually the page knew the stored record.
      const result = mergeEntry(renameBothSides(entry, namesIn(renames)), now && { ...now }, step);
      return result && isAsGiven(entry, result) ? entry : result;
    }),
  );
  conflicts.push(...found.filter(({ stood }) => stood === 'theirs'));
  return merged.flatMap((entry) => entry ?? []);
}

function isAsGiven(given: ChangeEntry, merged: ChangeEntry): boolean {
  return isSameData(given.before, merged.before) && isSameData(given.after, merged.after);
}
