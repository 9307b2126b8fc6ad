/** What stands under the name of the current file: nothing, what this browser has written last, or anything else. */
export type FoundFile = 'none' | 'own' | 'other';

/** `foreign`: the file is another's, or knows more than this browser. `emptied`: it is full, and the schedule empty. */
export type SaveQuestion = 'foreign' | 'emptied';

interface SaveCase {
  readonly found: FoundFile;
  /** The number of the last change in the log, and of the last one in the file. */
  readonly logNumber: number;
  readonly savedNumber: number;
  readonly isEmpty: boolean;
  /** Whether the file was written from an empty schedule. */
  readonly wasEmpty: boolean;
  /** The person wants it saved, news or not. */
  readonly isAsked: boolean;
  /** The person has seen the question and said that the file may go. */
  readonly mayReplace: boolean;
}

/** Whether the current file is written, left as it is, or only after a question: nobody's backup is written over unasked. */
export function decideSave(save: SaveCase): 'write' | 'nothing' | SaveQuestion {
  if (save.mayReplace || save.found === 'none') return 'write';
  // A log that is behind the file is another one: this browser has lost what the file still has.
  if (save.found === 'other' || save.logNumber < save.savedNumber) return 'foreign';
  if (save.isEmpty && !save.wasEmpty) return 'emptied';
  return save.isAsked || save.logNumber > save.savedNumber ? 'write' : 'nothing';
}
