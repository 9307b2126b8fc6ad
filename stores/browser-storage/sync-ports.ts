import type { History } from '@/lib/shifts/history';
import type { LocalDate } from '@/lib/time/local-date';
import type { KeysFit } from './migrate-keys';
import type { SavedSchedule } from './saved-schedule';
import type { ScheduleDatabase } from './schedule-database';
import type { ScheduleStorage } from './schedule-storage';
import type { StorageDoor } from './storage-door';

/** What the store shows: the log as far as this tab knows it, with its own changes on top that are still on their way. */
export interface Shown extends SavedSchedule {
  readonly history: History;
}

/** The log has grown, or everything was erased. */
export type TabMessage = 'changed' | 'erased';

/** How tabs tell each other what has happened to the data. */
export interface ChangeChannel {
  tell(message: TabMessage): void;
  onTold(listen: (message: TabMessage) => void): void;
}

/**
 * Keeps the schedule. The database has the truth; localStorage gives the first frame and holds what was submitted until
 * the database has confirmed it. Without a database, localStorage carries on alone.
 */
export interface ScheduleSync extends ScheduleStorage {
  /** Opens the database and shows what it has. Resolves when that is shown. */
  connect(): Promise<void>;
  /** Another tab may have worked meanwhile. */
  lookAround(): void;
  /** Runs a task on the database after those before it; undefined where there is none. */
  withDatabase<Answer>(task: (database: ScheduleDatabase) => Promise<Answer>): Promise<Answer | undefined>;
  /** Removes everything from the database and the keys; nothing more is written afterwards. */
  erase(): Promise<void>;
}

export interface SyncDeps {
  readonly door: StorageDoor;
  /** Rejects with `DatabaseRefused`. */
  readonly openDatabase: (onLost: () => void) => Promise<ScheduleDatabase>;
  readonly channel: ChangeChannel | null;
  /** How the keys were found, where somebody else has read them for the first frame. */
  readonly keysFit?: KeysFit;
  readonly setTimer: (act: () => void, delayMs: number) => unknown;
  readonly now: () => number;
  readonly today: () => LocalDate;
  /** Called before the first change of a page goes into the database. */
  readonly beforeFirstAppend: (database: ScheduleDatabase, before: SavedSchedule) => Promise<void>;
  /** Another tab has erased everything. */
  readonly onErased: () => void;
  readonly show: (shown: Shown) => void;
  readonly shown: () => Shown;
  readonly log: Pick<Console, 'error' | 'warn'>;
}
