import { createIds } from '@/lib/create-id';
import {
  EDITED,
  type EditedStores,
  type EditTransaction,
} from '@/stores/browser-storage/database/database-stores';
import { restartSync, syncState } from '@/stores/browser-storage/database/outbox';
import { applyArrival, putState } from './apply-arrival';
import { applySnapshot, readWhole } from './apply-snapshot';
import { keepBefore } from './keep-local-data';
import { clearShared, type OpenStores, openSyncStores, runInTransaction } from './open-sync-stores';
import type { SyncDatabase } from './sync-database';

interface OpenOptions extends OpenStores {
  readonly now: () => number;
  readonly random: () => number;
}

/** The worker's access to the stores of a synced schedule. Rejects as `openSyncStores` does. */
export async function openSyncDatabase({ now, random, ...options }: OpenOptions): Promise<SyncDatabase> {
  const { database, stores } = await openSyncStores(options);
  const newId = createIds({ now, random });
  const write = <Answer>(act: (transaction: EditTransaction) => Promise<Answer>) =>
    runInTransaction(database, act);
  return {
    ...stores,
    begin: (state) =>
      write(async (transaction) => {
        await clearShared(transaction);
        await putState(transaction, state);
      }),
    putState: (change) =>
      write(async (transaction) => {
        const state = await syncState(transaction);
        if (state) await putState(transaction, change(state));
      }),
    outbox: (most) => database.getAll('outbox', null, most),
    outboxCount: () => database.count('outbox'),
    applyRemoteChanges: (arrival) =>
      write(async (transaction) => {
        const context = { now: now(), newId };
        const state = await syncState(transaction);
        // Data restored on this device wins.
        if (state?.isReplaced) return (await keepBefore(transaction, arrival, context)) === 'changed';
        return applyArrival(transaction, arrival, context);
      }),
    applySnapshot: (whole, work) =>
      write((transaction) => applySnapshot(transaction, whole, { now: now(), newId, work, id: newId() })),
    async whole(work) {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      return readWhole(transaction as unknown as EditTransaction, work);
    },
    notifyAll: () => write(restartSync),
  };
}
