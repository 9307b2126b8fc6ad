import { createStore, type StoreApi } from 'zustand/vanilla';
import { currentFileName, freeBase } from '@/lib/backup-folder/file-names';
import { type FolderProblem, isTold, problemOf } from '@/lib/backup-folder/folder-problem';
import { recordForChosen } from '@/lib/backup-folder/folder-record';
import { accessTo, askForAccess } from './access';
import { openFolderFiles } from './files';
import type { StoredFolder } from './records';
import { type SaveOptions, type SavingDeps, saveIntoFolder } from './saving';

export interface BackupFolderState {
  /** Undefined until the record was read. */
  readonly isChosen: boolean | undefined;
  readonly folderName: string;
  /** The name of the file that holds the schedule as it is. */
  readonly fileName: string;
  /** Epoch milliseconds; 0: never. */
  readonly savedAt: number;
  /** The person waits for it. */
  readonly isSaving: boolean;
  readonly problem: FolderProblem | null;
  /** A problem that the person is to be told of, once. */
  readonly unreported: FolderProblem | null;
}

/** Keeps a current backup in a folder. Nothing rejects: what goes wrong stands in `problem`. */
export interface BackupFolder extends StoreApi<BackupFolderState> {
  /** Takes the folder that was picked and writes into it. */
  choose(handle: FileSystemDirectoryHandle): Promise<void>;
  /** Writes the backup where there is news, or always where the person asks. */
  save(options?: SaveOptions): Promise<void>;
  /** Leaves the file which is there as it is, and keeps the backup under another name from now on. */
  keepBoth(): Promise<void>;
  /** Asks for the folder again, which the browser wants after a restart. To be called from a click. */
  allowAgain(): Promise<void>;
  stop(): Promise<void>;
  /** The file which is there; undefined where it is gone. */
  openFound(): Promise<File | undefined>;
  /** Says that the person was told of the problem, and gives it. */
  takeUnreported(): FolderProblem | null;
}

interface BackupFolderDeps extends SavingDeps {
  /** Runs the acts of all tabs one after the other. */
  readonly alone: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  /** Tells every page, now and at its start, when the backup was written; undefined: there is no folder any more. */
  readonly mark: (savedAt: number | undefined) => void;
  readonly log: Pick<Console, 'error'>;
}

const NONE = { folderName: '', fileName: '', savedAt: 0, problem: null, unreported: null } as const;

export function createBackupFolder(deps: BackupFolderDeps): BackupFolder {
  const { records, alone, mark, log } = deps;
  const store = createStore<BackupFolderState>(() => ({ ...NONE, isChosen: undefined, isSaving: false }));
  const { getState, setState } = store;
  let wasGranted = false;

  /** Shows the folder and its problem, and notes what the person is told of it. */
  async function settle(folder: StoredFolder, problem: FolderProblem | null): Promise<void> {
    if (!folder.handle) {
      setState({ ...NONE, isChosen: false });
      return;
    }
    const { savedAt } = getState();
    // A browser that asks again hides the problem of before, and does not end it.
    const told = problem === 'prompt' ? folder.told : (problem ?? '');
    const isNewProblem = problem !== null && isTold(problem) && problem !== folder.told;
    setState({
      isChosen: true,
      folderName: folder.handle.name,
      fileName: currentFileName(folder.base),
      savedAt: folder.savedAt,
      problem,
      ...(isNewProblem && { unreported: problem }),
    });
    if (told !== folder.told) await records.write({ ...folder, told });
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
      log.error('Backup: the folder did not take it.', error);
      await settle(await records.read(), problemOf(error instanceof DOMException ? error.name : ''));
    }
  }

  /** One act after the other, of all tabs; one that the person waits for shows. */
  async function act(isAsked: boolean, task: () => Promise<void>): Promise<void> {
    if (isAsked) setState({ isSaving: true });
    try {
      await alone(task);
    } catch (error) {
      log.error('Backup: what is known of the folder could not be read or kept.', error);
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
        log.error('Backup: the browser did not ask for the folder.', error);
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
