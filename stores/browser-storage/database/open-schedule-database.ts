import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import type { DataVersions } from '@/lib/saved-data/migrations';
import { readableTail, readChange } from '@/lib/saved-data/records/read-change';
import { createRecordsReader, readShiftRecords } from '@/lib/saved-data/records/read-records';
import { DATA_VERSION } from '@/lib/saved-data/saved-keys';
import { SAVED_STORES } from '@/lib/saved-data/saved-stores';
import { historyFollowing } from '@/lib/shifts/change/follow-renames';
import { EMPTY_HISTORY, HISTORY_STEPS } from '@/lib/shifts/change/history';
import { withoutDrafts } from '@/lib/shifts/publication/publication';
import { addDays, isLocalDate } from '@/lib/time/local-date';
import { appendAll } from './append-change';
import { appendInBulk } from './append-in-bulk';
import {
  type BesideStore,
  EDITED,
  type EditedStores,
  type EditTransaction,
  type StoredRecord,
  type Stores,
} from './database-stores';
import { readContent } from './read-content';
import {
  type Appended,
  type DatabaseContent,
  DatabaseRefused,
  type RestorePoint,
  type RestorePointSummary,
  type ScheduleDatabase,
} from './schedule-database';
import { SyncNotLoaded, withSyncPart } from './sync-part';
import type { upgradeDatabase } from './upgrade-database';

const RESTORE_POINTS_KEPT = 31;

type AppendArguments = [pending: Parameters<typeof appendAll>[1], ofPage: Parameters<typeof appendAll>[2]];

interface OpenOptions {
  readonly name: string;
  /** The database was lost: deleted, closed by the browser, or needed by a newer Brigade. */
  readonly onLost: () => void;
  /** Names the restore point of older data, made before migration. */
  readonly moment: () => Pick<RestorePoint, 'day' | 'at'>;
  readonly versions?: DataVersions;
}

/** Shifts read at a time; the page can respond between two pieces. */
const PIECE = 1000;

