import type { Page } from '@playwright/test';
import type { StoredConflict } from '@/stores/sync/database/sync-database';
import type { EngineStatus } from '@/stores/sync/engine/engine-status';

/** What the syncing tab would have in its database and broadcast to the others. */
interface AwaitedSync {
  readonly status: EngineStatus;
  readonly conflicts?: readonly StoredConflict[];
  /** The address of the relay in the stored ticket. */
  readonly address?: string;
}

/** The stored values of a browser with sync on. */
export const SHARING_ON = { 'brigade-sharing': 'true' } as const;

/**
 * A page of the same browser that replaces the syncing tab: it holds the lock, so that no tab starts the
 * worker, and broadcasts the status. Open it before the app.
 */
export async function openTeller(page: Page): Promise<Page> {
  const teller = await page.context().newPage();
  await teller.goto('/guide/en.html');
  await teller.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('brigade-sharing', () => {
          held();
          return new Promise(() => {});
        });
      }),
  );
  return teller;
}

/** Broadcasts the sync status to the app's tabs, like the syncing tab. */
export async function sendSyncSettings(teller: Page, sync: AwaitedSync): Promise<void> {
  await teller.evaluate(async ({ status, conflicts = [], address = 'wss://relay.example.org' }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('brigade');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction(['sharing', 'conflicts'], 'readwrite');
    const secret = new Uint8Array(32).map((_, index) => index);
    const ticket = { address, user: 'bistro', password: 'a-long-password' };
    const name = status.roster[status.device]?.name ?? '';
    transaction.objectStore('sharing').put({ id: 'state', device: status.device, name, secret, ticket });
    for (const conflict of conflicts) transaction.objectStore('conflicts').put(conflict);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    // Answers tabs that open later and ask for the status.
    const holder = self as typeof self & { channel?: BroadcastChannel };
    holder.channel?.close();
    holder.channel = new BroadcastChannel('brigade-sharing');
    const send = () => holder.channel?.postMessage({ talk: 'status', answer: { kind: 'status', status } });
    holder.channel.onmessage = ({ data }) => {
      if (data.talk === 'ask') send();
    };
    send();
  }, sync);
}
