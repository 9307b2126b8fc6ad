import type { DBSchema, IDBPTransaction } from 'idb';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { RestorePoint } from './schedule-database';

export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** The stores of the database, typed for `idb`: one for each in `SAVED_STORES`. */
export interface Stores extends DBSchema {
  shifts: { key: string; value: StoredRecord; indexes: { date: string; name: string } };
  undated: { key: string; value: StoredRecord };
  employees: { key: string; value: StoredRecord };
  templates: { key: string; value: StoredRecord };
  days: { key: string; value: StoredRecord };
  requests: { key: string; value: StoredRecord };
  publication: { key: string; value: StoredRecord };
  unpublished: { key: string; value: StoredRecord };
  log: { key: number; value: ScheduleChange; indexes: { id: string } };
  restorePoints: { key: string; value: RestorePoint };
}

export const RECORD_STORES = ['shifts', 'undated', 'employees', 'templates', 'days', 'requests'] as const;

/** The stores that an edit writes to. */
export const EDITED = [...RECORD_STORES, 'publication', 'unpublished', 'log'] as const;

export type EditedStores = [...typeof EDITED];

export type EditTransaction = IDBPTransaction<Stores, EditedStores, 'readwrite'>;
