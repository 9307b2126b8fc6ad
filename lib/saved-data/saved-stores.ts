/** One store of the database: its key path, its indexes, and a description of its records. */
interface SavedStore {
  readonly keyPath: string | null;
  /** Index name to indexed field. */
  readonly indexes: Readonly<Record<string, string>>;
  readonly shape: string;
}

/**
 * Every store of the database `brigade` (under a sub-path, the path follows the name). The database is
 * created from this table.
 */
export const SAVED_STORES = {
  shifts: {
    keyPath: 'id',
    indexes: { date: 'date', name: 'nameKey' },
    shape:
      'as under the key `shifts`, with nameKey: the key of the name when it was written; an older build told more spellings apart',
  },
  undated: { keyPath: 'id', indexes: {}, shape: 'a stored shift that waits for repair, as it came' },
  employees: { keyPath: 'id', indexes: {}, shape: 'as under the key `employees`' },
  templates: { keyPath: 'id', indexes: {}, shape: 'as under the key `shiftTemplates`' },
  days: { keyPath: 'id', indexes: {}, shape: 'as under the key `brigade-days`; the id is the date' },
  requests: { keyPath: 'id', indexes: {}, shape: 'as under the key `brigade-requests`, of all times' },
  settings: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, ...fields}: what a business setting has beyond its default (`lib/settings`); sales by month, under `sales.2026-11`',
  },
  publication: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, at, shiftCount, since, before, told, sequence, days}: the one publication, under the id `publication`; `days` are the published ones, absent: all',
  },
  unpublished: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, published, also}: a shift that differs from the publication, as it was published, in `also` on further days',
  },
  log: {
    keyPath: null,
    indexes: { id: 'id' },
    shape: 'ScheduleChange, numbered in the order of all tabs; of each id one',
  },
  sharing: {
    keyPath: 'id',
    indexes: {},
    shape:
      'empty unless the schedule is shared: under the id `state` who this device is, the secret of the room, its place there and what it ' +
      'knows (`SharingState`); under `published` what is published without the changes that wait',
  },
  outbox: {
    keyPath: null,
    indexes: {},
    shape:
      'Waiting: a change of this device that the others do not have yet, as it was made and as it goes out',
  },
  sharedTail: {
    keyPath: null,
    indexes: {},
    shape:
      'SignedChange: the last changes of all devices in their one order, numbered in the order they came',
  },
  conflicts: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, at, state, changeId, kind, recordId, group, mine, theirs, stood, by}: what two devices have changed',
  },
  restorePoints: {
    keyPath: 'day',
    indexes: {},
    shape: '{day, at, shiftCount, bytes, isCompressed}: a backup file of everything',
  },
} as const satisfies Readonly<Record<string, SavedStore>>;

/**
 * The only store of the database `brigade-backup-folder` (under a sub-path, the path follows the name). Has
 * the folder's handle, which the log cannot store.
 */
export const BACKUP_FOLDER_STORE = {
  name: 'folder',
  keyPath: null,
  indexes: {},
  shape:
    '{handle?, base, written, savedAt, savedNumber, wasEmpty, told} under the key `folder`: the folder for the backup, ' +
    'without a handle where it was given up, and what this browser has written there',
} as const satisfies SavedStore & { readonly name: string };
