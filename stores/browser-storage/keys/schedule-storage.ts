import type { ReadingProgress } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { SavedSchedule } from './saved-schedule';

/**
 * Stores the changes of the schedule: in the database, in localStorage only, or nowhere if the data is read-only. A
 * change is secured synchronously, in the call that submits it, because a page being closed runs no later task.
 */
export interface ScheduleKeeper {
  /**
   * Secures a submitted change that the schedule applies only after a delay; returns false if it could not be stored.
   * If the browser refuses storage altogether, which the person is notified of, memory has to do.
   */
  writeAhead(change: ScheduleChange): boolean;
  /** Stores a change that the schedule has just applied; `current` returns the schedule when it is time to write. */
  record(change: ScheduleChange, current: () => SavedSchedule): void;
  /** Writes pending changes at once, because the page is being hidden or closed. */
  flush(): void;
  /** Whether a storage event for that key (null: the whole storage) may mean a remote change. */
  isConcernedBy(key: string | null): boolean;
  canEdit(): boolean;
  /** Resolves with true once the change is on disk, with false if it could not be stored. */
  whenStored(changeId: string): Promise<boolean>;
  /** Withdraws a change that could not be stored, as if it had never been made. */
  withdraw(changeId: string): void;
  /** What another tab wrote, with our pending changes on top; undefined if nothing new is stored. */
  readForeign(): SavedSchedule | undefined;
}

export interface ScheduleStorage extends ScheduleKeeper {
  /**
   * The stored schedule with the journal replayed; `reading` says how much is loaded, if not all. Must be called before
   * anything is written.
   */
  readAll(): SavedSchedule & { readonly reading?: ReadingProgress | null };
}
