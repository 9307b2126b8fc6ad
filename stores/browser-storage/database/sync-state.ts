import type { Vector } from '@/lib/merge/signed-change';
import type { Publication, PublishedShift } from '@/lib/shifts/publication/publication';
import type { Roster } from '@/lib/sync/frames/frame-body';
import type { Bytes, RelayTicket } from '@/lib/sync/relay';
import type { SealedTexts } from '@/lib/sync/sealed-texts';

/** Why sync has stopped: this device was removed. */
export type SyncEnd = 'removed';

/** This device's identity in a synced schedule, and the part of the relay's room that the device knows. */
export interface SyncState {
  readonly id: 'state';
  /** This device's id, made when it joined. */
  readonly device: string;
  /** The name that the other devices show for this device. */
  readonly name: string;
  readonly secret: Bytes;
  readonly ticket: RelayTicket;
  /** The device's key pair; the private key is not extractable. */
  readonly keys: CryptoKeyPair;
  readonly publicKey: string;
  readonly n: number;
  /** The latest hybrid clock seen. */
  readonly clock: number;
  /** The place in the room of the last known frame; 0 for none. */
  readonly place: number;
  /** The hash that the next frame must name as its predecessor. */
  readonly hash: Bytes;
  /** The hash of the last frame in the room, including frames that were ignored. */
  readonly tip: Bytes;
  readonly vector: Vector;
  readonly roster: Roster;
  readonly house: SealedTexts;
  /** The ids of the settings still to be sent. */
  readonly houseToSay: readonly string[];
  /** The values that this device's pages last had in their keys; a difference from them is an edit made here. */
  readonly houseApplied: Readonly<Record<string, string | null>>;
  /** The number of frames since the last snapshot. */
  readonly frames: number;
  /** How many snapshots this device has written: the parts of a new one must not overwrite those of the one before. */
  readonly snapshots: number;
  /** When the relay last answered, in epoch milliseconds. */
  readonly contactAt: number;
  /**
   * Send the whole schedule next: the schedule was replaced here, or a change does not fit in a frame. Also
   * set if the relay has lost changes that cannot be sent one by one.
   */
  readonly mustTellAll: boolean;
  /**
   * Everything was replaced here, for example by a restore: this device's data wins, even if the room has
   * changed meanwhile.
   */
  readonly isReplaced: boolean;
  /** This device has joined, but still has to replace its data with the shared schedule. */
  readonly isJoining: boolean;
  readonly ended?: SyncEnd;
}

/** The publication in the shared schedule without the queued changes; stored while changes are queued. */
export interface SharedPublication {
  readonly id: 'published';
  readonly publication?: Publication | undefined;
  readonly unpublished: readonly PublishedShift[];
}
