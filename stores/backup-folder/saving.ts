import { decideSave, type FoundFile } from '@/lib/backup-folder/decide-save';
import { currentFileName, dayFileName, filesToPrune } from '@/lib/backup-folder/file-names';
import type { FolderProblem } from '@/lib/backup-folder/folder-problem';
import { isOwn, withWritten } from '@/lib/backup-folder/folder-record';
import type { LocalDate } from '@/lib/time/local-date';
import { digestOf, type FolderFiles } from './files';
import type { FolderRecords, StoredFolder } from './records';
import type { StoredTruth } from './truth';

export interface SaveOptions {
  /** The person asked for it: save even if nothing has changed. */
  readonly isAsked?: boolean;
  /** The person has agreed to replace the existing file. */
  readonly mayReplace?: boolean;
}

export interface SavingDeps {
  readonly records: FolderRecords;
  /** Undefined if this page cannot read the stored schedule. */
  readonly readTruth: () => Promise<StoredTruth | undefined>;
  readonly now: () => number;
  readonly today: () => LocalDate;
  /** Yields to the page between two pieces. */
  readonly pause: () => Promise<void>;
}

/**
 * Writes the current file and the file of the day if there is something to write, and removes old files of the day.
 * Returns the problem that prevented it, if any; rejects with the file system's error. Every digest is stored before
 * its file is written, so that a file of our own is recognised even if the page is killed.
 */
export async function saveIntoFolder(
  { records, readTruth, now, today, pause }: SavingDeps,
  before: StoredFolder,
  files: FolderFiles,
  { isAsked = false, mayReplace = false }: SaveOptions,
): Promise<{ readonly folder: StoredFolder; readonly problem: FolderProblem | null }> {
  let folder = before;
  const note = async (next: StoredFolder) => {
    folder = next;
    await records.write(next);
  };

  async function find(
    name: string,
  ): Promise<{ readonly found: FoundFile; readonly digest: string | undefined }> {
    const digest = await files.digest(name);
    if (digest === undefined) return { found: 'none', digest };
    return { found: isOwn(folder, name, digest) ? 'own' : 'other', digest };
  }

  async function write(name: string, content: Blob, digest: string, foundDigest: string | undefined) {
    // A drive that was disconnected comes back with its old file: an attempt to write must not drop the last two
    // digests.
    const known = foundDigest === undefined ? (folder.written[name]?.slice(0, 2) ?? []) : [foundDigest];
    await note(withWritten(folder, name, [...known, digest]));
    await files.write(name, content);
    folder = withWritten(folder, name, [digest]);
  }

  const truth = await readTruth();
  if (!truth) return { folder, problem: isAsked ? 'failed' : null };
  const { logNumber, isEmpty } = truth;
  const name = currentFileName(folder.base);
  const current = await find(name);
  const { found } = current;
  const { savedNumber, wasEmpty } = folder;
  const decision = decideSave({ found, logNumber, savedNumber, isEmpty, wasEmpty, isAsked, mayReplace });
  if (decision === 'nothing') return { folder, problem: null };
  if (decision !== 'write') return { folder, problem: decision };

  const savedAt = now();
  const pieces: string[] = [];
  for (const piece of truth.pieces(new Date(savedAt).toISOString())) {
    pieces.push(piece);
    await pause();
  }
  const content = new Blob(pieces, { type: 'application/json' });
  const digest = await digestOf(content);
  await write(name, content, digest, current.digest);
  await note({ ...folder, savedAt, wasEmpty: isEmpty });

  const dayName = dayFileName(folder.base, today());
  const ofDay = await find(dayName);
  // A foreign file of the day stays: the person was asked about the current file only.
  if (ofDay.found !== 'other') await write(dayName, content, digest, ofDay.digest);
  for (const old of filesToPrune(Object.keys(folder.written), folder.base)) {
    if ((await find(old)).found === 'own') await files.remove(old);
    folder = withWritten(folder, old, undefined);
  }
  // Only now, so that anything that failed above is tried again.
  await note({ ...folder, savedNumber: logNumber });
  return { folder, problem: null };
}
