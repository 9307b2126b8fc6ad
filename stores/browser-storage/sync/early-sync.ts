import { STORAGE_RETRY_MS } from '@/lib/timing';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { type Kept, readKept } from '@/stores/browser-storage/keys/read-kept';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import type { ScheduleSync } from './sync-ports';

interface EarlyDeps {
  readonly gateway: StorageGateway;
  /** Loads the code that works with the database; `kept` is what was found in the keys. */
  readonly load: (kept: Kept | undefined) => Promise<ScheduleSync>;
  readonly setTimer: (act: () => void, delayMs: number) => unknown;
  readonly log: Pick<Console, 'error'>;
}

/**
 * Replaces the sync until its script is loaded: reads the first frame, and puts every change that fits into the journal
 * synchronously. Forwards the calls it has received, in order, before the sync opens the database.
 */
export function createEarlySync({ gateway, load, setTimer, log }: EarlyDeps): ScheduleSync {
  const journal = createJournal(gateway);
  let kept: Kept | undefined;
  let sync: ScheduleSync | undefined;
  let queued: readonly ((sync: ScheduleSync) => void)[] = [];
  let resolveSync: (sync: ScheduleSync) => void = () => {};
  const loadedSync = new Promise<ScheduleSync>((resolve) => {
    resolveSync = resolve;
  });

  function passOn(act: (sync: ScheduleSync) => void): void {
    if (sync) act(sync);
    else queued = [...queued, act];
  }

  /** Data of a newer version is read-only, even before its database reports that version. */
  const canEdit = () => sync?.canEdit() ?? kept?.keysFit !== 'newer';

  async function loadUntilHere(): Promise<ScheduleSync> {
    for (;;) {
      try {
        return await load(kept);
      } catch (error) {
        log.error('Storage: what works with the database could not be loaded.', error);
        gateway.reportDatabase('failing');
        await new Promise<void>((resolve) => setTimer(resolve, STORAGE_RETRY_MS));
      }
    }
  }

  return {
    readAll() {
      if (sync) return sync.readAll();
      kept = readKept(gateway);
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
    whenAllRead: async () => (sync ?? (await loadedSync)).whenAllRead(),
    missingCount: () => sync?.missingCount() ?? 0,
    lookAround: () => sync?.lookAround(),
    withDatabase: async (task) => (sync ?? (await loadedSync)).withDatabase(task),
    erase: async () => (sync ?? (await loadedSync)).erase(),
    canEdit,
    writeAhead(change) {
      if (sync) return sync.writeAhead(change);
      if (!canEdit()) return false;
      // If the journal has no room, memory has to do until the database stores it.
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
    whenStored: async (changeId) => (sync ?? (await loadedSync)).whenStored(changeId),
    withdraw: (changeId) => passOn((later) => later.withdraw(changeId)),
    readForeign: () => sync?.readForeign(),
  };
}
