import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { BackupContent } from '@/lib/saved-data/backup/backup';
import { createRecordsReader, readShiftRecords } from '@/lib/saved-data/records/read-records';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { publicationNow } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { LongWork } from '@/stores/workers/do-in-pieces';
import { type BesideStore, EDITED, type EditedStores, type Stores } from './database-stores';
import type { StoredContent } from './schedule-database';

/** Shifts read in one task. */
const PIECE = 1000;

/** Reads the whole database in one transaction and without an index; the page can respond between the pieces. */
export function readContent(database: IDBPDatabase<Stores>, work: LongWork): Promise<StoredContent> {
  return readContentIn(database.transaction(EDITED as unknown as EditedStores, 'readonly'), work);
}

export async function readContentIn(
  transaction: IDBPTransaction<Stores, EditedStores, 'readonly' | 'readwrite'>,
  { signal, onProgress }: LongWork,
): Promise<StoredContent> {
  const store = transaction.objectStore('shifts');
  const shifts: Shift[] = [];
  const awaitingRepair: ShiftAwaitingRepair[] = [];
  const shiftCount = await store.count();
  let range: IDBKeyRange | null = null;
  for (let isMore = true; isMore; ) {
    const records: Awaited<ReturnType<typeof store.getAll>> = await store.getAll(range, PIECE);
    signal.throwIfAborted();
    const read = readShiftRecords(records);
    for (const shift of read.shifts) shifts.push(shift);
    for (const shift of read.awaitingRepair) awaitingRepair.push(shift);
    onProgress(Math.min(1, shifts.length / Math.max(1, shiftCount)));
    const last = records.at(-1);
    isMore = records.length === PIECE && last !== undefined;
    if (last) range = IDBKeyRange.lowerBound(last.id, true);
  }
  const stored = (name: BesideStore) => transaction.objectStore(name).getAll();
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
      transaction.objectStore('log').openKeyCursor(null, 'prev'),
    ]);
  const few = createRecordsReader().finish({
    undated,
    employees,
    templates,
    days,
    requests,
    settings,
    publication,
    unpublished,
  });
  for (const shift of allShifts(few.schedule.shifts)) shifts.push(shift);
  const published = publicationNow(few.schedule);
  const content: BackupContent = {
    shifts,
    awaitingRepair: [...awaitingRepair, ...few.awaitingRepair],
    employees: [...few.schedule.employees.values()],
    templates: [...few.schedule.templates.values()],
    days: [...few.schedule.days.values()],
    requests: [...few.schedule.requests.values()],
    settings: [...few.schedule.settings.values()],
    preferences: {},
    ...(published && { publication: published }),
  };
  return { content, logNumber: last?.key ?? 0 };
}
