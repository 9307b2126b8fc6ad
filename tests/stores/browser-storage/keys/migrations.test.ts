import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { type BackupContent, readBackup } from '@/lib/saved-data/backup/backup';
import {
  DATA_VERSIONS,
  type DataVersions,
  type Migration,
  migrateBackup,
  migrateRecord,
  type StoredKind,
} from '@/lib/saved-data/migrations';
import type { Fields } from '@/lib/saved-data/records/fields';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import { migrateKeys } from '@/stores/browser-storage/keys/migrate-keys';
import { readQuarantine } from '@/stores/browser-storage/keys/quarantine-list';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { readSource } from '@/stores/restore/read-source';
import { fixtureText, KEPT, keptIn, VERSIONS } from '@/tests/support/fixtures';
import { sortedById } from '@/tests/support/records';
import { openBrowser, storedIn } from '@/tests/support/storage/database-tabs';
import { pageOf } from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { seedDatabase, storedFixture } from '@/tests/support/storage/seed-database';

const { current } = DATA_VERSIONS;

/** A future version whose only migration leaves a mark each time it runs. */
const mark = (record: Fields): Fields => ({ ...record, role: `${String(record.role)}+` });
const TO_COME: DataVersions = {
  current: current + 1,
  migrations: [
    ...DATA_VERSIONS.migrations,
    { name: 'mark-roles', to: current + 1, records: { shift: mark, employee: mark, template: mark } },
  ],
};
const KIND_OF_STORE = {
  shifts: 'shift',
  undated: 'shift',
  employees: 'employee',
  templates: 'template',
} as const;
type RecordStore = keyof typeof KIND_OF_STORE;

/** The shift that is only in the journal. */
const IN_JOURNAL = '1763000000009-zzz999';
const rolesOf = (records: readonly { readonly role?: unknown }[]) => records.map(({ role }) => role);
const gatewayOf = (storage: MemoryStorage) =>
  createStorageGateway({ storage, basePath: '', log: { error: jest.fn() } });
const moment = () => ({ day: '2026-11-19 12:00:00', at: 1_000 });

describe('list of migrations', () => {
  test('is sorted by version, with unique names and at least one migration for each version after the first', () => {
    const { migrations } = DATA_VERSIONS;
    const versions = migrations.map(({ to }) => to);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
    expect(new Set([1, ...versions])).toEqual(new Set(VERSIONS));
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
  });

  /** The kinds of record of which the migration changes none in any earlier fixture. */
  function kindsThatNeverRan({ to, records }: Migration): readonly string[] {
    const changed = new Set<StoredKind>();
    for (const version of VERSIONS.filter((number) => number < to)) {
      const stored = storedFixture(version);
      for (const [store, kind] of Object.entries(KIND_OF_STORE)) {
        for (const record of stored[store] ?? []) {
          const migrated = records[kind]?.(record);
          if (JSON.stringify(migrated ?? record) !== JSON.stringify(record)) changed.add(kind);
        }
      }
    }
    return Object.keys(records).filter((kind) => !changed.has(kind as StoredKind));
  }

  test('has only migrations that change a record of some fixture', () => {
    for (const migration of DATA_VERSIONS.migrations) expect(kindsThatNeverRan(migration)).toEqual([]);
    const [last] = TO_COME.migrations.slice(-1);
    expect(last && kindsThatNeverRan(last)).toEqual([]);
    const idle: Migration = {
      name: 'idle',
      to: current + 1,
      records: { shift: (record) => ({ ...record }) },
    };
    expect(kindsThatNeverRan(idle)).toEqual(['shift']);
  });

  test('applies to a record only the migrations newer than the version of the record', () => {
    expect(migrateRecord('shift', { role: 'Cook' }, current, TO_COME)).toEqual({ role: 'Cook+' });
    expect(migrateRecord('shift', { role: 'Cook' }, current + 1, TO_COME)).toEqual({ role: 'Cook' });
  });
});

