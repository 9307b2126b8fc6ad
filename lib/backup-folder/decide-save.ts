/** What the folder has under the current file's name: nothing, what this browser last wrote, or something else. */
export type FoundFile = 'none' | 'own' | 'other';

/** `foreign`: the file is not ours, or newer than this browser's data. `emptied`: it has data, the schedule none. */
export type SaveQuestion = 'foreign' | 'emptied';

interface SaveCase {
  readonly found: FoundFile;
  /** Numbers of the last change in the log and of the last one in the file. */
  readonly logNumber: number;
  readonly savedNumber: number;
  readonly isEmpty: boolean;
  /** Whether the file was written from an empty schedule. */
  readonly wasEmpty: boolean;
  /** The person asked for the save, whether or not anything changed. */
  readonly isAsked: boolean;
  /** The person was asked and agreed to replace the file. */
  readonly mayReplace: boolean;
}

/** Whether to write the current file, leave it, or ask first: a backup not written here is never replaced unasked. */
export function decideSave(save: SaveCase): 'write' | 'nothing' | SaveQuestion {
  if (save.mayReplace || save.found === 'none') return 'write';
  // A log behind the file is a different log: this browser has lost changes that the file still has.
  if (save.found === 'other' || save.logNumber < save.savedNumber) return 'foreign';
  if (save.isEmpty && !save.wasEmpty) return 'emptied';
  return save.isAsked || save.logNumber > save.savedNumber ? 'write' : 'nothing';
}
