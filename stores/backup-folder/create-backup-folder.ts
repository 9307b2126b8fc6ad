import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  decideSave,
  type FolderProblem,
  type FoundFile,
  isReportable,
  problemOf,
} from '@/lib/backup-folder/decide-save';
import {
  currentFileName,
  dayFileName,
  filesToPrune,
  freeBase,
  isOwn,
  recordForChosen,
  withWritten,
} from '@/lib/backup-folder/folder-record';
import type { LocalDate } from '@/lib/time/local-date';
import { accessTo, askForAccess } from './access';
import type { BackupSnapshot } from './backup-snapshot';
import type { FolderRecords, StoredFolder } from './records';

export interface BackupFolderState {
  /** Undefined until the record has been read. */
  readonly isChosen: boolean | undefined;
  readonly folderName: string;
  readonly fileName: string;
  /** Epoch milliseconds; 0: never. */
  readonly savedAt: number;
  readonly isSaving: boolean;
  readonly problem: FolderProblem | null;
  /** A problem that the person has not been notified of yet. */
  readonly unreported: FolderProblem | null;
}

/** Keeps a current backup in a folder. No method rejects: failures appear in `problem`. */
export interface BackupFolder extends StoreApi<BackupFolderState> {
  choose(handle: FileSystemDirectoryHandle): Promise<void>;
  /** Writes the backup if something has changed, or always if the person asks for it. */
  save(options?: SaveOptions): Promise<void>;
  /** Leaves the existing file alone and keeps the backup under another name from now on. */
  keepBoth(): Promise<void>;
  /** Asks for permission again, which the browser requires after a restart. Must be called from a click. */
  allowAgain(): Promise<void>;
  stop(): Promise<void>;
  /** Undefined if the existing file is gone. */
  openFound(): Promise<File | undefined>;
  drainUnreported(): FolderProblem | null;
}

interface BackupFolderDeps extends SavingDeps {
  readonly runExclusively: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Records for every page when the backup was written; undefined if no folder is chosen any more. */
  readonly mark: (savedAt: number | undefined) => void;
  readonly log: Pick<Console, 'error'>;
}

const NONE = { folderName: '', fileName: '', savedAt: 0, problem: null, unreported: null } as const;

export function createBackupFolder(deps: BackupFolderDeps): BackupFolder {
  const { records, runExclusively, mark, log } = deps;
  const store = createStore<BackupFolderState>(() => ({ ...NONE, isChosen: undefined, isSaving: false }));
  const { getState, setState } = store;
  let wasGranted = false;

  /** Stores the outcome of a task, including the problem that the person has been notified of. */
  async function settle(folder: StoredFolder, problem: FolderProblem | null): Promise<void> {
    if (!folder.handle) {
      setState({ ...NONE, isChosen: false });
      return;
    }
    const { savedAt } = getState();
    // A permission prompt hides the previous problem, but does not end it.
    const reported = problem === 'prompt' ? folder.told : (problem ?? '');
    const isNewProblem = problem !== null && isReportable(problem) && problem !== folder.told;
    setState({
      isChosen: true,
      folderName: folder.handle.name,
      fileName: currentFileName(folder.base),
      savedAt: folder.savedAt,
      problem,
      ...(isNewProblem && { unreported: problem }),
    });
    if (reported !== folder.told) await records.write({ ...folder, told: reported });
    if (folder.savedAt !== savedAt) mark(folder.savedAt);
  }

  async function saveNow(options: SaveOptions): Promise<void> {
    const folder = await records.read();
    const { handle } = folder;
    if (!handle) return settle(folder, null);
    try {
      const access = await accessTo(handle);
      if (access !== 'granted') {
        return await settle(folder, access === 'denied' || wasGranted ? 'denied' : 'prompt');
      }
      wasGranted = true;
      const outcome = await saveIntoFolder(deps, folder, openFolderFiles(handle), options);
      await settle(outcome.folder, outcome.problem);
    } catch (error) {
      log.error('Backup: writing to the folder failed.', error);
      await settle(await records.read(), problemOf(error instanceof DOMException ? error.name : ''));
    }
  }

  /** Runs one task at a time across all tabs. A task that the person waits for sets `isSaving`. */
  async function act(isAsked: boolean, task: () => Promise<void>): Promise<void> {
    if (isAsked) setState({ isSaving: true });
    try {
      await runExclusively(task);
    } catch (error) {
      log.error('Backup: the folder record could not be read or written.', error);
      setState({ problem: 'failed' });
    }
    if (isAsked) setState({ isSaving: false });
  }

  const save = (options: SaveOptions = {}) => act(options.isAsked === true, () => saveNow(options));

  return {
    ...store,
    save,
    choose: (handle) =>
      act(true, async () => {
        const before = await records.read();
        const digest = await openFolderFiles(handle)
          .digest(currentFileName(before.base))
          .catch(() => undefined);
        await records.write({ ...recordForChosen(before, digest), handle });
        mark(0);
        await saveNow({ isAsked: true });
      }),
    keepBoth: () =>
      act(true, async () => {
        const folder = await records.read();
        if (folder.handle) {
          const base = freeBase(await openFolderFiles(folder.handle).names());
          await records.write({ ...folder, base, savedNumber: 0 });
        }
        await saveNow({ isAsked: true });
      }),
    async allowAgain() {
      const { handle } = await records.read();
      try {
        if (handle) await askForAccess(handle);
      } catch (error) {
        log.error('Backup: the browser could not ask for permission.', error);
      }
      await save({ isAsked: true });
    },
    stop: () =>
      act(true, async () => {
        const { handle: _handle, ...rest } = await records.read();
        await records.write(rest);
        mark(undefined);
        await settle(rest, null);
      }),
    async openFound() {
      const folder = await records.read();
      return folder.handle && openFolderFiles(folder.handle).open(currentFileName(folder.base));
    },
    drainUnreported() {
      const { unreported } = getState();
      if (unreported) setState({ unreported: null });
      return unreported;
    },
  };
}

