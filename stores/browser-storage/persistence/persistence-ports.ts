import type { History } from '@/lib/shifts/change/history';
import type { ReadingProgress } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import type { KnownLog } from '@/stores/browser-storage/database/is-same-log';
import type { ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import type { StoredKeys } from '@/stores/browser-storage/keys/read-stored-keys';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import type { StorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import type { PieceSizes } from './reading-tracker';

/**
 * The schedule that the store shows: the log as far as this tab knows it, with this tab's pending changes on
 * top.
 */
export interface Shown extends SavedSchedule {
  readonly history: History;
  /** Null if everything is read. */
  readonly reading: ReadingProgress | null;
}

/**
 * The source of a change of the schedule.
 * - `here`: an edit, undo or redo made in this tab.
 * - `elsewhere`: a remote change, made in another tab.
 * - `storage`: loaded data (the first frame, the database, later pieces, a restore), or the withdrawal of a
 *   change that could not be stored.
 */
export type ChangeSource = 'here' | 'elsewhere' | 'storage';

export interface Arrival {
  readonly source: ChangeSource;
  /** The changes in the order in which they were applied; empty if only their result is known. */
  readonly changes: readonly ScheduleChange[];
}

/** The log has grown, or everything was erased. */
export type TabMessage = 'changed' | 'erased';

export interface ChangeChannel {
  post(message: TabMessage): void;
  onMessage(listen: (message: TabMessage) => void): void;
}

/**
 * Stores the changes of the schedule: in the database, in localStorage only, or nowhere if the data is read-only. A
 * change is secured synchronously, in the call that submits it, because a page being closed runs no later task.
 */
export interface ScheduleKeeper {
  /**
   * Secures a submitted change that the schedule applies only after a delay; returns false if the change
   * could not be stored. If the browser refuses all storage, of which the person is notified, the change
   * stays in memory.
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
  /**
   * The schedule that another tab wrote, with our pending changes on top; undefined if nothing new is stored.
   */
  readForeign(): SavedSchedule | undefined;
}

export interface ScheduleStorage extends ScheduleKeeper {
  /**
   * The stored schedule with the journal replayed; `reading` is how much is loaded, if not all. Must be called before
   * anything is written.
   */
  readAll(): SavedSchedule & { readonly reading?: ReadingProgress | null };
}

/**
 * Stores the schedule. The database is the source of truth; localStorage has the first frame, and each
 * submitted change until the database confirms it. Without a database, only localStorage is used. Implemented
 * by `./database-persistence`, and by `./early-persistence` until the former is loaded.
 */
export interface SchedulePersistence extends ScheduleStorage {
  /**
   * Opens the database and shows its content (for a long schedule, the first part). Resolves when the content
   * is shown.
   */
  connect(): Promise<void>;
  /** Resolves when every shift is loaded. Code that works on all shifts must wait for this promise. */
  whenAllRead(): Promise<void>;
  /** How many shifts are only in a database that did not open. Unless 0, nothing may act on all shifts. */
  missingCount(): number;
  readRemoteChanges(): void;
  /** Runs after earlier tasks; undefined if there is no database. */
  withDatabase<Answer>(task: (database: ScheduleDatabase) => Promise<Answer>): Promise<Answer | undefined>;
  /**
   * Removes everything from the database and the keys; rejects if the removal fails. Nothing is written
   * afterwards.
   */
  erase(): Promise<void>;
}

/** Work that was not stored when the database was given up, for the next keeper. */
interface ReleasedWork {
  readonly changes: readonly ScheduleChange[];
  /**
   * The last log change that the page knows. Number 0 if there was no database and the page shows the
   * schedule from the keys.
   */
  readonly known: KnownLog;
  settle(isStored: boolean): void;
}

/**
 * Stores the changes in the database's log. While the database is being opened or reopened, changes wait in
 * the page and in the journal.
 */
export interface DatabaseKeeper extends ScheduleKeeper {
  /** Uses that database from now on and shows its content; rejects if it cannot be read. */
  adoptDatabase(open: ScheduleDatabase): Promise<void>;
  /** The database was lost; returns false if there was none. */
  lose(): boolean;
  /** Gives up the database: another keeper continues with the schedule that the page shows. */
  release(): ReleasedWork;
  /** Everything was erased. */
  stop(): void;
  /**
   * Removes everything from the database after earlier tasks; calls `onBegin` when it begins, and writes nothing from
   * then on.
   */
  erase(onBegin: () => void): Promise<void>;
  whenAllRead(): Promise<void>;
  readRemoteChanges(): void;
  /** Runs after earlier tasks; undefined if there is no database. */
  run<Answer>(task: (database: ScheduleDatabase) => Promise<Answer>): Promise<Answer | undefined>;
}

/** Dependencies, which `stores/app/schedule-store.ts` provides. */
export interface PersistenceDeps {
  readonly gateway: StorageGateway;
  /** Rejects with `DatabaseRefused`. */
  readonly openDatabase: (onLost: () => void) => Promise<ScheduleDatabase>;
  readonly channel: ChangeChannel | null;
  /** The content of the keys, if the first frame has already read them. */
  readonly kept?: StoredKeys;
  readonly setTimer: (act: () => void, delayMs: number) => unknown;
  readonly now: () => number;
  readonly today: () => LocalDate;
  /** The shown day: reading a long schedule starts there. */
  readonly nearDate: () => LocalDate;
  readonly weekStart: () => WeekStart;
  /** Yields to the page between two pieces of the schedule; without idle time if a caller waits for the rest. */
  readonly pause: (isUrgent: boolean) => Promise<void>;
  readonly pieceSizes?: PieceSizes;
  /**
   * Called before the first change of a page goes into the database; `before` reads the whole schedule
   * without that change.
   */
  readonly beforeFirstAppend: (
    database: ScheduleDatabase,
    before: () => Promise<SavedSchedule>,
  ) => Promise<void>;
  readonly onErased: () => void;
  /**
   * Shows the schedule. The arrivals name the new changes and their sources; empty if the schedule was read
   * from storage.
   */
  readonly show: (shown: Shown, arrivals: readonly Arrival[]) => void;
  readonly shown: () => Shown;
  readonly log: Pick<Console, 'error' | 'warn'>;
}
