import type { ReadingProgress } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { SavedSchedule } from './saved-schedule';

/**
 * Keeps the changes of the schedule: in the database, in localStorage alone, or nowhere where the data is only read.
 * What a change needs to survive is done in the task that hands it over: a page that is being closed has no other.
 */
export interface ScheduleKeeper {
  /**
   * Writes down a submitted change that the schedule will only take after a delay; false when it could not be stored.
   * Where the browser refuses storage altogether, which the person has been told, memory has to do.
   */
  writeAhead(change: ScheduleChange): boolean;
  /** Takes a change that the schedule has just applied; `current` gives the schedule when it is time to write. */
  record(change: ScheduleChange, current: () => SavedSchedule): void;
  /** Writes at once what is still waiting: the page is being hidden or closed. */
  flush(): void;
  /** Whether a storage event under that key (null: the whole storage) may tell of another tab's work. */
  isConcernedBy(key: string | null): boolean;
  /** Whether edits can be kept at all. */
  canEdit(): boolean;
  /** True as soon as the change is on disk; false where it could not be stored. */
  whenStored(changeId: string): Promise<boolean>;
  /** Takes a change back that could not be stored, as if it had never been made. */
  withdraw(changeId: string): void;
  /** What another tab wrote, with our waiting changes on top; undefined where nothing new is stored. */
  readForeign(): SavedSchedule | undefined;
}

/** What the store of the schedule reads from and hands its changes to. */
export interface ScheduleStorage extends ScheduleKeeper {
  /**
   * What is stored, the journal replayed; with a reading, only as far as that says. Must be called before anything is
   * written.
   */
  readAll(): SavedSchedule & { readonly reading?: ReadingProgress | null };
}