/** Rejects with `DatabaseRefused`. */
export async function openScheduleDatabase(options: OpenOptions): Promise<ScheduleDatabase> {
  let isClosing = false;
  const refusedBefore = new Set<string>();
  const database = await open(options, () => {
    if (!isClosing) options.onLost();
  });

  async function appendOnce(...[pending, ofPage]: AppendArguments): Promise<Appended> {
    const transaction = database.transaction(EDITED as unknown as EditedStores, 'readwrite', {
      durability: 'strict',
    });
    try {
      const appended = await appendAll(transaction, pending, ofPage);
      await transaction.done;
      for (const id of appended.refused) refusedBefore.add(id);
      return appended;
    } catch (error) {
      // Storing half of a group of entries would be worse than storing no entry.
      abort(transaction);
      await transaction.done.catch(() => {});
      if (error instanceof SyncNotLoaded) throw error;
      // Requests after the failed one only report that they were aborted.
      throw transaction.error ?? error;
    }
  }

  return {
    async readAll(askedIds = []) {
      const reader = createRecordsReader();
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      const [, beside] = await Promise.all([
        readInPieces(transaction.objectStore('shifts'), reader.addShifts),
        readBesideShifts(transaction, askedIds),
      ]);
      const content = contentOf(reader, beside);
      const { saved } = content;
      return { ...content, saved: { ...saved, schedule: withoutDrafts(saved.schedule) } };
    },
    async readStart(askedIds, max) {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      const store = transaction.objectStore('shifts');
      const byDate = store.index('date');
      const [shiftCount, datedCount, first, last, beside] = await Promise.all([
        store.count(),
        byDate.count(),
        byDate.openKeyCursor(),
        byDate.openKeyCursor(null, 'prev'),
        readBesideShifts(transaction, askedIds),
      ]);
      if (shiftCount <= max || datedCount < shiftCount || !first || !last) return undefined;
      const [from, to] = [first.key, last.key];
      if (!isLocalDate(from) || !isLocalDate(to)) return undefined;
      return {
        ...contentOf(createRecordsReader(), beside),
        shiftCount,
        days: { from, to: addDays(to, 1) },
      };
    },
    async readBeside() {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      return contentOf(createRecordsReader(), await readBesideShifts(transaction, []));
    },
    async readDays({ from, to }, max) {
      const byDate = database.transaction('shifts').store.index('date');
      const days = IDBKeyRange.bound(from, to, false, true);
      const records = await byDate.getAll(days, max + 1);
      const end = String(records.at(-1)?.date);
      if (records.length <= max || !isLocalDate(end)) {
        const whole = records.length <= max ? records : await byDate.getAll(days);
        return { ...readShiftRecords(whole), recordCount: whole.length, to };
      }
      // The last day may be incomplete, so that day is left out. A single day of any size is read completely.
      const isOneDay = end === from || records[0]?.date === end;
      const some = isOneDay
        ? await byDate.getAll(IDBKeyRange.bound(from, addDays(end, 1), false, true))
        : records.filter(({ date }) => String(date) < end);
      return { ...readShiftRecords(some), recordCount: some.length, to: isOneDay ? addDays(end, 1) : end };
    },
    append: (pending, ownIds) =>
      withSyncPart((sharing) => appendOnce(pending, { ownIds, refusedBefore, sharing })),
    readContent: (work) => readContent(database, work),
    appendInBulk: (bulk, work) =>
      withSyncPart((sharing) => appendInBulk(database, bulk, { ...work, sharing })),
    async lastNumber() {
      const last = await database.transaction('log').store.openKeyCursor(null, 'prev');
      return last?.key ?? 0;
    },
    async readAfter(number) {
      const log = database.transaction('log').store;
      const range = IDBKeyRange.lowerBound(number, true);
      const [keys, values] = await Promise.all([log.getAllKeys(range), log.getAll(range)]);
      const isGap = (keys[0] ?? number + 1) > number + 1;
      if (isGap) return undefined;
      return keys.flatMap((key, index) => {
        const change = readChange(values[index]);
        return change ? [{ number: key, change }] : [];
      });
    },
    async readLatest(count) {
      const log = database.transaction('log').store;
      const last = await log.openKeyCursor(null, 'prev');
      if (!last) return [];
      const changes = await log.getAll(IDBKeyRange.lowerBound(last.key - count, true));
      return changes.flatMap((change) => readChange(change) ?? []);
    },
    async readUnbroken() {
      return readableTail(await database.transaction('log').store.getAll());
    },
    async putRestorePoint(point) {
      const transaction = database.transaction('restorePoints', 'readwrite', { durability: 'strict' });
      await transaction.store.put(point);
      const days = await transaction.store.getAllKeys();
      for (const day of days.slice(0, -RESTORE_POINTS_KEPT)) await transaction.store.delete(day);
      await transaction.done;
    },
    async listRestorePoints() {
      const found: RestorePointSummary[] = [];
      // Uses a cursor: a month of restore points of a long schedule is hundreds of megabytes.
      let cursor = await database.transaction('restorePoints').store.openCursor(null, 'prev');
      while (cursor) {
        const { day, at, shiftCount } = cursor.value;
        found.push({ day, at, shiftCount });
        cursor = await cursor.continue();
      }
      return found;
    },
    async restorePoint(day) {
      return database.get('restorePoints', day);
    },
    async hasRestorePoint(day) {
      return (await database.getKey('restorePoints', day)) !== undefined;
    },
    async erase() {
      const names = [...EDITED, 'restorePoints'] as const;
      const transaction = database.transaction([...names], 'readwrite', { durability: 'strict' });
      await Promise.all(names.map((store) => transaction.objectStore(store).clear()));
      await transaction.done;
    },
    close() {
      isClosing = true;
      database.close();
    },
  };
}

/** Migrates an older database; loaded only if there is one. */
type UpgradeDatabase = typeof upgradeDatabase;

/** The database has an older version, and is left unchanged. */
class IsOlder extends Error {}

