import type { Vector } from '@/lib/merge/signed-change';
import type { Roster } from '@/lib/sharing/frames/frame-body';
import type { Bytes, RelayTicket } from '@/lib/sharing/relay';
import type { SealedTexts } from '@/lib/sharing/sealed-texts';
import type { Publication, PublishedShift } from '@/lib/shifts/publication/publication';

/** Why sharing has stopped by itself: this device was removed. */
export type SharingEnd = 'removed';

/** Who this device is among those that share the schedule, and how far it knows what is shared. */
export interface SharingState {
  readonly id: 'state';
  /** This device's id, made when it joined. */
  readonly device: string;
  /** What it is called on the other devices. */
  readonly name: string;
  readonly secret: Bytes;
  readonly ticket: RelayTicket;
  /** The device's own keys; the private one cannot be read out. */
  readonly keys: CryptoKeyPair;
  readonly publicKey: string;
  /** The number of this device's last change. */
  readonly n: number;
  /** The latest hybrid clock that was seen. */
  readonly clock: number;
  /** The place in the room of the last frame that is known; 0 for none. */
  readonly place: number;
  /** The hash that the next frame must name. */
  readonly hash: Bytes;
  /** The hash of the last frame there, also where it counts for nothing. */
  readonly tip: Bytes;
  readonly vector: Vector;
  readonly roster: Roster;
  /** How the house works, as all devices have it. */
  readonly house: SealedTexts;
  /** The ids of the settings that the others do not have yet. */
  readonly houseToSay: readonly string[];
  /** What the pages of this device had in their keys last: only what differs from it was set here. */
  readonly houseApplied: Readonly<Record<string, string | null>>;
  /** How many frames stand behind the last snapshot. */
  readonly frames: number;
  /** How many snapshots this device has written: the parts of one never lie where those of the one before do. */
  readonly snapshots: number;
  /** When it last heard from the relay, in epoch milliseconds. */
  readonly contactAt: number;
  /** The others get everything as a whole: what the relay has lost cannot be said one by one. */
  readonly mustTellAll: boolean;
  /** Everything was replaced here, by a restore say: then what is here stands, also where the room has changed meanwhile. */
  readonly isReplaced: boolean;
  /** It has joined and still has to take over what is shared, in place of what is here. */
  readonly isJoining: boolean;
  readonly ended?: SharingEnd;
}

/** What is published in the shared schedule without the changes that wait; kept while there are any. */
export interface SharedPublication {
  readonly id: 'published';
  readonly publication?: Publication | undefined;
  readonly unpublished: readonly PublishedShift[];
}
