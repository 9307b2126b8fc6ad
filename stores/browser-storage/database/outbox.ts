import { mergeEntry } from '@/lib/merge/merge-entry';
import type { Conflict, SignedChange } from '@/lib/merge/signed-change';
import { readPublishedShift } from '@/lib/saved-data/records/read-publication';
import { isSameData, isSameList } from '@/lib/saved-data/records/same-data';
import { underNewNames } from '@/lib/shifts/change/follow-renames';
import { namesIn, type Renames } from '@/lib/shifts/change/published-references';
import type { ChangeEntry, RecordKind, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { storedPublication } from './append-publication';
import type { EditTransaction, StoredRecord } from './database-stores';
import { type MergedEdits, storedRecord } from './onto-records';
import type { SharedPublication, SharingState } from './sharing-state';

/** Publications mind by themselves what is stored, and `ontoRecords` has done so for the others. */
const MADE_TO_STORED: ReadonlySet<RecordKind> = new Set(['publication', 'day', 'request', 'setting']);

/** Who this device is where the schedule is shared, by whatever transaction; undefined where it is not. */
export async function sharingState(
  transaction: Pick<EditTransaction, 'objectStore'>,
): Promise<SharingState | undefined> {
  const record = await transaction.objectStore('sharing').get('state');
  return record as SharingState | undefined;
}

/**
 * Where the schedule is shared: notes the change for the other devices, and gives it back as it is to be stored: made to
 * what the records say by now, since another device may have changed them just before. Everywhere else the change itself.
 */
export async function putInOutbox(
  transaction: EditTransaction,
  change: ScheduleChange,
  { renames, conflicts: noted }: MergedEdits,
): Promise<ScheduleChange> {
  const state = await sharingState(transaction);
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

/** Everything was replaced: what waited is part of it, and the other devices get it as a whole. */
export async function restartSharing(transaction: EditTransaction): Promise<void> {
  const state = await sharingState(transaction);
  if (!state || state.ended) return;
  await transaction.objectStore('outbox').clear();
  await transaction.objectStore('sharing').delete('published');
  await transaction
    .objectStore('sharing')
    .put(asRecord({ ...state, n: state.n + 1, mustTellAll: true, isReplaced: true }));
}

/** Notes conflicts for the person to see; one that is told again stays as it was dealt with. */
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

/** A typed record as the store takes it. */
export function asRecord(record: SharingState | SharedPublication): StoredRecord {
  return { ...record };
}

/** What is published as the others know it, before the first change that they do not have. */
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
 * The entries made to the records as they are. Of what was changed meanwhile the edit stands, since it is the later one;
 * an undo or a redo leaves it as it is.
 */
async function ontoStored(
  transaction: EditTransaction,
  change: SignedChange,
  { conflicts, renames }: { readonly conflicts: Conflict[]; readonly renames: Renames },
): Promise<readonly ChangeEntry[]> {
  // One record twice in a change: the second entry is made to what the first leaves.
  if (new Set(change.entries.map(({ kind, id }) => `${kind} ${id}`)).size < change.entries.length)
    return change.entries;
  const found: Conflict[] = [];
  const step = { change, conflicts: found, writers: new Map() };
  const merged = await Promise.all(
    change.entries.map(async (entry) => {
      if (MADE_TO_STORED.has(entry.kind)) return entry;
      const now = await storedRecord(transaction, entry);
      // Most often the page knew what is stored.
      const result = mergeEntry(underNewNames(entry, namesIn(renames)), now && { ...now }, step);
      return result && isAsGiven(entry, result) ? entry : result;
    }),
  );
  conflicts.push(...found.filter(({ stood }) => stood === 'theirs'));
  return merged.flatMap((entry) => entry ?? []);
}

function isAsGiven(given: ChangeEntry, merged: ChangeEntry): boolean {
  return isSameData(given.before, merged.before) && isSameData(given.after, merged.after);
}
