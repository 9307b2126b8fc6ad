import {
  createStorageGateway,
  openLocalStorage,
  openSessionStorage,
} from '@/stores/browser-storage/keys/storage-gateway';
import { createPersistedValues } from '@/stores/browser-storage/persisted-values';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Project pages share one origin: under a sub-path the path is part of the name. */
export const databaseName = `brigade${basePath}`;

/** Storage shared by all tabs (localStorage). */
export const gateway = createStorageGateway({ storage: openLocalStorage(), basePath, log: console });

/** Storage of this tab alone (sessionStorage): it survives a reload, but not a new visit. */
export const tabGateway = createStorageGateway({ storage: openSessionStorage(), basePath, log: console });

/** Every persisted value except the schedule; read by `startApp`. */
export const persisted = createPersistedValues({ gateway, tabGateway });
