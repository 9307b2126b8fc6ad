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

/** What this browser knows of the folder, beside the handle: any part that cannot be read is as at the beginning. */
export const FOLDER_RECORD_ENTRIES = {
  /** What the names of its files begin with. */
  base: fallback(string, FIRST_BASE),
  /** By the name of a file the SHA-256 of what this browser has written there: by these it knows its own. */
  written: fallback(dictionary(array(string)), {}),
  /** Epoch milliseconds; 0: never. */
  savedAt: fallback(number, 0),
  /** The number of the last change in the current file. */
  savedNumber: fallback(number, 0),
  wasEmpty: fallback(boolean, false),
  /** The problem that the person was told of, until it is over; empty for none. */
  told: fallback(string, ''),
};

export const FOLDER_RECORD_SHAPE = object(FOLDER_RECORD_ENTRIES);

export type FolderRecord = Readonly<ValueOf<typeof FOLDER_RECORD_SHAPE>>;

/** Whether a file with that digest is one that this browser has written under that name. */
export function isOwn({ written }: FolderRecord, name: string, digest: string): boolean {
  return written[name]?.includes(digest) ?? false;
}

/** The record with the digests that the file of that name may have; none where the file is gone. */
export function withWritten(
  folder: FolderRecord,
  name: string,
  digests: readonly string[] | undefined,
): FolderRecord {
  const { [name]: _before, ...written } = folder.written;
  return { ...folder, written: digests ? { ...written, [name]: [...digests] } : written };
}

/** The record for a folder chosen now, in which `digest` is that of the current file of the base used so far. */
export function recordForChosen(before: FolderRecord, digest: string | undefined): FolderRecord {
  const isBack = digest !== undefined && isOwn(before, currentFileName(before.base), digest);
  return { ...before, base: isBack ? before.base : FIRST_BASE, savedAt: 0, savedNumber: 0, told: '' };
}
