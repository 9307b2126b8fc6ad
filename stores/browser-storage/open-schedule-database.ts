import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { nameKey } from '@/lib/employees/employee';
import { readChange } from '@/lib/saved-data/read-change';
import { readRecords } from '@/lib/saved-data/read-records';
import { isDated, readShift, toStoredShift, toStoredUndated } from '@/lib/saved-data/stored-records';
import { followRenames, renamesIn } from '@/lib/shifts/follow-renames';
import { EMPTY_HISTORY, HISTORY_STEPS, historyAfter } from '@/lib/shifts/history';
import { type ChangeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/schedule-change';
import type { Shift } from '@/lib/shifts/shift';
import {
  DatabaseRefused,
  type LoggedChange,
  type PendingChange,
  type RestorePoint,
  type ScheduleDatabase,
} from './schedule-database';

/** The version of the stores below; a higher one found on disk was written by a newer Brigade. */
export const DATABASE_VERSION = 1;
/** Every so many changes the log is cut back to as many; the records have them all. */
const LOG_KEPT = 1000;
const RESTORE_POINTS_KEPT = 31;

type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string };

interface Stores extends DBSchema {
  shifts: { key: string; value: StoredRecord; indexes: { date: string; name: string } };
  undated: { key: string; value: StoredRecord };
  employees: { key: string; value: StoredRecord };
  templates: { key: string; value: StoredRecord };
  log: { key: number; value: ScheduleChange; indexes: { id: string } };
  restorePoints: { key: string; value: RestorePoint };
}

const RECORD_STORES = ['shifts', 'undated', 'employees', 'templates'] as const;
const EDITED = [...RECORD_STORES, 'log'] as const;
type EditedStores = [...typeof EDITED];
type Transaction = IDBPTransaction<Stores, EditedStores, 'readwrite'>;

interface OpenOptions {
  readonly name: string;
  /** The database was taken away: deleted, closed by the browser, or wanted by a newer Brigade. */
  readonly onLost: () => void;
}

/** Opens the database, making it where there is none; rejects with `DatabaseRefused`. */
export async function openScheduleDatabase({ name, onLost }: OpenOptions): Promise<ScheduleDatabase> {
  let isClosing = false;
  const database = await open(name, () => {
    if (!isClosing) onLost();
  });

  return {
    async readAll() {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readonly');
      const stored = (store: (typeof RECORD_STORES)[number]) => transaction.objectStore(store).getAll();
      const log = transaction.objectStore('log');
      const [shifts, undated, employees, templates, last] = await Promise.all([
        stored('shifts'),
        stored('undated'),
        stored('employees'),
        stored('templates'),
        log.openCursor(null, 'prev'),
      ]);
      const lastNumber = last?.key ?? 0;
      const steps = await log.getAll(IDBKeyRange.lowerBound(Math.max(1, lastNumber - 2 * HISTORY_STEPS)));
      const history = steps
        .map(readChange)
        .reduce((sum, change) => (change ? historyAfter(sum, change) : sum), EMPTY_HISTORY);
      const { unreadable, ...saved } = readRecords({ shifts, undated, employees, templates });
      const recentIds = new Set(steps.map(({ id }) => id));
      return { saved, unreadable, history, lastNumber, recentIds };
    },
    async append(pending) {
      const transaction = database.transaction(EDITED as unknown as EditedStores, 'readwrite', {
        durability: 'strict',
      });
      try {
        const rewritten = new Set<string>();
        for (const one of pending) if (await appendOne(transaction, one)) rewritten.add(one.change.id);
        await transaction.done;
        return rewritten;
      } catch (error) {
        // Half of a group of entries would be worse than none of it.
        abort(transaction);
        await transaction.done.catch(() => {});
        throw error;
      }
    },
    async readAfter(number) {
      const log = database.transaction('log').store;
      const changes: LoggedChange[] = [];
      for await (const { key, value } of log.iterate(IDBKeyRange.lowerBound(number, true))) {
        const change = readChange(value);
        if (change) changes.push({ number: key, change });
      }
      const isGap = (changes[0]?.number ?? number + 1) > number + 1;
      return isGap ? undefined : changes;
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

async function open(name: string, onLost: () => void): Promise<IDBPDatabase<Stores>> {
  try {
    return await openDB<Stores>(name, DATABASE_VERSION, {
      upgrade(database) {
        const shifts = database.createObjectStore('shifts', { keyPath: 'id' });
        shifts.createIndex('date', 'date');
        shifts.createIndex('name', 'nameKey');
        for (const store of ['undated', 'employees', 'templates'] as const) {
          database.createObjectStore(store, { keyPath: 'id' });
        }
        const log = database.createObjectStore('log', { autoIncrement: true });
        log.createIndex('id', 'id', { unique: true });
        database.createObjectStore('restorePoints', { keyPath: 'day' });
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
    throw new DatabaseRefused(isNewer ? 'newer' : 'refused', error);
  }
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already, by the very error that is being handled.
  }
}

/** Appends one change, and says whether others' renames have changed it. */
async function appendOne(transaction: Transaction, { change, since }: PendingChange): Promise<boolean> {
  const log = transaction.objectStore('log');
  if ((await log.index('id').getKey(change.id)) !== undefined) return false;
  const unknown = (await log.getAll(IDBKeyRange.lowerBound(since, true))).map(readChange);
  const renames = renamesIn(unknown.filter((other) => other !== undefined));
  const followed = followRenames(change, renames);
  const strays = await shiftsLeftBehind(transaction, followed);
  const whole = strays.length === 0 ? followed : { ...followed, entries: [...followed.entries, ...strays] };
  const number = await log.add(whole);
  for (const entry of whole.entries) applyEntry(transaction, entry);
  if (number % LOG_KEPT === 0) await log.delete(IDBKeyRange.upperBound(number - LOG_KEPT));
  return whole !== change;
}

/** A rename takes along every shift under the old name, also those that the tab which renames does not know of yet. */
async function shiftsLeftBehind(
  transaction: Transaction,
  change: ScheduleChange,
): Promise<readonly ChangeEntry[]> {
  const touched = new Set(change.entries.map(({ id }) => id));
  const strays: ChangeEntry[] = [];
  for (const [from, to] of renamesIn([change])) {
    const records = await transaction.objectStore('shifts').index('name').getAll(from);
    for (const record of records) {
      const shift = touched.has(record.id) ? undefined : readShift(record, record.id);
      if (shift && isDated(shift)) strays.push(shiftEntry(shift, { ...shift, employeeName: to }));
    }
  }
  return strays;
}

function applyEntry(transaction: Transaction, entry: ChangeEntry): void {
  const put = (store: (typeof RECORD_STORES)[number], record: object | undefined) => {
    // Not awaited: the requests of a transaction run in their order, and its end reports the first that fails.
    const request = record
      ? transaction.objectStore(store).put(record as StoredRecord)
      : transaction.objectStore(store).delete(entry.id);
    request.catch(() => {});
  };
  switch (entry.kind) {
    case 'shift':
      put('shifts', entry.after && shiftRecord(entry.after));
      break;
    case 'undated':
      put('undated', entry.after && toStoredUndated(entry.after));
      break;
    case 'employee':
      put('employees', entry.after);
      break;
    case 'template':
      put('templates', entry.after);
      break;
  }
}

/** A shift's record: as it is stored anywhere, with the key of the name to find it by. */
function shiftRecord(shift: Shift) {
  return { ...toStoredShift(shift), nameKey: nameKey(shift.employeeName) };
}
