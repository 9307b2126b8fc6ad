import type { Conflict, SignedChange, Vector, Waiting } from '@/lib/merge/signed-change';
import type { BackupContent } from '@/lib/saved-data/backup/backup';
import type { Roster } from '@/lib/sharing/frames/frame-body';
import type { Bytes } from '@/lib/sharing/relay';
import type { SealedTexts } from '@/lib/sharing/sealed-texts';
import type { SharingState } from '@/stores/browser-storage/database/sharing-state';
import type { LongWork } from '@/stores/workers/do-in-pieces';

/** Where the room is known up to. */
export interface RoomPosition {
  readonly place: number;
  readonly hash: Bytes;
  readonly tip: Bytes;
}

/** Frames of changes, as they came behind what is known. */
export interface SharedArrival {
  readonly changes: readonly SignedChange[];
  readonly position: RoomPosition;
  readonly roster: Roster;
  /** What they say as texts; the business settings of builds before version 7 become records. */
  readonly texts?: SealedTexts;
  /** How many frames they came in. */
  readonly frames: number;
}

/** Everything that is shared at one moment, in place of what is known. */
export interface SharedWhole {
  readonly content: BackupContent;
  /** What it says as texts, with the changes behind it. */
  readonly texts?: SealedTexts;
  /** Changes behind it. */
  readonly tail: readonly SignedChange[];
  /** What is known with all of it. */
  readonly vector: Vector;
  readonly clock: number;
  readonly position: RoomPosition;
  readonly roster: Roster;
  readonly frames: number;
}

/** Whether what is shown has changed. */
export type TakenWhole = 'changed' | 'same';

/** Everything that is shared as this device knows it, and who it is at that moment. */
export interface WholeHere {
  readonly content: BackupContent;
  /** What the content includes; of this device up to the first change that waits. */
  readonly vector: Vector;
  readonly state: SharingState;
}

/** `open`: not looked at yet; `kept`: as it stands; `mine`: as this device had it; `theirs`: as the other had it. */
export type ConflictState = 'open' | 'kept' | 'mine' | 'theirs';

/** A conflict as it is kept for the person. */
export interface StoredConflict extends Omit<Conflict, 'id'> {
  readonly id: string;
  /** The id of the record that it is about. */
  readonly recordId: string;
  /** When it was noticed, in epoch milliseconds. */
  readonly at: number;
  readonly state: ConflictState;
}

/** What a page asks of the stores of a shared schedule. */
export interface SharingStores {
  /** Who this device is; undefined where the schedule is not shared. */
  state(): Promise<SharingState | undefined>;
  /** What two devices have changed, newest first. */
  conflicts(): Promise<readonly StoredConflict[]>;
  /** Notes what the person has said to a conflict, or takes that back. */
  answerConflict(id: string, state: ConflictState): Promise<void>;
  /** Nothing is shared from here any more; the schedule stays. */
  leave(): Promise<void>;
  close(): void;
}

/**
 * The stores of a shared schedule in the database that the pages use. Each verb is one transaction with strict durability;
 * what changes the schedule is logged as another tab's change would be.
 */
export interface SharingDatabase extends SharingStores {
  /** Shares the schedule from now on, as that device. */
  begin(state: SharingState): Promise<void>;
  putState(change: (state: SharingState) => SharingState): Promise<void>;
  /** The first of what waits, in order. */
  outbox(most: number): Promise<readonly Waiting[]>;
  outboxCount(): Promise<number>;
  /** Takes in what is shared behind what is known; false where nothing of it changes what is shown. */
  take(arrival: SharedArrival): Promise<boolean>;
  /** Takes in everything that is shared. */
  takeWhole(whole: SharedWhole, work: LongWork): Promise<TakenWhole>;
  /** Everything that is shared, without what waits, at one moment; undefined where nothing is shared. */
  whole(work: LongWork): Promise<WholeHere | undefined>;
  /** What waits is too large to be said by itself: the others get everything as a whole. */
  tellAll(): Promise<void>;
}
