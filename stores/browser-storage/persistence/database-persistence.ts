import { EMPTY_HISTORY } from '@/lib/shifts/change/history';
import { askToPersist } from '@/stores/browser-storage/database/ask-to-persist';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { DatabaseRefused, type ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { readAway } from '@/stores/browser-storage/keys/away-log';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { readLocalCollections } from '@/stores/browser-storage/keys/local-collections';
import { judgeKeys } from '@/stores/browser-storage/keys/older-keys';
import { checkQuarantine, eraseKeys } from '@/stores/browser-storage/keys/quarantine-list';
import { readKeys, readStoredKeys, type StoredKeys } from '@/stores/browser-storage/keys/read-stored-keys';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { hashesOf, isFromLog } from '@/stores/browser-storage/keys/text-stamp';
import { readBeside } from '@/stores/restore/beside-schedule';
import { restoreMoment } from '@/stores/restore/restore-moment';
import { makeRestorePoint } from '@/stores/restore/restore-points';
import { openChannel } from './change-channel';
import { createDatabaseKeeper } from './database-keeper';
import { createLocalKeeper } from './local-keeper';
import type { PersistenceDeps, ScheduleKeeper, SchedulePersistence } from './persistence-ports';
import { READ_ONLY_KEEPER } from './read-only-keeper';

type Handed = Pick<
  PersistenceDeps,
  'gateway' | 'now' | 'today' | 'nearDate' | 'weekStart' | 'onErased' | 'show' | 'shown' | 'log' | 'setTimer'
>;

interface DatabasePersistenceDeps extends Handed {
  /** Names the database and the channel. */
  readonly name: string;
  readonly kept: StoredKeys | undefined;
  /** Erased with everything else. */
  readonly tabGateway: StorageGateway;
}

/** Stores the schedule in this browser's database, with a restore point before the first edit of a day. */
export function createDatabasePersistence({
  name,
  kept,
  tabGateway,
  ...deps
}: DatabasePersistenceDeps): SchedulePersistence {
  const moment = () => restoreMoment(deps.now());
  return createSchedulePersistence({
    ...deps,
    ...(kept && { kept }),
    openDatabase: (onLost) => openScheduleDatabase({ name, onLost, moment }),
    channel: openChannel(name),
    pause: pauseForPage,
    onErased() {
      eraseKeys(tabGateway);
      deps.onErased();
    },
    async beforeFirstAppend(database, before) {
      // Ask only now that there is data to lose; the settings show the browser's answer.
      void askToPersist();
      const day = deps.today();
      try {
        if (await database.hasRestorePoint(day)) return;
        const point = await makeRestorePoint(await before(), {
          day,
          at: deps.now(),
          ...readBeside(),
        });
        await database.putRestorePoint(point);
      } catch (error) {
        // Storing the edit matters more than the restore point.
        deps.log.error('Storage: the restore point of the day could not be made.', error);
      }
    },
  });
}

/** Opens the database, and chooses the keeper: the database, or a fallback if it is refused. */
export function createSchedulePersistence(deps: PersistenceDeps): SchedulePersistence {
  const { gateway, log, channel } = deps;
  let keysFit = deps.kept?.keysFit ?? 'fits';
  let frame = deps.kept?.frame;
  const journal = createJournal(gateway);
  const database = createDatabaseKeeper({ ...deps, journal, frame: () => frame });
  const local = createLocalKeeper({ ...deps, journal });
  let keeper: ScheduleKeeper = database;
  const reader: ScheduleKeeper = {
    ...READ_ONLY_KEEPER,
    // The caller knows that the change failed, so a newer version must not import it later.
    withdraw(changeId) {
      journal.drop([changeId]);
      showKept();
    },
  };
  /** How many shifts the page lacks without the database. */
  let missingCount = 0;
  let answered: Promise<void> = Promise.resolve();

  function connect(): Promise<void> {
    answered = openAndShow();
    return answered;
  }

  async function openAndShow(): Promise<void> {
    gateway.reportDatabase('connecting');
    try {
      if (keysFit === 'newer' || areKeysNewer()) throw new DatabaseRefused('newer', undefined);
      await database.adoptDatabase(await deps.openDatabase(onLost));
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
    // The changes count as not stored here. Unless withdrawn, each change waits for a version that can store
    // it.
    if (reason === 'newer') {
      const ours = changes.filter(({ origin }) => origin !== 'import');
      journal.hold(ours, true);
    }
    showKept();
    settle(false);
  }

  /** Shows the schedule in the keys, including changes that wait there for the next start. */
  function showKept(): void {
    deps.show({ ...readKeys(gateway).shown, history: EMPTY_HISTORY, reading: null }, []);
  }

  function areKeysNewer(): boolean {
    return judgeKeys(gateway) === 'newer';
  }

  /** Without a database, only the keys show that a newer version has begun to write. */
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
    local.adoptDatabase({ current: deps.shown, changes, known, now: deps.now() });
    void local.waitForFlush().then(settle);
  }

  /**
   * A database that did not open still has its data: tries to open the database once more, and rejects if
   * that attempt fails too. Undefined if the keys know of no database.
   */
  async function openToErase(): Promise<ScheduleDatabase | undefined> {
    try {
      return await deps.openDatabase(() => {});
    } catch (error) {
      const stamp = gateway.readValue('stamp');
      if (stamp && isFromLog(stamp)) throw error;
      return undefined;
    }
  }

  function stopKeeping(): void {
    local.stop();
    keeper = READ_ONLY_KEEPER;
  }

  checkQuarantine(gateway);
  channel?.onMessage((message) => {
    if (message === 'changed') database.readRemoteChanges();
    else {
      database.stop();
      stopKeeping();
      deps.onErased();
    }
  });

  return {
    readAll() {
      const kept = readStoredKeys(gateway);
      ({ keysFit, frame } = kept);
      return kept.shown;
    },
    connect,
    async whenAllRead() {
      await answered;
      await database.whenAllRead();
    },
    missingCount: () => (keeper === local ? missingCount : 0),
    readRemoteChanges: database.readRemoteChanges,
    async withDatabase(task) {
      await answered;
      return database.run(task);
    },
    async erase() {
      // A database that is still being opened must be erased too.
      await answered;
      if (keeper === reader) throw new Error('The stored data is read-only.');
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

/**
 * How many shifts only the database has, as far as the keys know. The texts hold only the weeks around the
 * day when they were written.
 */
function missingShifts(gateway: StorageGateway): number {
  const stamp = gateway.readValue('stamp');
  if (stamp?.total === undefined) return 0;
  const { saved, texts } = readLocalCollections(gateway);
  // A page without a database has written since: its edits are in the texts, but not in the total.
  const isAsStamped = hashesOf(texts).shifts === stamp.shifts;
  const gained = isAsStamped ? 0 : gainedAway(gateway);
  return Math.max(0, stamp.total - saved.schedule.shifts.shiftCount + gained);
}

function gainedAway(gateway: StorageGateway): number {
  let gained = 0;
  for (const { change } of readAway(gateway)) {
    for (const { kind, before, after } of change.entries) {
      if (kind === 'shift') gained += (after ? 1 : 0) - (before ? 1 : 0);
    }
  }
  return gained;
}
