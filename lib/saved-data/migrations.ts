import { type Fields, isFields } from './records/fields';
import { DATA_VERSION } from './saved-keys';

/** The kinds of records that a migration can change. A record awaiting repair counts as `shift`. */
export type StoredKind = 'shift' | 'employee' | 'template' | 'day' | 'request' | 'setting';

/** One change to the shape of records; runs when older data is read. */
export interface Migration {
  /** A short description, such as `split-full-name`. */
  readonly name: string;
  /** Migrates from the previous version to this one. */
  readonly to: number;
  /**
   * Changes a record of each kind; an absent kind stays unchanged. The record is unparsed: any field, any
   * type.
   */
  readonly records: Readonly<Partial<Record<StoredKind, (record: Fields) => Fields>>>;
}

/** The version that is written, and the migrations to it from every earlier version. */
export interface DataVersions {
  readonly current: number;
  /** In order of versions. */
  readonly migrations: readonly Migration[];
}

export const DATA_VERSIONS: DataVersions = {
  current: DATA_VERSION,
  migrations: [
    // Adds two stores.
    { name: 'add-publication', to: 2, records: {} },
    // Adds a field. A build that does not know the field would write employees without it.
    { name: 'add-availability', to: 3, records: {} },
    // Adds a store and its kind of entry. An older build would consider the entry a damaged change.
    { name: 'add-days', to: 4, records: {} },
    // Adds a store and its kind of entry.
    { name: 'add-requests', to: 5, records: {} },
    // Adds the sync stores. A build that does not know them would not send edits to other devices.
    { name: 'add-sharing', to: 6, records: {} },
    // Adds a store and its kind of entry, and moves the settings from their own keys into the store.
    { name: 'add-settings', to: 7, records: {} },
  ],
};

/** Migrates the record from version `from` to the current one; returns the same object if nothing changes. */
export function migrateRecord(
  kind: StoredKind,
  record: Fields,
  from: number,
  versions = DATA_VERSIONS,
): Fields {
  return versions.migrations.reduce(
    (sum, { to, records }) => (to > from ? (records[kind]?.(sum) ?? sum) : sum),
    record,
  );
}

/**
 * Migrates the list's records to the current version. Members that are not records stay, and so does a value
 * that is not a list.
 */
export function migrateList(
  kind: StoredKind,
  list: unknown,
  from: number,
  versions = DATA_VERSIONS,
): unknown {
  if (from >= versions.current || !Array.isArray(list)) return list;
  return list.map((record: unknown) =>
    isFields(record) ? migrateRecord(kind, record, from, versions) : record,
  );
}

/** Migrates the records before and after in a stored `ScheduleChange` to the current version. */
export function migrateChange(change: unknown, from: number, versions = DATA_VERSIONS): unknown {
  if (from >= versions.current || !isFields(change) || !Array.isArray(change.entries)) return change;
  return {
    ...change,
    entries: change.entries.map((entry: unknown) => {
      if (!isFields(entry)) return entry;
      const side = (record: unknown) => migrateSide(entry.kind, record, from, versions);
      return {
        ...entry,
        ...(entry.before !== undefined && { before: side(entry.before) }),
        ...(entry.after !== undefined && { after: side(entry.after) }),
      };
    }),
  };
}

/** Migrates a published shift, `{id, published, also}`, to the current version. */
export function migratePublishedShift(record: Fields, from: number, versions = DATA_VERSIONS): Fields {
  const { published, also } = record;
  return {
    ...record,
    ...(isFields(published) && { published: migrateRecord('shift', published, from, versions) }),
    ...(Array.isArray(also) && { also: migrateShifts(also, from, versions) }),
  };
}

function migrateShifts(shifts: readonly unknown[], from: number, versions: DataVersions): readonly unknown[] {
  return shifts.map((shift) => (isFields(shift) ? migrateRecord('shift', shift, from, versions) : shift));
}

/** Migrates a publication to the current version. */
export function migratePublication(publication: unknown, from: number, versions = DATA_VERSIONS): unknown {
  if (!isFields(publication) || !Array.isArray(publication.since)) return publication;
  const migrated = (shifts: readonly unknown[]) =>
    shifts.map((shift) => (isFields(shift) ? migratePublishedShift(shift, from, versions) : shift));
  const { since, before, act } = publication;
  return {
    ...publication,
    since: migrated(since),
    ...(isFields(before) &&
      Array.isArray(before.shifts) && { before: { ...before, shifts: migrated(before.shifts) } }),
    ...(isFields(act) &&
      Array.isArray(act.shifts) && { act: { ...act, shifts: migrateShifts(act.shifts, from, versions) } }),
  };
}

/** Migrates a record awaiting repair as in a change, `{id, stored}`, to the current version. */
function migrateAwaitingRepair(record: Fields, from: number, versions = DATA_VERSIONS): Fields {
  if (!isFields(record.stored)) return record;
  return { ...record, stored: migrateRecord('shift', record.stored, from, versions) };
}

function migrateSide(kind: unknown, record: unknown, from: number, versions: DataVersions): unknown {
  if (!isFields(record)) return record;
  switch (kind) {
    case 'shift':
    case 'employee':
    case 'template':
    case 'day':
    case 'request':
    case 'setting':
      return migrateRecord(kind, record, from, versions);
    case 'publication':
      return migratePublication(record, from, versions);
    case 'undated':
      return migrateAwaitingRepair(record, from, versions);
    default:
      return record;
  }
}

/** Migrates a backup file to the current version; any part may be of any type. */
export function migrateBackup(file: Fields, from: number, versions = DATA_VERSIONS): Fields {
  if (from >= versions.current) return file;
  return {
    ...file,
    version: versions.current,
    shifts: migrateList('shift', file.shifts, from, versions),
    undated: migrateList('shift', file.undated, from, versions),
    employees: migrateList('employee', file.employees, from, versions),
    shiftTemplates: migrateList('template', file.shiftTemplates, from, versions),
    days: migrateList('day', file.days ?? [], from, versions),
    requests: migrateList('request', file.requests ?? [], from, versions),
    settings: migrateList('setting', file.settings ?? [], from, versions),
    ...(file.publication !== undefined && {
      publication: migratePublication(file.publication, from, versions),
    }),
  };
}
