import { type Fields, isFields } from './records/fields';
import { DATA_VERSION } from './saved-keys';

/** The kinds of records that a migration can change. A record awaiting repair is a stored shift. */
export type StoredKind = 'shift' | 'employee' | 'template' | 'day' | 'request' | 'setting';

/** One named change to the shape of records, run on older data when it is read. */
export interface Migration {
  /** Short description, such as `split-full-name`. */
  readonly name: string;
  /** The version it produces from the one before. */
  readonly to: number;
  /** How a record of each kind changes; an omitted kind stays as it is. The record is unparsed: any field, any type. */
  readonly records: Readonly<Partial<Record<StoredKind, (record: Fields) => Fields>>>;
}

/** The written version, and the migrations to it from every earlier one. */
export interface DataVersions {
  readonly current: number;
  /** In version order. */
  readonly migrations: readonly Migration[];
}

export const DATA_VERSIONS: DataVersions = {
  current: DATA_VERSION,
  migrations: [
    // Adds two stores; the records of the others stay as they are.
    { name: 'add-publication', to: 2, records: {} },
    // Adds a field that no record has yet. A build that does not know it would write employees without it.
    { name: 'add-availability', to: 3, records: {} },
    // Adds a store and its kind of entry, which an older build would take for a damaged change.
    { name: 'add-days', to: 4, records: {} },
    // Adds a store and its kind of entry, as days did.
    { name: 'add-requests', to: 5, records: {} },
    // Adds the stores of a schedule that several devices share. A build that does not know them would not tell the others of an edit.
    { name: 'add-sharing', to: 6, records: {} },
    // Adds a store and its kind of entry, and takes the values of the settings' own keys into it.
    { name: 'add-settings', to: 7, records: {} },
  ],
};

/** The record migrated from version `from` to the current one; the same object when nothing changes. */
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
 * The list of records migrated to the current version; members that are not records, and a value that is not a list,
 * stay.
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

/** A stored `ScheduleChange` with its before and after records migrated to the current version. */
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

/** A published shift, `{id, published, also}`, migrated to the current version. */
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

/** A publication migrated to the current version. */
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

/** A record awaiting repair as in a change, `{id, stored}`, migrated to the current version. */
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

/** A backup file migrated to the current version; any part may be of any type. */
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
