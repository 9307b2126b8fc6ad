import type { IDBPDatabase } from 'idb';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { type Publication, type Unpublished, unpublishedSince } from '@/lib/shifts/publication/publication';
import { renameInPublication, unpublishedAfter } from '@/lib/shifts/publication/unpublished';
import type { LongWork } from '@/stores/workers/do-in-pieces';
import { applyEntry, asStored } from './append-change';
import { namesAfter } from './append-publication';
import { EDITED, type EditedStores, type EditTransaction, type Stores } from './database-stores';
import type { UnloggedChange } from './schedule-database';
import { partIfShared, SyncNotLoaded, type SyncPart } from './sync-part';

/** One task adds at most this many records. */
const PIECE = 500;

/**
 * Applies the change to the records atomically; returns false, with nothing done, if the log has grown since. The log
 * restarts after a gap: earlier changes can no longer be undone, and tabs behind the gap read everything again.
 */
export async function appendInBulk(
  database: IDBPDatabase<Stores>,
  { change, since, publication }: UnloggedChange,
  { signal, onProgress, sharing }: LongWork & { readonly sharing: SyncPart | undefined },
): Promise<boolean> {
  const transaction = database.transaction(EDITED as unknown as EditedStores, 'readwrite', {
    durability: 'strict',
  });
  try {
    const log = transaction.objectStore('log');
    const last = await log.openKeyCursor(null, 'prev');
    if ((last?.key ?? 0) !== since) return false;
    const { entries, ...head } = await asStored(transaction, change);
    await log.clear();
    await log.put({ ...head, entries: [] }, since + 2);
    await (await partIfShared(transaction, sharing))?.restartSync(transaction);
    await putPublication(transaction, entries, publication);
    await applyInPieces(transaction, entries, { signal, onProgress });
    signal.throwIfAborted();
    await transaction.done;
    return true;
  } catch (error) {
    transaction.done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // The error being handled has already ended the transaction.
    }
    if (error instanceof SyncNotLoaded) throw error;
    throw transaction.error ?? error;
  }
}

/** Applies a very large number of entries to the records, with progress; rejects if canceled. */
export async function applyInPieces(
  transaction: EditTransaction,
  entries: readonly ChangeEntry[],
  { signal, onProgress }: LongWork,
): Promise<void> {
  let written = 0;
  for (const entry of entries) {
    const request = applyEntry(transaction, entry);
    written += 1;
    if (written % PIECE > 0) continue;
    await request;
    onProgress(written / entries.length);
    signal.throwIfAborted();
  }
}

/** Writes the differences since the publication, computed as a whole: looking them up one by one would take minutes. */
async function putPublication(
  transaction: EditTransaction,
  entries: readonly ChangeEntry[],
  publication: Publication | undefined,
): Promise<void> {
  const entry = entries.findLast(({ kind }) => kind === 'publication');
  const publications = transaction.objectStore('publication');
  const store = transaction.objectStore('unpublished');
  const before = new Map(
    entries.flatMap((shift) => (shift.kind === 'shift' && shift.before ? [[shift.id, shift.before]] : [])),
  );
  let after: Unpublished;
  if (entry?.kind === 'publication') {
    await publications.clear();
    if (entry.after) await publications.put({ ...entry.after });
    after = unpublishedSince(entry.after);
  } else if (publication) {
    const names = await namesAfter(transaction, entries);
    const renamed = renameInPublication(publication, names);
    if (renamed !== publication) await publications.put({ ...renamed });
    after = unpublishedAfter(
      unpublishedSince(publication),
      entries,
      (id) => before.get(id),
      publication,
      names,
    );
  } else return;
  await store.clear();
  let written = 0;
  for (const shift of after.values()) {
    const request = store.put({ ...shift });
    request.catch(() => {});
    written += 1;
    if (written % PIECE === 0) await request;
  }
}
