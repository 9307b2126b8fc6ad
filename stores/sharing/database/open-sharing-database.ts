import { createIds } from '@/lib/create-id';
import {
  EDITED,
  type EditedStores,
  type EditTransaction,
} from '@/stores/browser-storage/database/database-stores';
import { restartSharing, sharingState } from '@/stores/browser-storage/database/outbox';
import { keepBefore } from './keep-here';
import { clearShared, inOne, type OpenStores, openSharingStores } from './open-sharing-stores';
import type { SharingDatabase } from './sharing-database';
import { putState, takeArrival } from './take-arrival';
import { readWhole, takeWhole } from './take-whole';

interface OpenOptions extends OpenStores {
  readonly now: () => number;
  readonly random: () => number;
}

/** The worker's access to the stores of a synced schedule. Rejects as `openSharingStores` does. */
export async function openSharingDatabase({
  now,
  random,
  ...options
}: OpenOptions): Promise<SharingDatabase> {
  const { database, stores } = await openSharingStores(options);
  const newId = createIds({ now, random });
  const write = <Answer>(act: (transaction: EditTransaction) => Promise<Answer>) => inOne(database, act);
  return {
    ...stores,
    begin: (state) =>
      write(async (transaction) => {
        await clearShared(transaction);
        await putState(transaction, state);
      }),
    putState: (change) =>
      write(async (transaction) => {
        const state = await sharingState(transaction);
        if (state) await putState(transaction, change(state));
      }),
    outbox: (most) => database.getAll('outbox', null, most),
    outboxCount: () => database.count('outbox'),
    take: (arrival) =>
      write(async (transaction) => {
        const context = { now: now(), newId };
        const state = await sharingState(transaction);
        // Data restored on this device wins.
        if (state?.isReplaced) return (await keepBefore(transaction, arrival, context)) === 'changed';
        return takeArrival(transaction, arrival, context);
      }),
    takeWhole: (whole, work) =>
      write((transaction) => takeWhole(transaction, whole, { now: now(), newId, work, id: newId() })),
    async whole(work) {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      return readWhole(transaction as unknown as EditTransaction, work);
    },
    tellAll: () => write(restartSharing),
  };
}
