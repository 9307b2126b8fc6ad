import { STORAGE_RETRY_MS } from '@/lib/timing';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { type Kept, readKept } from '@/stores/browser-storage/keys/read-kept';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import type { ScheduleSync } from './sync-ports';

interface EarlyDeps {
  readonly gateway: StorageGateway;
  /** Brings what works with the database; told how the keys were found. */
  readonly load: (kept: Kept | undefined) => Promise<ScheduleSync>;
  readonly setTimer: (act: () => void, delayMs: number) => unknown;
  readonly log: Pick<Console, 'error'>;
}

/**
 * Stands for the sync until its script has come: reads the first frame, and puts every change into the journal in the
 * task that submits it. What it was told it hands on, in the same order, before the sync opens the database.
 */
export function createEarlySync({ gateway, load, setTimer, log }: EarlyDeps): ScheduleSync {
  const journal = createJournal(gateway);
  let kept: Kept | undefined;
  let sync: ScheduleSync | undefined;
  let told: readonly ((sync: ScheduleSync) => void)[] = [];
  let isHere: (sync: ScheduleSync) => void = () => {};
  const coming = new Promise<ScheduleSync>((resolve) => {
    isHere = resolve;
  });

  function tell(act: (sync: ScheduleSync) => void): void {
    if (sync) act(sync);
    else told = [...told, act];
  }

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
      for (const act of told) act(loaded);
      told = [];
      sync = loaded;
      const isConnected = loaded.connect();
      isHere(loaded);
      return isConnected;
    },
    whenAllRead: async () => (sync ?? (await coming)).whenAllRead(),
    lookAround: () => sync?.lookAround(),
    withDatabase: async (task) => (sync ?? (await coming)).withDatabase(task),
    erase: async () => (sync ?? (await coming)).erase(),
    canEdit: () => sync?.canEdit() ?? true,
    writeAhead(change) {
      if (sync) return sync.writeAhead(change);
      // Where the keys have no room, memory has to do until the database takes it.
      journal.put(change);
      tell((later) => later.writeAhead(change));
      return true;
    },
    record(change, current) {
      if (!sync) journal.hold([change]);
      tell((later) => later.record(change, current));
    },
    flush: () => sync?.flush(),
    isConcernedBy: (key) => sync?.isConcernedBy(key) ?? false,
    whenStored: async (changeId) => (sync ?? (await coming)).whenStored(changeId),
    withdraw: (changeId) => tell((later) => later.withdraw(changeId)),
    readForeign: () => sync?.readForeign(),
  };
}
