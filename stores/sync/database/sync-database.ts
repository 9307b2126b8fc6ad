import type { Conflict, SignedChange, Vector, Waiting } from '@/lib/merge/signed-change';
import type { BackupContent } from '@/lib/saved-data/backup/backup';
import type { Roster } from '@/lib/sync/frames/frame-body';
import type { Bytes } from '@/lib/sync/relay';
import type { SealedTexts } from '@/lib/sync/sealed-texts';
import type { SyncState } from '@/stores/browser-storage/database/sync-state';
import type { LongWork } from '@/stores/workers/do-in-pieces';

export interface RoomPosition {
  readonly place: number;
  readonly hash: Bytes;
  readonly tip: Bytes;
}

/** Frames of changes that follow the known ones. */
export interface SharedArrival {
  readonly changes: readonly SignedChange[];
  readonly position: RoomPosition;
  readonly roster: Roster;
  /** Texts in the frames; business settings of builds before version 7 become records. */
  readonly texts?: SealedTexts;
  readonly frames: number;
}

/** A whole shared schedule that replaces the known state. */
export interface SharedWhole {
  readonly content: BackupContent;
  /** The texts of the schedule, including the texts of later changes. */
  readonly texts?: SealedTexts;
  readonly tail: readonly SignedChange[];
  /** The version vector of `content` and `tail`. */
  readonly vector: Vector;
  readonly clock: number;
  readonly position: RoomPosition;
  readonly roster: Roster;
  readonly frames: number;
}

export type AppliedSnapshot = 'changed' | 'same';

/** The whole shared schedule as this device knows it, and this device's state at that moment. */
export interface WholeHere {
  readonly content: BackupContent;
  /** The version vector of the content; for this device, up to the first queued change. */
  readonly vector: Vector;
  readonly state: SyncState;
}

/** `open`: not handled yet; `kept`: left as is; `mine`: this device's version; `theirs`: the other device's version. */
export type ConflictState = 'open' | 'kept' | 'mine' | 'theirs';

export interface StoredConflict extends Omit<Conflict, 'id'> {
  readonly id: string;
  readonly recordId: string;
  /** When this device found the conflict, in epoch milliseconds. */
  readonly at: number;
  readonly state: ConflictState;
}

/** The methods of a synced schedule's stores that pages need. */
export interface SyncStores {
  /** Undefined if the schedule is not synced. */
  state(): Promise<SyncState | undefined>;
  /** Newest first. */
  conflicts(): Promise<readonly StoredConflict[]>;
  /** `open` reopens the conflict. */
  answerConflict(id: string, state: ConflictState): Promise<void>;
  /** Stops syncing on this device; the schedule stays. */
  leave(): Promise<void>;
  close(): void;
}

/**
 * The stores of a synced schedule in the database that the pages use. Each method is one transaction with strict
 * durability; changes to the schedule are logged as another tab's changes would be.
 */
export interface SyncDatabase extends SyncStores {
  /** Syncs the schedule from now on, as that device. */
  begin(state: SyncState): Promise<void>;
  putState(change: (state: SyncState) => SyncState): Promise<void>;
  /** The first queued changes, in order. */
  outbox(most: number): Promise<readonly Waiting[]>;
  outboxCount(): Promise<number>;
  /** Changes must follow the known ones; false if the changes do not affect the shown schedule. */
  applyRemoteChanges(arrival: SharedArrival): Promise<boolean>;
  applySnapshot(whole: SharedWhole, work: LongWork): Promise<AppliedSnapshot>;
  /** The schedule without queued changes, in one read; undefined if the schedule is not synced. */
  whole(work: LongWork): Promise<WholeHere | undefined>;
  /** A queued change is too large for a frame: send the schedule as a whole. */
  notifyAll(): Promise<void>;
}
