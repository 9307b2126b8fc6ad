import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { FOLDER_RECORD_ENTRIES, type FolderRecord } from '@/lib/backup-folder/folder-record';
import { isFields } from '@/lib/saved-data/records/fields';
import { parse } from '@/lib/saved-data/records/file-shape';
import { custom, fallback, object, optional } from '@/lib/saved-data/records/shape';
import { BACKUP_FOLDER_STORE } from '@/lib/saved-data/saved-stores';

/** Without a handle, no folder is chosen. */
export interface StoredFolder extends FolderRecord {
  readonly handle?: FileSystemDirectoryHandle | undefined;
}

/** Stores the handle: only IndexedDB can keep one across a reload. */
export interface FolderRecords {
  read(): Promise<StoredFolder>;
  write(folder: StoredFolder): Promise<void>;
  erase(): Promise<void>;
}

interface Stores extends DBSchema {
  folder: { key: string; value: unknown };
}

const { name: STORE } = BACKUP_FOLDER_STORE;
const KEY = 'folder';

const isHandle = (value: unknown) => isFields(value) && value.kind === 'directory';
const STORED_FOLDER_SHAPE = object({
  ...FOLDER_RECORD_ENTRIES,
  handle: fallback(optional(custom<FileSystemDirectoryHandle>(isHandle)), undefined),
});

/** Opens the database for each operation: operations are few, and minutes apart. */
export function createFolderRecords(databaseName: string): FolderRecords {
  async function withDatabase<Answer>(act: (open: IDBPDatabase<Stores>) => Promise<Answer>): Promise<Answer> {
    const database = await openDB<Stores>(databaseName, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE),
    });
    try {
      return await act(database);
    } finally {
      database.close();
    }
  }

  return {
    async read() {
      const stored = await withDatabase((open) => open.get(STORE, KEY));
      return parse(STORED_FOLDER_SHAPE, isFields(stored) ? stored : {});
    },
    write: (folder) => withDatabase(async (open) => void (await open.put(STORE, folder, KEY))),
    erase: () => withDatabase((open) => open.clear(STORE)),
  };
}
