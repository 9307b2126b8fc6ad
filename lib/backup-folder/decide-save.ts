/** The folder's current file: absent, as this browser last wrote it, or different. */
export type FoundFile = 'none' | 'own' | 'other';

/** `foreign`: not written by Brigade, or newer than this browser's data. `emptied`: only the schedule is empty. */
type SaveQuestion = 'foreign' | 'emptied';

interface SaveCase {
  readonly found: FoundFile;
  /** Numbers of the last changes in the log and in the file. */
  readonly logNumber: number;
  readonly savedNumber: number;
  readonly isEmpty: boolean;
  readonly wasEmpty: boolean;
  readonly isAsked: boolean;
  /** The person agreed to replace the file. */
  readonly mayReplace: boolean;
}

/** A backup that this browser did not write is never replaced without asking. */
export function decideSave(save: SaveCase): 'write' | 'nothing' | SaveQuestion {
  if (save.mayReplace || save.found === 'none') return 'write';
  // A log behind the file is a different log: this browser lost changes that the file still has.
  if (save.found === 'other' || save.logNumber < save.savedNumber) return 'foreign';
  if (save.isEmpty && !save.wasEmpty) return 'emptied';
  return save.isAsked || save.logNumber > save.savedNumber ? 'write' : 'nothing';
}

/** `prompt`: the browser asks for permission again after a restart. `denied`: permission was revoked. */
export type FolderProblem = 'prompt' | 'denied' | 'gone' | 'full' | 'failed' | SaveQuestion;

/** Maps the name of a file system `DOMException` to the problem. */
export function problemOf(errorName: string): FolderProblem {
  switch (errorName) {
    case 'NotFoundError':
      return 'gone';
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'QuotaExceededError':
      return 'full';
    default:
      return 'failed';
  }
}

/** Missing permission after a restart is not an error and raises no notification. */
export function isReportable(problem: FolderProblem): boolean {
  return problem !== 'prompt';
}
