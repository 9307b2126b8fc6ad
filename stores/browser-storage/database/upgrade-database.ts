import type { IDBPTransaction, StoreNames } from 'idb';
import { nameKey } from '@/lib/employees/employee';
import { backupFileText } from '@/lib/saved-data/backup/backup-text';
import {
  DATA_VERSIONS,
  type DataVersions,
  migrateChange,
  migratePublication,
  migratePublishedShift,
  migrateRecord,
} from '@/lib/saved-data/migrations';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { recordsOfOldSettings } from '@/lib/sync/frames/old-settings';
import { SEALED_IDS } from '@/lib/sync/sealed-texts';
import { RECORD_STORES, type StoredRecord, type Stores } from './database-stores';
import type { RestorePoint } from './schedule-database';
import type { SyncState } from './sync-state';

type Upgrade = IDBPTransaction<Stores, StoreNames<Stores>[], 'versionchange'>;

const KIND_OF_STORE = {
  shifts: 'shift',
  undated: 'shift',
  employees: 'employee',
  templates: 'template',
  days: 'day',
  requests: 'request',
  settings: 'setting',
} as const;

interface UpgradeOptions {
  readonly versions?: DataVersions | undefined;
  /** Names the restore point made before the upgrade. */
  readonly moment: () => Pick<RestorePoint, 'day' | 'at'>;
}

/**
 * Migrates the records of a database of version `from`, after making a restore point of them. Missing stores have
 * already been created. Everything runs in the upgrade's single transaction, so it is atomic.
 */
export async function upgradeDatabase(
  transaction: Upgrade,
  from: number,
  { versions = DATA_VERSIONS, moment }: UpgradeOptions,
): Promise<void> {
  await keepRestorePoint(transaction, from, moment());
  for (const name of RECORD_STORES) {
    const store = transaction.objectStore(name);
    for (const record of await store.getAll()) {
      const migrated = migrateRecord(KIND_OF_STORE[name], record, from, versions);
      if (migrated !== record) await store.put(withNameKey(name, migrated) as StoredRecord);
    }
  }
  const publication = transaction.objectStore('publication');
  for (const record of await publication.getAll()) {
    await publication.put(migratePublication(record, from, versions) as StoredRecord);
  }
  const unpublished = transaction.objectStore('unpublished');
  for (const record of await unpublished.getAll()) {
    await unpublished.put(migratePublishedShift(record, from, versions) as StoredRecord);
  }
  const log = transaction.objectStore('log');
  const [numbers, changes] = await Promise.all([log.getAllKeys(), log.getAll()]);
  for (const [index, number] of numbers.entries()) {
    await log.put(migrateChange(changes[index], from, versions) as (typeof changes)[number], number);
  }
  await upgradeShared(transaction, from, versions);
  if (from < 7) await upgradeSettings(transaction);
}

/** Migrates the changes and the publication in the stores of sync, like those of the log. */
async function upgradeShared(transaction: Upgrade, from: number, versions: DataVersions): Promise<void> {
  const migrated = <Change>(change: Change) => migrateChange(change, from, versions) as Change;
  const outbox = transaction.objectStore('outbox');
  for (const key of await outbox.getAllKeys()) {
    const waiting = await outbox.get(key);
    if (waiting)
      await outbox.put({ ...waiting, made: migrated(waiting.made), now: migrated(waiting.now) }, key);
  }
  const tail = transaction.objectStore('sharedTail');
  for (const key of await tail.getAllKeys()) {
    const change = await tail.get(key);
    if (change) await tail.put(migrated(change), key);
  }
  const sharing = transaction.objectStore('sharing');
  const published = await sharing.get('published');
  if (!published) return;
  const { publication, unpublished } = published;
  await sharing.put({
    ...published,
    ...(isFields(publication) && { publication: migratePublication(publication, from, versions) }),
    ...(Array.isArray(unpublished) && {
      unpublished: unpublished.map((each: unknown) =>
        isFields(each) ? migratePublishedShift(each, from, versions) : each,
      ),
    }),
  });
}

/**
 * Turns the business settings that synced devices stored as texts into records; they need not be sent. Settings that
 * only this device had are imported from its keys, and sent.
 */
async function upgradeSettings(transaction: Upgrade): Promise<void> {
  const sharing = transaction.objectStore('sharing');
  const state = (await sharing.get('state')) as SyncState | undefined;
  if (!state) return;
  const unsent = new Set(state.houseToSay);
  const texts = Object.fromEntries(Object.entries(state.house).filter(([id]) => !unsent.has(id)));
  for (const record of recordsOfOldSettings(texts).values())
    await transaction.objectStore('settings').put({ ...record });
  const houseToSay = state.houseToSay.filter((id) => (SEALED_IDS as readonly string[]).includes(id));
  await sharing.put({ ...state, houseToSay });
}

/** Shifts are found by the key of their name, which must change with the name. */
function withNameKey(store: (typeof RECORD_STORES)[number], record: Fields): Fields {
  return store === 'shifts' ? { ...record, nameKey: nameKey(String(record.employeeName)) } : record;
}

async function keepRestorePoint(
  transaction: Upgrade,
  version: number,
  moment: Pick<RestorePoint, 'day' | 'at'>,
): Promise<void> {
  const [shifts = [], undated = [], employees = [], templates = [], days = [], requests = [], settings = []] =
    await Promise.all(RECORD_STORES.map((name) => transaction.objectStore(name).getAll()));
  const [publication] = await transaction.objectStore('publication').getAll();
  const since = await transaction.objectStore('unpublished').getAll();
  const savedAt = new Date(moment.at).toISOString();
  const text = backupFileText({
    version,
    savedAt,
    shifts,
    undated,
    employees,
    shiftTemplates: templates,
    days,
    requests,
    settings,
    preferences: {},
    ...(publication && { publication: { ...publication, since } }),
  });
  await transaction.objectStore('restorePoints').put({
    ...moment,
    shiftCount: shifts.length,
    bytes: new TextEncoder().encode(text),
    isCompressed: false,
  });
}
