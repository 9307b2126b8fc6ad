import type { BackupContent } from '@/lib/saved-data/backup/backup';
import type { History } from '@/lib/shifts/change/history';
import type { DayRange } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Publication } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import type { LongWork } from '@/stores/workers/do-in-pieces';

/** A change as the log has it: its number is its place in the order of all tabs. */
export interface LoggedChange {
  readonly number: number;
  readonly change: ScheduleChange;
}

/** Everything the database holds, read in one transaction. */
export interface DatabaseContent {
  readonly saved: SavedSchedule;
  readonly history: History;
  /** The number of the last change; 0 where there never was one. */
  readonly lastNumber: number;
  /** Of the ids asked about, those that are in the log, with their numbers. */
  readonly logged: ReadonlyMap<string, number>;
  /** When the oldest change that the log still has was made; 0 while it has all. Epoch milliseconds. */
  readonly logBeginsAt: number;
  /** Records that could not be read; they stay where they are. */
  readonly unreadable: readonly unknown[];
}

/** Everything the database holds but the shifts, of which there are a great many. */
export interface DatabaseStart extends DatabaseContent {
  readonly shiftCount: number;
  readonly days: DayRange;
}

/** The shifts of some days. */
export interface ReadDays {
  readonly shifts: readonly Shift[];
  /** Shifts of theirs that wait for repair. */
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  /** Records that could not be read; they stay where they are. */
  readonly unreadable: readonly unknown[];
  readonly recordCount: number;
  /** Where the reading has ended: the day after the last one that was read. */
  readonly to: LocalDate;
}

/** Everything as it was before the first edit of a day, or before a restore. */
export interface RestorePoint {
  /** `YYYY-MM-DD`, with the time behind it where it was made before a restore. */
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

/** What is stored, as a backup has it but for the settings, and the number of the last change that is in it. */
export interface StoredContent {
  readonly content: BackupContent;
  readonly logNumber: number;
}

/** A change of so many records that no log shall carry it, made of what was stored at one moment. */
export interface BulkChange {
  readonly change: ScheduleChange;
  /** The number of the last change in what it was made of. */
  readonly since: number;
  /** The publication of that moment. */
  readonly publication: Publication | undefined;
}

/** What was written under a change, when the change itself was made knowing the log up to `since`. */
export interface PendingChange {
  readonly change: ScheduleChange;
  readonly since: number;
}

/**
 * The truth about the schedule: all records, and an append-only log of changes whose order is the order of all tabs.
 * Every write is one transaction of strict durability: when its promise resolves, it is on disk.
 */
export interface ScheduleDatabase {
  readAll(askedIds?: readonly string[]): Promise<DatabaseContent>;
  /**
   * What `readAll` gives, without the shifts; undefined where there are not more of them than `most`, or where they
   * cannot all be found by their days: then `readAll` is the way.
   */
  readStart(askedIds: readonly string[], most: number): Promise<DatabaseStart | undefined>;
  /** What `readAll` gives, without the shifts. */
  readBeside(): Promise<DatabaseContent>;
  /** The shifts of these days as they are now; with more than `most` only those of the first days, one at least. */
  readDays(days: DayRange, most: number): Promise<ReadDays>;
  /**
   * Appends the changes and applies them to the records. One that the log has already is skipped, and one that does
   * not know of others' renames since is rewritten to follow them, so that no shift is left with a name nobody has; gives
   * the ids of both. `own` are the changes of this tab, which it knows whatever their number.
   */
  append(pending: readonly PendingChange[], own: ReadonlySet<string>): Promise<ReadonlySet<string>>;
  /** Everything at one moment, read in pieces and without an index. */
  readContent(work: LongWork): Promise<StoredContent>;
  /**
   * Applies a change of any size to the records and begins the log anew; false where the log has grown since, and then
   * nothing was done.
   */
  appendInBulk(bulk: BulkChange, work: LongWork): Promise<boolean>;
  /** The number of the last change; 0 where there never was one. */
  lastNumber(): Promise<number>;
  /** The changes after that number; undefined where the log no longer reaches back so far. */
  readAfter(number: number): Promise<readonly LoggedChange[] | undefined>;
  putRestorePoint(point: RestorePoint): Promise<void>;
  /** Newest first. */
  listRestorePoints(): Promise<readonly RestorePointSummary[]>;
  restorePoint(day: string): Promise<RestorePoint | undefined>;
  hasRestorePoint(day: string): Promise<boolean>;
  /** Removes everything, for good. */
  erase(): Promise<void>;
  close(): void;
}

/** Why the database cannot be opened: the browser has none or refuses it, or a newer Brigade has written it. */
export class DatabaseRefused extends Error {
  constructor(
    readonly reason: 'refused' | 'newer',
    cause: unknown,
  ) {
    super(`The database cannot be opened: ${reason}.`, { cause });
  }
}

/** Whether the database had no room. */
export function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
