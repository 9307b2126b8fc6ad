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
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** Base name of a folder's first backup; further backups get a number. */
export const FIRST_BASE = 'brigade-backup';

const DAYS_KEPT = 14;

export function currentFileName(base: string): string {
  return `${base}.json`;
}

/** The file contains the schedule as last saved on `day`. */
export function dayFileName(base: string, day: LocalDate): string {
  return `${base}-${day}.json`;
}

/** The first base that no file uses; ignores case, as many disks do. */
export function freeBase(names: Iterable<string>): string {
  const taken = Array.from(names, (name) => name.toLowerCase());
  for (let number = 1; ; number += 1) {
    const base = number === 1 ? FIRST_BASE : `${FIRST_BASE}-${number}`;
    if (!taken.some((name) => name === currentFileName(base) || dayOf(base, name))) return base;
  }
}

/** All day files of the base except the newest fourteen; never any other file. */
export function filesToPrune(names: Iterable<string>, base: string): readonly string[] {
  const days = Array.from(names).filter((name) => dayOf(base, name));
  return days.sort().slice(0, -DAYS_KEPT);
}

function dayOf(base: string, name: string): LocalDate | undefined {
  if (!name.startsWith(`${base}-`) || !name.endsWith('.json')) return undefined;
  const day = name.slice(base.length + 1, -'.json'.length);
  return isLocalDate(day) ? day : undefined;
}

/** Stored in addition to the handle; an unreadable part falls back to its default. */
export const FOLDER_RECORD_ENTRIES = {
  base: fallback(string, FIRST_BASE),
  /** SHA-256 digests of the files that this browser wrote, by file name, to recognize these files. */
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

/** Whether this browser wrote the file `name` with `digest`. */
export function isOwn({ written }: FolderRecord, name: string, digest: string): boolean {
  return written[name]?.includes(digest) ?? false;
}

/** Sets the digests that the file may have; undefined removes the file. */
export function withWritten(
  folder: FolderRecord,
  name: string,
  digests: readonly string[] | undefined,
): FolderRecord {
  const { [name]: _before, ...written } = folder.written;
  return { ...folder, written: digests ? { ...written, [name]: [...digests] } : written };
}

/**
 * For a newly chosen folder. `digest` belongs to the folder's current file under the previous base, if the
 * folder has that file.
 */
export function recordForChosen(before: FolderRecord, digest: string | undefined): FolderRecord {
  const isBack = digest !== undefined && isOwn(before, currentFileName(before.base), digest);
  return { ...before, base: isBack ? before.base : FIRST_BASE, savedAt: 0, savedNumber: 0, told: '' };
}
