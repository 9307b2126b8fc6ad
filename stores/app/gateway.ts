import {
  createStorageGateway,
  openLocalStorage,
  openSessionStorage,
} from '@/stores/browser-storage/keys/storage-gateway';
import { createPersistedValues } from '@/stores/browser-storage/persisted-values';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** GitHub project pages share one origin, so the database name includes the sub-path. */
export const databaseName = `brigade${basePath}`;

/** localStorage, shared by all tabs. */
export const gateway = createStorageGateway({ storage: openLocalStorage(), basePath, log: console });

/** sessionStorage of this tab: it survives a reload, but not a new visit. */
export const tabGateway = createStorageGateway({ storage: openSessionStorage(), basePath, log: console });

/** Every persisted value except the schedule; read by `startApp`. */
export const persisted = createPersistedValues({ gateway, tabGateway });
