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

/** Everything the database holds, read in one transaction. */
export interface DatabaseContent {
  readonly saved: SavedSchedule;
  readonly history: History;
  /** The number of the last change; 0 if there never was one. */
  readonly lastNumber: number;
  /** The id of that change. */
  readonly lastId: string | undefined;
  /** Those of the requested ids that are in the log, with their numbers. */
  readonly logged: ReadonlyMap<string, number>;
  /** The number of the oldest change left in the log. */
  readonly logBegins: number;
  /** When the oldest change left in the log was made, in epoch milliseconds; 0 while the log is complete. */
  readonly logBeginsAt: number;
  /** Records that could not be read; they stay where they are. */
  readonly unreadable: readonly unknown[];
}

/** Everything the database holds except the shifts, when there are a great many of them. */
export interface DatabaseStart extends DatabaseContent {
  readonly shiftCount: number;
  readonly days: HalfOpenDays;
}

/** The shifts of some days. */
export interface ReadDays {
  readonly shifts: readonly Shift[];
  /** Shifts of these days that are awaiting repair. */
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  /** Records that could not be read; they stay where they are. */
  readonly unreadable: readonly unknown[];
  readonly recordCount: number;
  /** The day after the last one that was read. */
  readonly to: LocalDate;
}

/** Everything as it was before the first edit of a day, or before a restore. */
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

/** One line of the list of restore points. */
export type RestorePointSummary = Pick<RestorePoint, 'day' | 'at' | 'shiftCount'>;

/** What is stored, as in a backup but without the settings, and the number of the last change included. */
export interface StoredContent {
  readonly content: BackupContent;
  readonly logNumber: number;
}

/** A change with too many records for the log, computed from what was stored at one moment. */
export interface UnloggedChange {
  readonly change: ScheduleChange;
  /** The number of the last change included in what it was computed from. */
  readonly since: number;
  /** The publication at that moment. */
  readonly publication: Publication | undefined;
}

/** A change that is not in the log yet, made with knowledge of the log up to `since`. */
export interface PendingChange {
  readonly change: ScheduleChange;
  readonly since: number;
  /** It was stored while there was no database: what it did not touch of a record is not changed by it. */
  readonly isAway?: true;
  /**
   * It may be older than what is stored: see `leaveLater`.
   */
  readonly isBehind?: true;
  /** It was made on top of one that was refused: what it did not touch of a record is not changed by it. */
  readonly isOnRefused?: true;
}

/** The ids of the changes that were not stored as they were handed over. */
export interface Appended {
  /** The log has them otherwise, or had them before, or does not have them: those that were refused are among them. */
  readonly rewritten: ReadonlySet<string>;
  /** Nothing of them is stored: they decide what another page has decided meanwhile, or undo such a change. */
  readonly refused: ReadonlySet<string>;
}

/**
 * The source of truth for the schedule: all records, and an append-only log of changes in one order for all tabs. Every
 * write is one transaction with strict durability: when its promise resolves, it is on disk.
 */
export interface ScheduleDatabase {
  readAll(askedIds?: readonly string[]): Promise<DatabaseContent>;
  /**
   * What `readAll` gives, without the shifts; undefined if there are no more than `max` of them, or if not all can be
   * found by their days: use `readAll` then.
   */
  readStart(askedIds: readonly string[], max: number): Promise<DatabaseStart | undefined>;
  /** What `readAll` gives, without the shifts. */
  readBeside(): Promise<DatabaseContent>;
  /**
   * The shifts of these days as they are now; if there are more than `max`, only those of the first days, at least one.
   */
  readDays(days: HalfOpenDays, max: number): Promise<ReadDays>;
  /**
   * Appends the changes and applies them to the records. A change that the log already has is skipped; one made without
   * knowledge of others' later renames is rewritten to follow them, so that no shift keeps a name that no employee has.
   * One that decides a request is refused where that is decided or gone already. `ownIds` are the changes of this tab,
   * which it knows whatever their number.
   */
  append(pending: readonly PendingChange[], ownIds: ReadonlySet<string>): Promise<Appended>;
  /** Everything at one moment, read in pieces and without an index. */
  readContent(work: LongWork): Promise<StoredContent>;
  /**
   * Applies a change of any size to the records and restarts the log; false, with nothing done, if the log has grown
   * since.
   */
  appendInBulk(bulk: UnloggedChange, work: LongWork): Promise<boolean>;
  /** The number of the last change; 0 if there never was one. */
  lastNumber(): Promise<number>;
  /** The changes after that number; undefined if the log no longer reaches back that far. */
  readAfter(number: number): Promise<readonly LoggedChange[] | undefined>;
  /** The latest changes of the log, at most that many, in its order; those that cannot be read are left out. */
  readLatest(count: number): Promise<readonly ScheduleChange[]>;
  /** The end of the log in its order, as far back as every change can be read with all that was there before it. */
  readUnbroken(): Promise<readonly ScheduleChange[]>;
  putRestorePoint(point: RestorePoint): Promise<void>;
  /** Newest first. */
  listRestorePoints(): Promise<readonly RestorePointSummary[]>;
  restorePoint(day: string): Promise<RestorePoint | undefined>;
  hasRestorePoint(day: string): Promise<boolean>;
  /** Permanently removes everything. */
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