describe.each(VERSIONS)('data of version %i', (version) => {
  test('is read from the database and the keys, and its journal is replayed', async () => {
    const browser = openBrowser(new MemoryStorage(JSON.parse(fixtureText(version, 'keys'))));
    await seedDatabase(browser.name, version);
    const tab = browser.openTab();
    await browser.settle();
    const page = pageOf(tab);
    expect(page.shifts.filter(({ notes }) => notes !== 'in the journal')).toEqual(sortedById(KEPT.shifts));
    expect(page.shifts).toHaveLength(KEPT.shifts.length + 1);
    expect(page.employees).toEqual(sortedById(keptIn(version).employees));
    expect(page.templates).toEqual(sortedById(KEPT.templates));
    expect(page.days).toEqual(keptIn(version).days);
    expect(page.requests).toEqual(sortedById(keptIn(version).requests));
    expect(page.settings).toEqual(sortedById(keptIn(version).settings));
    expect(page.awaitingRepair).toEqual(sortedById(KEPT.awaitingRepair));
    const kept: BackupContent = keptIn(version);
    expect(page.publication?.at).toBe(kept.publication?.at);
    const changed = page.unpublished.filter(({ id }) => id !== IN_JOURNAL);
    expect(changed).toEqual(sortedById(kept.publication?.since ?? []));
    expect(page.unpublished.length - changed.length).toBe(kept.publication ? 1 : 0);
    expect(tab.log.error).not.toHaveBeenCalled();
    expect(tab.health()).toBe('well');
    expect(tab.schedule.getState().history.undo.length).toBeGreaterThan(0);
  });

  test('is migrated in a backup file', () => {
    const file = JSON.parse(fixtureText(version, 'backup'));
    const migrated = migrateBackup(file, version, TO_COME);
    expect(migrated.version).toBe(TO_COME.current);
    const text = JSON.stringify({ ...migrated, version: current });
    const read = readBackup(text);
    expect(read.isOk && rolesOf(read.value.content.shifts)).toEqual(['Bartender+', 'Server+', 'Server+']);
    expect(read.isOk && rolesOf(read.value.content.templates)).toEqual(['Server+']);
  });

  test('is migrated once in the database, records and log, after a restore point of the old state', async () => {
    const { name } = openBrowser();
    await seedDatabase(name, version);
    const open = () => openScheduleDatabase({ name, onLost() {}, moment, versions: TO_COME });
    (await open()).close();
    const database = await open();
    const { saved, unreadable, lastNumber } = await database.readAll();
    expect(unreadable).toEqual([]);
    expect(lastNumber).toBe(storedFixture(version).log?.length);
    expect(rolesOf([...saved.schedule.employees.values()])).toEqual(['Bartender+', 'Server+']);
    const points = await database.listRestorePoints();
    expect(points).toMatchObject([{ day: '2026-11-19 12:00:00', shiftCount: KEPT.shifts.length }]);
    const point = await database.restorePoint(points[0]?.day ?? '');
    const source = { blob: new Blob(point ? [point.bytes] : []), isCompressed: point?.isCompressed ?? false };
    const text = await readSource(source, { signal: new AbortController().signal, onProgress() {} });
    const read = readBackup(text.isOk ? text.value : '');
    expect(read.isOk && sortedById(read.value.content.shifts)).toEqual(sortedById(KEPT.shifts));
    const kept: BackupContent = keptIn(version);
    expect(read.isOk && read.value.content.publication).toEqual(kept.publication);
    database.close();
    const { shifts, awaitingRepair, log } = await storedIn({ name });
    expect(rolesOf(shifts)).toEqual(['Bartender+', 'Server+', 'Server+']);
    expect(rolesOf(awaitingRepair)).toEqual(['undefined+']);
    const roles = log.flatMap(({ entries }) =>
      entries.flatMap(({ after }) => (after && 'role' in after ? [after.role] : [])),
    );
    expect(roles.length).toBeGreaterThan(0);
    for (const role of roles) expect(role).toMatch(/^\w+\+$/);
  });

  test('stays unmigrated in the database if the restore point cannot be saved', async () => {
    const { name } = openBrowser();
    await seedDatabase(name, version);
    const failing = () => {
      throw new Error('no moment');
    };
    await expect(
      openScheduleDatabase({ name, onLost() {}, moment: failing, versions: TO_COME }),
    ).rejects.toMatchObject({ reason: 'refused' });
    const raw = await openDB(name);
    expect(raw.version).toBe(version);
    const stores = await Promise.all(Object.keys(KIND_OF_STORE).map((store) => raw.getAll(store)));
    raw.close();
    const stored = storedFixture(version);
    expect(stores).toEqual(Object.keys(KIND_OF_STORE).map((store) => stored[store as RecordStore]));
  });

  test('is migrated once in the keys, with copies of the old texts in quarantine', () => {
    const texts: Readonly<Record<string, string>> = JSON.parse(fixtureText(version, 'keys'));
    const storage = new MemoryStorage(texts);
    expect(migrateKeys(gatewayOf(storage), TO_COME)).toBe('fits');
    expect(migrateKeys(gatewayOf(storage), TO_COME)).toBe('fits');
    const listIn = (key: string) => JSON.parse(storage.texts.get(key) ?? '[]');
    expect(rolesOf(listIn('shifts'))).toEqual(['Bartender+', 'undefined+']);
    expect(rolesOf(listIn('employees'))).toEqual(['Bartender+', 'Server+']);
    expect(rolesOf(listIn('shiftTemplates'))).toEqual(['Server+']);
    expect(listIn('brigade-journal')[0].entries[0].after.role).toBe('Bartender+');
    const aside = Object.values(readQuarantine(gatewayOf(storage)));
    const keys = ['shifts', 'employees', 'shiftTemplates', 'brigade-journal', 'brigade-publication'];
    expect(new Set(aside)).toEqual(new Set(keys.flatMap((key) => texts[key] ?? [])));
    expect(gatewayOf(storage).health.getState().health).toBe('well');
  });

  test('stays unmigrated in the keys if one of them has no space for the new text', () => {
    const texts: Readonly<Record<string, string>> = JSON.parse(fixtureText(version, 'keys'));
    const storage = new MemoryStorage(texts);
    storage.failsFor = (key) => key === 'shiftTemplates';
    expect(migrateKeys(gatewayOf(storage), TO_COME)).toBe('stopped');
    for (const [key, text] of Object.entries(texts)) expect(storage.texts.get(key)).toBe(text);
    storage.failsFor = () => false;
    expect(migrateKeys(gatewayOf(storage), TO_COME)).toBe('fits');
    expect(rolesOf(JSON.parse(storage.texts.get('employees') ?? '[]'))).toEqual(['Bartender+', 'Server+']);
  });

  test('stays unmigrated in the keys if there is no space for the copies', () => {
    const texts: Readonly<Record<string, string>> = JSON.parse(fixtureText(version, 'keys'));
    const storage = new MemoryStorage(texts);
    storage.failsFor = (key) => key.startsWith('brigade-quarantine-employees');
    expect(migrateKeys(gatewayOf(storage), TO_COME)).toBe('stopped');
    for (const [key, text] of Object.entries(texts)) expect(storage.texts.get(key)).toBe(text);
  });
});

test('refuses edits and writes nothing with keys of a newer version', async () => {
  const storage = new MemoryStorage({
    ...JSON.parse(fixtureText(current, 'keys')),
    'brigade-data-version': String(current + 1),
  });
  const before = new Map(storage.texts);
  const browser = openBrowser(storage);
  const tab = browser.openTab();
  await browser.settle();
  tab.runTimers();
  expect(tab.health()).toBe('newer');
  expect(tab.sync.canEdit()).toBe(false);
  expect(storage.texts).toEqual(before);
});
