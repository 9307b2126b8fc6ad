import {
  createStorageGateway,
  openLocalStorage,
  openSessionStorage,
} from '@/stores/browser-storage/keys/storage-gateway';
import { createPersistedValues } from '@/stores/browser-storage/persisted-values';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Project pages share one origin: under a sub-path the path is part of the name. */
export const databaseName = `brigade${basePath}`;

/** What the browser keeps for all tabs. */
export const gateway = createStorageGateway({ storage: openLocalStorage(), basePath, log: console });

/** What belongs to this tab alone: it survives a reload, and a new visit begins without it. */
export const tabGateway = createStorageGateway({ storage: openSessionStorage(), basePath, log: console });

/** What outlives the page beside the schedule; read by `startApp`. */
export const persisted = createPersistedValues({ gateway, tabGateway });
