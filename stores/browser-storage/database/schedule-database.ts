import type { BackupContent } from '@/lib/saved-data/backup/backup';
import type { History } from '@/lib/shifts/change/history';
import type { HalfOpenDays } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Publication } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import type { LongWork } from '@/stores/workers/do-in-pieces';

/** A change in the log; its number is its place in the order shared by all tabs. */
export interface LoggedChange {
  readonly number: number;
  readonly change: ScheduleChange;
}

/** Read in one transaction. */
export interface DatabaseContent {
  readonly saved: SavedSchedule;
  readonly history: History;
  /** 0 if there never was a change. */
  readonly lastNumber: number;
  readonly lastId: string | undefined;
  /** Those of the requested ids that are in the log, with their numbers. */
  readonly logged: ReadonlyMap<string, number>;
  /** The number of the oldest change left in the log. */
  readonly logBegins: number;
  /** When the oldest change left in the log was made, in epoch milliseconds; 0 while the log is complete. */
  readonly logBeginsAt: number;
  /** Unreadable records; the database keeps them unchanged. */
  readonly unreadable: readonly unknown[];
}

/** Everything in the database except the shifts, for schedules with a great many of them. */
export interface DatabaseStart extends DatabaseContent {
  readonly shiftCount: number;
  readonly days: HalfOpenDays;
}

export interface ReadDays {
  readonly shifts: readonly Shift[];
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  /** Unreadable records; the database keeps them unchanged. */
  readonly unreadable: readonly unknown[];
  readonly recordCount: number;
  readonly to: LocalDate;
}

/** A backup from before the first edit of a day, or before a restore. */
export interface RestorePoint {
  /** `YYYY-MM-DD`, followed by the time if it was made before a restore. */
  readonly day: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shiftCount: number;
  /** A backup file's text in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isCompressed: boolean;
}

export type RestorePointSummary = Pick<RestorePoint, 'day' | 'at' | 'shiftCount'>;

/** The stored schedule, as in a backup but without the settings, and the number of the last included change. */
export interface StoredContent {
  readonly content: BackupContent;
  readonly logNumber: number;
}

/** A change with too many records for the log, computed from one consistent read. */
export interface UnloggedChange {
  readonly change: ScheduleChange;
  readonly since: number;
  /** The publication as of the read that the change was computed from. */
  readonly publication: Publication | undefined;
}

/** A change that is not in the log yet, made with knowledge of the log up to `since`. */
export interface PendingChange {
  readonly change: ScheduleChange;
  readonly since: number;
  /**
   * The change was stored while there was no database, and may write only the fields that the edit touched.
   */
  readonly isAway?: true;
  /** The change may be older than the stored data: see `leaveLater`. */
  readonly isBehind?: true;
  /** The change was made on top of a refused change, and may write only the fields that the edit touched. */
  readonly isOnRefused?: true;
}

export interface Appended {
  /**
   * Ids of changes that the log has in another version, had already, or does not have; includes the refused
   * ones.
   */
  readonly rewritten: ReadonlySet<string>;
  /**
   * Ids of changes of which nothing is stored: they decide a request that another page has decided meanwhile,
   * or undo such a decision.
   */
  readonly refused: ReadonlySet<string>;
}

/**
 * The source of truth for the schedule: all records, and an append-only log of changes in one order for all tabs. Every
 * write is one transaction with strict durability: when its promise resolves, the data is on disk.
 */
export interface ScheduleDatabase {
  readAll(askedIds?: readonly string[]): Promise<DatabaseContent>;
  /**
   * Like `readAll`, but without the shifts. Undefined if there are at most `max` shifts, or if some cannot be found by
   * day: use `readAll` then.
   */
  readStart(askedIds: readonly string[], max: number): Promise<DatabaseStart | undefined>;
  /** Like `readAll`, but without the shifts. */
  readBeside(): Promise<DatabaseContent>;
  /** The current shifts of these days; if there are more than `max`, only those of the first days, at least one. */
  readDays(days: HalfOpenDays, max: number): Promise<ReadDays>;
  /**
   * Appends the changes and applies them to the records. Skips a change that the log already has. Rewrites a
   * change to follow later renames that the change did not know, so that no shift keeps a name that no
   * employee has. Refuses a change that decides a request already decided or removed. `ownIds` are this tab's
   * changes, which the tab knows at any log number.
   */
  append(pending: readonly PendingChange[], ownIds: ReadonlySet<string>): Promise<Appended>;
  /** Everything, in one transaction, read in pieces and without an index. */
  readContent(work: LongWork): Promise<StoredContent>;
  /**
   * Applies a change of any size to the records and restarts the log; returns false, with nothing done, if the log has
   * grown since.
   */
  appendInBulk(bulk: UnloggedChange, work: LongWork): Promise<boolean>;
  /** 0 if there never was a change. */
  lastNumber(): Promise<number>;
  /** Undefined if the log no longer reaches back to that number. */
  readAfter(number: number): Promise<readonly LoggedChange[] | undefined>;
  /** The latest changes of the log, in order, without unreadable changes. */
  readLatest(count: number): Promise<readonly ScheduleChange[]>;
  /** The end of the log, in order, as far back as all changes can be read completely. */
  readUnbroken(): Promise<readonly ScheduleChange[]>;
  putRestorePoint(point: RestorePoint): Promise<void>;
  listRestorePoints(): Promise<readonly RestorePointSummary[]>;
  restorePoint(day: string): Promise<RestorePoint | undefined>;
  hasRestorePoint(day: string): Promise<boolean>;
  erase(): Promise<void>;
  close(): void;
}

/** The database cannot be opened: the browser has none or refuses it, or a newer Brigade has written it. */
export class DatabaseRefused extends Error {
  constructor(
    readonly reason: 'refused' | 'newer',
    cause: unknown,
  ) {
    super(`The database cannot be opened: ${reason}.`, { cause });
  }
}

/** Whether the storage was full. */
export function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