async function open(options: OpenOptions, onLost: () => void): Promise<IDBPDatabase<Stores>> {
  try {
    return await openWith(options, onLost).catch(async (error: unknown) => {
      if (!(error instanceof IsOlder)) throw error;
      return openWith(options, onLost, (await import('./upgrade-database')).upgradeDatabase);
    });
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw new DatabaseRefused(isNewer ? 'newer' : 'refused', error);
  }
}

async function openWith(
  { name, moment, versions }: OpenOptions,
  onLost: () => void,
  upgrade?: UpgradeDatabase,
): Promise<IDBPDatabase<Stores>> {
  let failure: unknown;
  try {
    return await openDB<Stores>(name, versions?.current ?? DATA_VERSION, {
      async upgrade(database, from, _to, transaction) {
        try {
          if (from > 0 && !upgrade) throw new IsOlder();
          createMissingStores(database);
          if (from > 0) await upgrade?.(transaction, from, { versions, moment });
        } catch (error) {
          // A request that fails must abort the whole upgrade.
          failure = error;
          transaction.done.catch(() => {});
          transaction.abort();
        }
      },
      // Do not block a tab with a newer Brigade, or one that erases the data.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase | null)?.close();
        onLost();
      },
      terminated: onLost,
    });
  } catch (error) {
    throw failure ?? error;
  }
}

function createMissingStores(database: IDBPDatabase<Stores>): void {
  for (const [name, { keyPath, indexes }] of Object.entries(SAVED_STORES)) {
    if (database.objectStoreNames.contains(name as keyof typeof SAVED_STORES)) continue;
    const options = keyPath ? { keyPath } : { autoIncrement: true };
    const store = database.createObjectStore(name as keyof typeof SAVED_STORES, options);
    for (const [index, field] of Object.entries(indexes)) {
      // A change is in the log only once: a repeated id is the same change.
      store.createIndex(index as never, field, { unique: name === 'log' });
    }
  }
}

type ReadTransaction = IDBPTransaction<Stores, EditedStores, 'readonly'>;

async function readBesideShifts(transaction: ReadTransaction, askedIds: readonly string[]) {
  const stored = (store: BesideStore) => transaction.objectStore(store).getAll();
  const log = transaction.objectStore('log');
  const [undated, employees, templates, days, requests, settings, publication, unpublished, last] =
    await Promise.all([
      stored('undated'),
      stored('employees'),
      stored('templates'),
      stored('days'),
      stored('requests'),
      stored('settings'),
      stored('publication'),
      stored('unpublished'),
      log.openKeyCursor(null, 'prev'),
    ]);
  const lastNumber = last?.key ?? 0;
  const steps = await log.getAll(IDBKeyRange.lowerBound(Math.max(1, lastNumber - 2 * HISTORY_STEPS)));
  const logged = new Map<string, number>();
  for (const id of askedIds) {
    const number = await log.index('id').getKey(id);
    if (number !== undefined) logged.set(id, number);
  }
  const first = await log.openCursor();
  const logBegins = first?.key ?? 1;
  const logBeginsAt = first && logBegins > 1 ? first.value.at : 0;
  return {
    few: { undated, employees, templates, days, requests, settings, publication, unpublished },
    steps,
    log: { lastNumber, lastId: steps.at(-1)?.id, logged, logBegins, logBeginsAt },
  };
}

function contentOf(
  reader: ReturnType<typeof createRecordsReader>,
  { few, steps, log }: Awaited<ReturnType<typeof readBesideShifts>>,
): DatabaseContent {
  const history = steps
    .map(readChange)
    .reduce((sum, change) => (change ? historyFollowing(sum, change) : sum), EMPTY_HISTORY);
  const { unreadable, ...saved } = reader.finish(few);
  return { saved, unreadable, history, ...log };
}

async function readInPieces(
  store: IDBPObjectStore<Stores, EditedStores, 'shifts', 'readonly'>,
  take: (records: readonly StoredRecord[]) => void,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true);
    const piece = await store.getAll(range, PIECE);
    take(piece);
    after = piece.at(-1)?.id;
    if (piece.length < PIECE || after === undefined) return;
  }
}

function abort(transaction: EditTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The error being handled has already ended the transaction.
  }
}
