import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { nameKey } from '@/lib/employees/employee';
import { DATA_VERSIONS, type DataVersions } from '@/lib/saved-data/migrations';
import { readChange } from '@/lib/saved-data/read-change';
import { createRecordsReader } from '@/lib/saved-data/read-records';
import {
  isDated,
  readEmployee,
  readShift,
  readTemplate,
  toStoredShift,
  toStoredUndated,
} from '@/lib/saved-data/stored-records';
import { employeesAsStored, followRenames, renamesIn, renamesOfTeam } from '@/lib/shifts/follow-renames';
import { EMPTY_HISTORY, HISTORY_STEPS, historyAfter } from '@/lib/shifts/history';
import {
  type ChangeEntry,
  type ScheduleChange,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/schedule-change';
import type { Shift } from '@/lib/shifts/shift';
import {
  EDITED,
  type EditedStores,
  type EditTransaction,
  type RECORD_STORES,
  type StoredRecord,
  type Stores,
} from './database-stores';
import {
  DatabaseRefused,
  type PendingChange,
  type RestorePoint,
  type ScheduleDatabase,
} from './schedule-database';
import { upgradeDatabase } from './upgrade-database';

/** Every so many changes the log is cut back to as many; the records have them all. */
const LOG_KEPT = 1000;
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
      const stored = (store: Exclude<(typeof RECORD_STORES)[number], 'shifts'>) =>
        transaction.objectStore(store).getAll();
      const log = transaction.objectStore('log');
      const [, undated, employees, templates, last] = await Promise.all([
        readInPieces(transaction.objectStore('shifts'), reader.takeShifts),
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
      const { unreadable, ...saved } = reader.finish({ undated, employees, templates });
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

/** Appends one change; true where the log has it otherwise than it was handed over, or had it already. */
async function appendOne(
  transaction: EditTransaction,
  { change, since }: PendingChange,
  own: ReadonlySet<string>,
): Promise<boolean> {
  const log = transaction.objectStore('log');
  if ((await log.index('id').getKey(change.id)) !== undefined) return true;
  const others = (await log.getAll(IDBKeyRange.lowerBound(since, true))).flatMap((stored) => {
    const read = own.has(stored.id) ? undefined : readChange(stored);
    return read ? [read] : [];
  });
  const followed = followRenames(change, renamesIn(others));
  const whole = await asStored(transaction, followed);
  const number = await log.add(whole);
  for (const entry of whole.entries) applyEntry(transaction, entry);
  if (number % LOG_KEPT === 0) await log.delete(IDBKeyRange.upperBound(number - LOG_KEPT));
  return whole !== change;
}

/**
 * The change with its employees as the records know them now: who was renamed elsewhere keeps the new name, a name that
 * somebody has already makes nobody else, and a rename takes along everything that stands under the old name.
 */
async function asStored(transaction: EditTransaction, change: ScheduleChange): Promise<ScheduleChange> {
  if (!change.entries.some(({ kind }) => kind === 'employee')) return change;
  const team = (await transaction.objectStore('employees').getAll()).flatMap(
    (record) => readEmployee(record, record.id) ?? [],
  );
  const entries = employeesAsStored(change.entries, team);
  const strays = await leftBehind(transaction, entries, renamesOfTeam(entries, team));
  const isSame = entries === change.entries && strays.length === 0;
  return isSame ? change : { ...change, entries: [...entries, ...strays] };
}

/** Shifts and templates under an old name, also those that the tab which renames does not know of yet. */
async function leftBehind(
  transaction: EditTransaction,
  entries: readonly ChangeEntry[],
  renames: ReadonlyMap<string, string>,
): Promise<readonly ChangeEntry[]> {
  if (renames.size === 0) return [];
  const touched = new Set(entries.map(({ id }) => id));
  const strays: ChangeEntry[] = [];
  for (const [from, to] of renames) {
    for (const record of await transaction.objectStore('shifts').index('name').getAll(from)) {
      const shift = touched.has(record.id) ? undefined : readShift(record, record.id);
      if (shift && isDated(shift)) strays.push(shiftEntry(shift, { ...shift, employeeName: to }));
    }
  }
  for (const record of await transaction.objectStore('templates').getAll()) {
    const template = touched.has(record.id) ? undefined : readTemplate(record, record.id);
    const to = template && renames.get(nameKey(template.employeeName));
    if (template && to !== undefined) strays.push(templateEntry(template, { ...template, employeeName: to }));
  }
  return strays;
}

function applyEntry(transaction: EditTransaction, entry: ChangeEntry): void {
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
