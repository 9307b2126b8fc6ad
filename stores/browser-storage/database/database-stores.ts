import type { DBSchema, IDBPTransaction } from 'idb';
import type { SignedChange, Waiting } from '@/lib/merge/signed-change';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { RestorePoint } from './schedule-database';

export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string };

/** The object stores, typed for `idb`: one for each in `SAVED_STORES`. */
export interface Stores extends DBSchema {
  shifts: { key: string; value: StoredRecord; indexes: { date: string; name: string } };
  undated: { key: string; value: StoredRecord };
  employees: { key: string; value: StoredRecord };
  templates: { key: string; value: StoredRecord };
  days: { key: string; value: StoredRecord };
  requests: { key: string; value: StoredRecord };
  settings: { key: string; value: StoredRecord };
  publication: { key: string; value: StoredRecord };
  unpublished: { key: string; value: StoredRecord };
  log: { key: number; value: ScheduleChange; indexes: { id: string } };
  sharing: { key: string; value: StoredRecord };
  outbox: { key: number; value: Waiting };
  sharedTail: { key: number; value: SignedChange };
  conflicts: { key: string; value: StoredRecord };
  restorePoints: { key: string; value: RestorePoint };
}

export const RECORD_STORES = [
  'shifts',
  'undated',
  'employees',
  'templates',
  'days',
  'requests',
  'settings',
] as const;

/** Stores of a synced schedule; empty in any other. */
export const SYNC_STORES = ['sharing', 'outbox', 'sharedTail', 'conflicts'] as const;

export const EDITED = [...RECORD_STORES, 'publication', 'unpublished', 'log', ...SYNC_STORES] as const;

export type EditedStores = [...typeof EDITED];

/** The stores that are read as a whole, next to the shifts. */
export type BesideStore = Exclude<EditedStores[number], 'shifts' | 'log' | (typeof SYNC_STORES)[number]>;

export type EditTransaction = IDBPTransaction<Stores, EditedStores, 'readwrite'>;
