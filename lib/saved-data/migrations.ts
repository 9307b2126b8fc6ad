import { type Fields, isFields } from './records/fields';

/** What kinds of records a migration can change. What waits for repair is a stored shift. */
export type StoredKind = 'shift' | 'employee' | 'template';

/** One change of the shape of records, by name; whoever reads older data lets it run. */
export interface Migration {
  /** What it does, as `split-full-name`. */
  readonly name: string;
  /** The version that it makes of the one before. */
  readonly to: number;
  /** How a record of each kind changes; a kind left out stays as it is. The record comes unread: any field, any type. */
  readonly records: Readonly<Partial<Record<StoredKind, (record: Fields) => Fields>>>;
}

/** The version that is written, and the way to it from every earlier one. */
export interface DataVersions {
  readonly current: number;
  /** In the order of the versions. */
  readonly migrations: readonly Migration[];
}

/** One version for all: for the records under the keys, in the database, in the log and in backup files. */
export const DATA_VERSIONS: DataVersions = {
  current: 3,
  migrations: [
    // Two stores more; the records of the others stay as they are.
    { name: 'add-publication', to: 2, records: {} },
    // A field more, which nobody has yet. What does not know of it would write employees without it.
    { name: 'add-availability', to: 3, records: {} },
  ],
};

/** The record as the current version has it, made from one of version `from`; the same object where nothing changes. */
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

/** A list of records as the current version has it; what is no record in it, and what is no list, stays as it is. */
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

/** A stored `ScheduleChange` with the records before and after it as the current version has them. */
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

/** How a shift was published, `{id, published}`, as the current version has it. */
export function migratePublishedShift(record: Fields, from: number, versions = DATA_VERSIONS): Fields {
  if (!isFields(record.published)) return record;
  return { ...record, published: migrateRecord('shift', record.published, from, versions) };
}

/** A publication as the current version has it. */
export function migratePublication(publication: unknown, from: number, versions = DATA_VERSIONS): unknown {
  if (!isFields(publication) || !Array.isArray(publication.since)) return publication;
  const migrated = (shifts: readonly unknown[]) =>
    shifts.map((shift) => (isFields(shift) ? migratePublishedShift(shift, from, versions) : shift));
  const { since, before } = publication;
  return {
    ...publication,
    since: migrated(since),
    ...(isFields(before) &&
      Array.isArray(before.shifts) && { before: { ...before, shifts: migrated(before.shifts) } }),
  };
}

/** A record that waits for repair, as a change has it: `{id, stored}`. */
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
      return migrateRecord(kind, record, from, versions);
    case 'publication':
      return migratePublication(record, from, versions);
    case 'undated':
      return migrateAwaitingRepair(record, from, versions);
    default:
      return record;
  }
}

/** A backup file as the current version has it; any part may be of any type. */
export function migrateBackup(file: Fields, from: number, versions = DATA_VERSIONS): Fields {
  if (from >= versions.current) return file;
  return {
    ...file,
    version: versions.current,
    shifts: migrateList('shift', file.shifts, from, versions),
    undated: migrateList('shift', file.undated, from, versions),
    employees: migrateList('employee', file.employees, from, versions),
    shiftTemplates: migrateList('template', file.shiftTemplates, from, versions),
    ...(file.publication !== undefined && {
      publication: migratePublication(file.publication, from, versions),
    }),
  };
}
