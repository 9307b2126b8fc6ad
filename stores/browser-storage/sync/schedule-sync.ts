import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import { EMPTY_HISTORY } from '@/lib/shifts/change/history';
import { DatabaseRefused, type ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { missingShifts } from '@/stores/browser-storage/keys/missing-shifts';
import { isOfLog } from '@/stores/browser-storage/keys/own-texts';
import { eraseKeys, lookAtQuarantine } from '@/stores/browser-storage/keys/quarantine-list';
import { readKept, readKeys } from '@/stores/browser-storage/keys/read-kept';
import type { ScheduleKeeper } from '@/stores/browser-storage/keys/schedule-storage';
import { createDatabaseKeeper } from './database-keeper';
import { createLocalKeeper } from './local-keeper';
import { READ_ONLY_KEEPER } from './read-only-keeper';
import type { ScheduleSync, SyncDeps } from './sync-ports';

/** Opens the database, and chooses the keeper: the database, or a fallback if it is refused. */
export function createScheduleSync(deps: SyncDeps): ScheduleSync {
  const { gateway, log, channel } = deps;
  let keysFit = deps.kept?.keysFit ?? 'fits';
  let frame = deps.kept?.frame;
  const journal = createJournal(gateway);
  const database = createDatabaseKeeper({ ...deps, journal, frame: () => frame });
  const local = createLocalKeeper({ ...deps, journal });
  let keeper: ScheduleKeeper = database;
  const reader: ScheduleKeeper = {
    ...READ_ONLY_KEEPER,
    // Told as failed: it must not come with the next version after all.
    withdraw(changeId) {
      journal.drop([changeId]);
      showKept();
    },
  };
  /** How many shifts the page does not have without the database. */
  let missingCount = 0;
  /** Resolves when the database has opened or failed to open. */
  let answered: Promise<void> = Promise.resolve();

  function connect(): Promise<void> {
    answered = openAndShow();
    return answered;
  }

  async function openAndShow(): Promise<void> {
    gateway.reportDatabase('connecting');
    try {
      if (keysFit === 'newer' || areKeysNewer()) throw new DatabaseRefused('newer', undefined);
      await database.takeOver(await deps.openDatabase(onLost));
      keeper = database;
    } catch (error) {
      const isNewer = error instanceof DatabaseRefused && error.reason === 'newer';
      if (isNewer || keysFit === 'stopped') onlyRead(isNewer ? 'newer' : 'full');
      else carryOnLocally();
      log.error('Storage: the database cannot be opened.', error);
    }
  }

  function onLost(): void {
    if (!database.lose()) return;
    log.warn('Storage: the database was lost; opening it again.');
    void connect();
  }

  function onlyRead(reason: 'newer' | 'full'): void {
    const { changes, settle } = database.release();
    local.stop();
    keeper = reader;
    gateway.reportDatabase(reason);
    // Told as not stored here; what nobody withdraws is for the version that can store it.
    if (reason === 'newer') {
      const ours = changes.filter(({ origin }) => origin !== 'import');
      journal.hold(ours, true);
    }
    showKept();
    settle(false);
  }

  /** What the keys hold, with what waits in them for the next start. */
  function showKept(): void {
    deps.show({ ...readKeys(gateway).shown, history: EMPTY_HISTORY, reading: null }, []);
  }

  function areKeysNewer(): boolean {
    return (gateway.readValue('dataVersion') ?? 0) > DATA_VERSIONS.current;
  }

  /** Without a database, only the keys say that a newer version has begun to write them. */
  function currentKeeper(): ScheduleKeeper {
    if (keeper === local && areKeysNewer()) onlyRead('newer');
    return keeper;
  }

  function carryOnLocally(): void {
    const { changes, known, settle } = database.release();
    missingCount = known.number > 0 ? (deps.shown().reading?.unreadCount ?? 0) : missingShifts(gateway);
    keeper = local;
    gateway.reportDatabase('refused');
    deps.show({ ...deps.shown(), reading: null }, []);
    local.takeOver({ current: deps.shown, changes, known, now: deps.now() });
    void local.waitForFlush().then(settle);
  }

  /**
   * A database that did not open has everything still: it is tried once more, and if it does not open now either,
   * nothing is erased. Undefined where the keys know of none.
   */
  async function openToErase(): Promise<ScheduleDatabase | undefined> {
    try {
      return await deps.openDatabase(() => {});
    } catch (error) {
      const stamp = gateway.readValue('stamp');
      if (stamp && isOfLog(stamp)) throw error;
      return undefined;
    }
  }

  function stopKeeping(): void {
    local.stop();
    keeper = READ_ONLY_KEEPER;
  }

  lookAtQuarantine(gateway);
  channel?.onMessage((message) => {
    if (message === 'changed') database.lookAround();
    else {
      database.stop();
      stopKeeping();
      deps.onErased();
    }
  });

  return {
    readAll() {
      const kept = readKept(gateway);
      ({ keysFit, frame } = kept);
      return kept.shown;
    },
    connect,
    async whenAllRead() {
      await answered;
      await database.whenAllRead();
    },
    missingCount: () => (keeper === local ? missingCount : 0),
    lookAround: database.lookAround,
    async withDatabase(task) {
      await answered;
      return database.run(task);
    },
    async erase() {
      // A database that is still being opened must be erased too.
      await answered;
      if (keeper === reader) throw new Error('It is only read here.');
      const unopened = keeper === local ? await openToErase() : undefined;
      await database.erase(stopKeeping);
      await unopened?.erase();
      unopened?.close();
      const areKeysErased = eraseKeys(gateway);
      channel?.post('erased');
      if (!areKeysErased) throw new Error('The keys could not be erased.');
    },
    canEdit: () => currentKeeper().canEdit(),
    writeAhead: (change) => currentKeeper().writeAhead(change),
    record: (change, current) => currentKeeper().record(change, current),
    whenStored: (changeId) => currentKeeper().whenStored(changeId),
    withdraw: (changeId) => currentKeeper().withdraw(changeId),
    flush: () => currentKeeper().flush(),
    isConcernedBy: (key) =>
      keeper.isConcernedBy(key) || (keeper === local && key === gateway.keyOf('dataVersion')),
    readForeign: () => currentKeeper().readForeign(),
  };
}