interface SaveOptions {
  /** The person asked for a backup: save even if nothing has changed. */
  readonly isAsked?: boolean;
  readonly mayReplace?: boolean;
}

interface SavingDeps {
  readonly records: FolderRecords;
  /** Undefined if this page cannot read the stored schedule. */
  readonly readSnapshot: () => Promise<BackupSnapshot | undefined>;
  readonly now: () => number;
  readonly today: () => LocalDate;
  readonly pause: () => Promise<void>;
}

/**
 * Writes the current file and the day's file if something has changed, and removes old day files. Returns the
 * problem that prevented a write, if any; rejects with the file system's error. Stores every digest before
 * writing its file, so that Brigade recognizes the file even if the page is killed.
 */
async function saveIntoFolder(
  { records, readSnapshot, now, today, pause }: SavingDeps,
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
    // A disconnected drive comes back with its old file: an attempt to write must not drop the last two digests.
    const known = foundDigest === undefined ? (folder.written[name]?.slice(0, 2) ?? []) : [foundDigest];
    await note(withWritten(folder, name, [...known, digest]));
    await files.write(name, content);
    folder = withWritten(folder, name, [digest]);
  }

  const snapshot = await readSnapshot();
  if (!snapshot) return { folder, problem: isAsked ? 'failed' : null };
  const { logNumber, isEmpty } = snapshot;
  const name = currentFileName(folder.base);
  const current = await find(name);
  const { found } = current;
  const { savedNumber, wasEmpty } = folder;
  const decision = decideSave({ found, logNumber, savedNumber, isEmpty, wasEmpty, isAsked, mayReplace });
  if (decision === 'nothing') return { folder, problem: null };
  if (decision !== 'write') return { folder, problem: decision };

  const savedAt = now();
  const pieces: string[] = [];
  for (const piece of snapshot.pieces(new Date(savedAt).toISOString())) {
    pieces.push(piece);
    await pause();
  }
  const content = new Blob(pieces, { type: 'application/json' });
  const digest = await digestOf(content);
  await write(name, content, digest, current.digest);
  await note({ ...folder, savedAt, wasEmpty: isEmpty });

  const dayName = dayFileName(folder.base, today());
  const ofDay = await find(dayName);
  // Never overwrite a foreign day file: the person was asked about the current file only.
  if (ofDay.found !== 'other') await write(dayName, content, digest, ofDay.digest);
  for (const old of filesToPrune(Object.keys(folder.written), folder.base)) {
    if ((await find(old)).found === 'own') await files.remove(old);
    folder = withWritten(folder, old, undefined);
  }
  // Last, so that a failure above is retried.
  await note({ ...folder, savedNumber: logNumber });
  return { folder, problem: null };
}

interface FolderFiles {
  /** The SHA-256 of the file in hexadecimal; undefined if there is none, or it is empty. */
  digest(name: string): Promise<string | undefined>;
  open(name: string): Promise<File | undefined>;
  /** Replaces the content of the file, as a whole or not at all. */
  write(name: string, content: Blob): Promise<void>;
  remove(name: string): Promise<void>;
  names(): Promise<readonly string[]>;
}

/** The SHA-256 of the content in hexadecimal; the browser computes it off the page's thread. */
async function digestOf(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The files in a folder that the person has chosen; its methods reject with the file system's `DOMException`. */
function openFolderFiles(folder: FileSystemDirectoryHandle): FolderFiles {
  async function open(name: string): Promise<File | undefined> {
    try {
      return await (await folder.getFileHandle(name)).getFile();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
      throw error;
    }
  }

  return {
    open,
    async digest(name) {
      const file = await open(name);
      // A file is created before it is filled: an interrupted write leaves an empty one, which is not a backup.
      return file && file.size > 0 ? digestOf(file) : undefined;
    },
    async write(name, content) {
      const file = await folder.getFileHandle(name, { create: true });
      // The browser writes to a temporary file and swaps it in on `close`. A page killed in between leaves
      // the previous backup, never half of one.
      const stream = await file.createWritable();
      try {
        await stream.write(content);
        await stream.close();
      } catch (error) {
        await stream.abort().catch(() => {});
        throw error;
      }
    },
    remove: (name) => folder.removeEntry(name),
    async names() {
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    },
  };
}
