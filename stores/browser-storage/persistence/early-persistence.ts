import { STORAGE_RETRY_MS } from '@/lib/timing';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { readStoredKeys, type StoredKeys } from '@/stores/browser-storage/keys/read-stored-keys';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import type { SchedulePersistence } from './persistence-ports';

interface EarlyDeps {
  readonly gateway: StorageGateway;
  /** Loads the code that works with the database; `kept` is the content of the keys. */
  readonly load: (kept: StoredKeys | undefined) => Promise<SchedulePersistence>;
  readonly setTimer: (act: () => void, delayMs: number) => unknown;
  readonly log: Pick<Console, 'error'>;
}

/**
 * Replaces the full persistence until its script is loaded: reads the first frame, and puts every change that
 * fits into the journal synchronously. Forwards the received calls, in order, before the full persistence
 * opens the database.
 */
export function createEarlyPersistence({ gateway, load, setTimer, log }: EarlyDeps): SchedulePersistence {
  const journal = createJournal(gateway);
  let kept: StoredKeys | undefined;
  let sync: SchedulePersistence | undefined;
  let queued: readonly ((sync: SchedulePersistence) => void)[] = [];
  let resolveSync: (sync: SchedulePersistence) => void = () => {};
  const loadedPersistence = new Promise<SchedulePersistence>((resolve) => {
    resolveSync = resolve;
  });

  function passOn(act: (sync: SchedulePersistence) => void): void {
    if (sync) act(sync);
    else queued = [...queued, act];
  }

  /** Data of a newer version is read-only, even before its database reports that version. */
  const canEdit = () => sync?.canEdit() ?? kept?.keysFit !== 'newer';

  async function loadUntilHere(): Promise<SchedulePersistence> {
    for (;;) {
      try {
        return await load(kept);
      } catch (error) {
        log.error('Storage: the code for the database could not be loaded.', error);
        gateway.reportDatabase('failing');
        await new Promise<void>((resolve) => setTimer(resolve, STORAGE_RETRY_MS));
      }
    }
  }

  return {
    readAll() {
      if (sync) return sync.readAll();
      kept = readStoredKeys(gateway);
      return kept.shown;
    },
    async connect() {
      if (sync) return sync.connect();
      gateway.reportDatabase('connecting');
      const loaded = await loadUntilHere();
      for (const act of queued) act(loaded);
      queued = [];
      sync = loaded;
      const isConnected = loaded.connect();
      resolveSync(loaded);
      return isConnected;
    },
    whenAllRead: async () => (sync ?? (await loadedPersistence)).whenAllRead(),
    missingCount: () => sync?.missingCount() ?? 0,
    readRemoteChanges: () => sync?.readRemoteChanges(),
    withDatabase: async (task) => (sync ?? (await loadedPersistence)).withDatabase(task),
    erase: async () => (sync ?? (await loadedPersistence)).erase(),
    canEdit,
    writeAhead(change) {
      if (sync) return sync.writeAhead(change);
      if (!canEdit()) return false;
      // If the journal has no space, the change is only in memory until the database stores it.
      journal.put(change);
      passOn((later) => later.writeAhead(change));
      return true;
    },
    record(change, current) {
      if (!sync) journal.hold([change]);
      passOn((later) => later.record(change, current));
    },
    flush: () => sync?.flush(),
    isConcernedBy: (key) => sync?.isConcernedBy(key) ?? false,
    whenStored: async (changeId) => (sync ?? (await loadedPersistence)).whenStored(changeId),
    withdraw: (changeId) => passOn((later) => later.withdraw(changeId)),
    readForeign: () => sync?.readForeign(),
  };
}
