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
      'as under the key `shifts`, with nameKey: the key of the name at the time of writing; older builds distinguished more spellings',
  },
  undated: { keyPath: 'id', indexes: {}, shape: 'a shift awaiting repair, as stored' },
  employees: { keyPath: 'id', indexes: {}, shape: 'as under the key `employees`' },
  templates: { keyPath: 'id', indexes: {}, shape: 'as under the key `shiftTemplates`' },
  days: { keyPath: 'id', indexes: {}, shape: 'as under the key `brigade-days`; the id is the date' },
  requests: {
    keyPath: 'id',
    indexes: {},
    shape: 'as under the key `brigade-requests`, without a time limit',
  },
  settings: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, ...fields}: the fields of a business setting that differ from its default (`lib/settings`); sales by month, under `sales.2026-11`',
  },
  publication: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, at, shiftCount, since, before, told, sequence, days}: the only record has the id `publication`; `days` are the published days, absent: all',
  },
  unpublished: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, published, also}: a shift that differs from the publication, as published, in `also` on further days',
  },
  log: {
    keyPath: null,
    indexes: { id: 'id' },
    shape: 'ScheduleChange, numbered in the order of all tabs; ids are unique',
  },
  sharing: {
    keyPath: 'id',
    indexes: {},
    shape:
      'empty unless sync is on: `state` has this device’s identity, the room’s secret, the device’s position there and what it ' +
      'knows (`SharingState`); `published` has the publication without waiting changes',
  },
  outbox: {
    keyPath: null,
    indexes: {},
    shape: 'Waiting: a change of this device that was not sent yet, as made and as it will be sent',
  },
  sharedTail: {
    keyPath: null,
    indexes: {},
    shape:
      'SignedChange: the last changes of all devices in their common order, numbered in order of arrival',
  },
  conflicts: {
    keyPath: 'id',
    indexes: {},
    shape:
      '{id, at, state, changeId, kind, recordId, group, mine, theirs, stood, by}: a conflict between two devices',
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
    '{handle?, base, written, savedAt, savedNumber, wasEmpty, told} under the key `folder`: the backup folder, ' +
    'without a handle if it was removed, and the files that this browser has written there',
} as const satisfies SavedStore & { readonly name: string };
