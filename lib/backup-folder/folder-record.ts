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

/** What this browser knows about the folder besides the handle; an unreadable part falls back to its default. */
export const FOLDER_RECORD_ENTRIES = {
  /** Prefix of the file names. */
  base: fallback(string, FIRST_BASE),
  /** File name to the SHA-256 digests of what this browser wrote there: identifies its own files. */
  written: fallback(dictionary(array(string)), {}),
  /** Epoch milliseconds; 0: never. */
  savedAt: fallback(number, 0),
  /** The number of the last change in the current file. */
  savedNumber: fallback(number, 0),
  wasEmpty: fallback(boolean, false),
  /** The problem already notified, until it is resolved; empty for none. */
  told: fallback(string, ''),
};

export const FOLDER_RECORD_SHAPE = object(FOLDER_RECORD_ENTRIES);

export type FolderRecord = Readonly<ValueOf<typeof FOLDER_RECORD_SHAPE>>;

/** Whether this browser wrote a file with that digest under that name. */
export function isOwn({ written }: FolderRecord, name: string, digest: string): boolean {
  return written[name]?.includes(digest) ?? false;
}

/** The record with the digests that the named file may have; none when the file is gone. */
export function withWritten(
  folder: FolderRecord,
  name: string,
  digests: readonly string[] | undefined,
): FolderRecord {
  const { [name]: _before, ...written } = folder.written;
  return { ...folder, written: digests ? { ...written, [name]: [...digests] } : written };
}

/** The record for a newly chosen folder; `digest` is that of its current file under the base used so far. */
export function recordForChosen(before: FolderRecord, digest: string | undefined): FolderRecord {
  const isBack = digest !== undefined && isOwn(before, currentFileName(before.base), digest);
  return { ...before, base: isBack ? before.base : FIRST_BASE, savedAt: 0, savedNumber: 0, told: '' };
}
