import { createStore, type StoreApi } from 'zustand/vanilla';
import { currentFileName, freeBase } from '@/lib/backup-folder/file-names';
import { type FolderProblem, isReportable, problemOf } from '@/lib/backup-folder/folder-problem';
import { recordForChosen } from '@/lib/backup-folder/folder-record';
import { accessTo, askForAccess } from './access';
import { openFolderFiles } from './files';
import type { StoredFolder } from './records';
import { type SaveOptions, type SavingDeps, saveIntoFolder } from './saving';

export interface BackupFolderState {
  /** Undefined until the record has been read. */
  readonly isChosen: boolean | undefined;
  readonly folderName: string;
  /** The name of the file that holds the current schedule. */
  readonly fileName: string;
  /** Epoch milliseconds; 0: never. */
  readonly savedAt: number;
  /** Whether the person is waiting for a save. */
  readonly isSaving: boolean;
  readonly problem: FolderProblem | null;
  /** A problem that the person has yet to be notified of, once. */
  readonly unreported: FolderProblem | null;
}

/** Keeps a current backup in a folder. No method rejects: a failure shows in `problem`. */
export interface BackupFolder extends StoreApi<BackupFolderState> {
  /** Uses the folder that was picked, and writes into it. */
  choose(handle: FileSystemDirectoryHandle): Promise<void>;
  /** Writes the backup if something has changed, or always if the person asks. */
  save(options?: SaveOptions): Promise<void>;
  /** Leaves the existing file alone, and keeps the backup under another name from now on. */
  keepBoth(): Promise<void>;
  /** Asks for permission again, which the browser requires after a restart. Must be called from a click. */
  allowAgain(): Promise<void>;
  stop(): Promise<void>;
  /** The existing file; undefined if it is gone. */
  openFound(): Promise<File | undefined>;
  /** Returns the unreported problem, and marks it as reported. */
  takeUnreported(): FolderProblem | null;
}

interface BackupFolderDeps extends SavingDeps {
  /** Runs the operations of all tabs one after the other. */
  readonly alone: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Records for every page when the backup was written; undefined: there is no folder any more. */
  readonly mark: (savedAt: number | undefined) => void;
  readonly log: Pick<Console, 'error'>;
}

const NONE = { folderName: '', fileName: '', savedAt: 0, problem: null, unreported: null } as const;

export function createBackupFolder(deps: BackupFolderDeps): BackupFolder {
  const { records, alone, mark, log } = deps;
  const store = createStore<BackupFolderState>(() => ({ ...NONE, isChosen: undefined, isSaving: false }));
  const { getState, setState } = store;
  let wasGranted = false;

  /** Shows the folder and its problem, and stores which problem the person is notified of. */
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

  /** Runs one task at a time across all tabs; one that the person waits for shows as saving. */
  async function act(isAsked: boolean, task: () => Promise<void>): Promise<void> {
    if (isAsked) setState({ isSaving: true });
    try {
      await alone(task);
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
    takeUnreported() {
      const { unreported } = getState();
      if (unreported) setState({ unreported: null });
      return unreported;
    },
  };
}
