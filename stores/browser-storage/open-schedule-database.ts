import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { DATA_VERSIONS, type DataVersions } from '@/lib/saved-data/migrations';
import { readChange } from '@/lib/saved-data/read-change';
import { createRecordsReader } from '@/lib/saved-data/read-records';
import { EMPTY_HISTORY, HISTORY_STEPS, historyAfter } from '@/lib/shifts/history';
import { appendOne } from './append-change';
import {
  EDITED,
  type EditedStores,
  type EditTransaction,
  type StoredRecord,
  type Stores,
} from './database-stores';
import { DatabaseRefused, type RestorePoint, type ScheduleDatabase } from './schedule-database';
import { upgradeDatabase } from './upgrade-database';

const RESTORE_POINTS_KEPT = 31;

interface OpenOptions {
  readonly name: string;
  /** The database was taken away: deleted, closed by the browser, or wanted by a newer Brigade. */
  readonly onLost: () => void;
  /** Under which a restore point of older data is kept before it is brought to the current version. */
  readonly moment: () => Pick<RestorePoint, 'day' | 'at'>;
  readonly versions?: DataVersions;
}

/** So many shifts are read at a time: the page can answer in between. */
const PIECE = 1000;

/** Opens the database, making it where there is none; rejects with `DatabaseRefused`. */
export async function openScheduleDatabase(options: OpenOptions): Promise<ScheduleDatabase> {
  let isClosing = false;
  const database = await open(options, () => {
    if (!isClosing) options.onLost();
  });

  return {
    async readAll(askedIds = []) {
      const reader = createRecordsReader();
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      const stored = (store: Exclude<(typeof EDITED)[number], 'shifts' | 'log'>) =>
        transaction.objectStore(store).getAll();
      const log = transaction.objectStore('log');
      const [, undated, employees, templates, publication, unpublished, last] = await Promise.all([
        readInPieces(transaction.objectStore('shifts'), reader.takeShifts),
        stored('undated'),
        stored('employees'),
        stored('templates'),
        stored('publication'),
        stored('unpublished'),
        log.openCursor(null, 'prev'),
      ]);
      const lastNumber = last?.key ?? 0;
      const steps = await log.getAll(IDBKeyRange.lowerBound(Math.max(1, lastNumber - 2 * HISTORY_STEPS)));
      const history = steps
        .map(readChange)
        .reduce((sum, change) => (change ? historyAfter(sum, change) : sum), EMPTY_HISTORY);
      const { unreadable, ...saved } = reader.finish({
        undated,
        employees,
        templates,
        publication,
        unpublished,
      });
      const logged = new Map<string, number>();
      for (const id of askedIds) {
        const number = await log.index('id').getKey(id);
        if (number !== undefined) logged.set(id, number);
      }
      const first = await log.openCursor();
      const logBeginsAt = first && first.key > 1 ? first.value.at : 0;
      return { saved, unreadable, history, lastNumber, logged, logBeginsAt };
    },
    async append(pending, own) {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readwrite', {
        durability: 'strict',
      });
      try {
        const rewritten = new Set<string>();
        for (const one of pending) if (await appendOne(transaction, one, own)) rewritten.add(one.change.id);
        await transaction.done;
        return rewritten;
      } catch (error) {
        // Half of a group of entries would be worse than none of it.
        abort(transaction);
        await transaction.done.catch(() => {});
        // The requests after the one that failed only say that they were aborted.
        throw transaction.error ?? error;
      }
    },
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
    async putRestorePoint(point) {
      const transaction = database.transaction('restorePoints', 'readwrite', { durability: 'strict' });
      await transaction.store.put(point);
      const days = await transaction.store.getAllKeys();
      for (const day of days.slice(0, -RESTORE_POINTS_KEPT)) await transaction.store.delete(day);
      await transaction.done;
    },
    async listRestorePoints() {
      return (await database.getAll('restorePoints')).reverse();
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

async function open(
  { name, moment, versions = DATA_VERSIONS }: OpenOptions,
  onLost: () => void,
): Promise<IDBPDatabase<Stores>> {
  let trouble: unknown;
  try {
    return await openDB<Stores>(name, versions.current, {
      upgrade(database, from, _to, transaction) {
        // A request that fails must end the upgrade as a whole: half of it would be worse than none.
        return upgradeDatabase(database, transaction, from, { versions, moment }).catch((error) => {
          trouble = error;
          transaction.done.catch(() => {});
          transaction.abort();
        });
      },
      // A newer Brigade in another tab, or an erasing one, must not wait for this one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase | null)?.close();
        onLost();
      },
      terminated: onLost,
    });
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw new DatabaseRefused(isNewer ? 'newer' : 'refused', trouble ?? error);
  }
}

/** Hands the shifts over piece by piece, each in a task of its own. */
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
    // It has ended already, by the very error that is being handled.
  }
}
