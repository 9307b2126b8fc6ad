import { dictionary } from '@/lib/saved-data/records/file-shape';
import {
  array,
  boolean,
  fallback,
  number,
  object,
  string,
  type ValueOf,
} from '@/lib/saved-data/records/shape';
import { currentFileName, FIRST_BASE } from './file-names';

/** Stored in addition to the handle; an unreadable part falls back to its default. */
export const FOLDER_RECORD_ENTRIES = {
  base: fallback(string, FIRST_BASE),
  /** By file name, the SHA-256 digests this browser wrote: identifies its files. */
  written: fallback(dictionary(array(string)), {}),
  /** Epoch milliseconds; 0: never. */
  savedAt: fallback(number, 0),
  savedNumber: fallback(number, 0),
  wasEmpty: fallback(boolean, false),
  /** The problem already notified, until resolved; empty for none. */
  told: fallback(string, ''),
};

export const FOLDER_RECORD_SHAPE = object(FOLDER_RECORD_ENTRIES);

export type FolderRecord = Readonly<ValueOf<typeof FOLDER_RECORD_SHAPE>>;

/** Whether this browser wrote the file with that digest. */
export function isOwn({ written }: FolderRecord, name: string, digest: string): boolean {
  return written[name]?.includes(digest) ?? false;
}

/** Sets the digests that the file may have; empty if the file is gone. */
export function withWritten(
  folder: FolderRecord,
  name: string,
  digests: readonly string[] | undefined,
): FolderRecord {
  const { [name]: _before, ...written } = folder.written;
  return { ...folder, written: digests ? { ...written, [name]: [...digests] } : written };
}

/** For a newly chosen folder; `digest` is that of its current file under the previous base. */
export function recordForChosen(before: FolderRecord, digest: string | undefined): FolderRecord {
  const isBack = digest !== undefined && isOwn(before, currentFileName(before.base), digest);
  return { ...before, base: isBack ? before.base : FIRST_BASE, savedAt: 0, savedNumber: 0, told: '' };
}
