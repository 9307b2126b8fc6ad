import { isSameBytes } from '@/lib/sharing/frames/frame';
import type { Roster } from '@/lib/sharing/frames/frame-body';
import { type RoomKeys, roomKeys } from '@/lib/sharing/frames/room-keys';
import type { Relay } from '@/lib/sharing/relay';
import { SHARING_SEEN_MS } from '@/lib/timing';
import type { SharingState } from '@/stores/browser-storage/database/sharing-state';
import type { SharingDatabase } from '@/stores/sharing/database/sharing-database';

/** Settings by their ids, as their keys have them. */
export type PageTexts = Readonly<Record<string, string | null>>;

/** What the parts of the engine work with. */
export interface RoomDeps {
  readonly database: SharingDatabase;
  readonly relay: Relay;
  readonly now: () => number;
  /** The schedule in the database has changed. */
  readonly tellTabs: () => void;
  /** Ends what takes long. */
  readonly signal: AbortSignal;
  /** The share that is done of taking everything over; undefined when it is over. */
  readonly onProgress: (share: number | undefined) => void;
  /** How the house works has changed elsewhere: the texts of those settings, null where they are not set. */
  readonly onTexts: (texts: PageTexts) => void;
  /** The keys are those of another room from now on. */
  readonly onRoom: (room: string) => void;
}

/** The room that this device is in, by what the database says. */
export interface Room extends RoomDeps {
  /** Rejects where nothing is shared any more. */
  known(): Promise<SharingState>;
  keysOf(state: SharingState): Promise<RoomKeys>;
}

export function createRoom(deps: RoomDeps): Room {
  let keys: RoomKeys | undefined;
  return {
    ...deps,
    async known() {
      const state = await deps.database.state();
      if (!state) throw new Error('Nothing is shared any more.');
      return state;
    },
    async keysOf({ secret }) {
      if (!keys || !isSameBytes(keys.secret, secret)) {
        keys = await roomKeys(secret);
        deps.onRoom(keys.room);
      }
      return keys;
    },
  };
}

/** This device, where the others do not know it as it is, or have not heard of it for long. */
export function rosterToSay(
  { device, name, publicKey, roster }: SharingState,
  now: number,
): Roster | undefined {
  const entry = roster[device];
  const isKnown = entry?.name === name && entry.key === publicKey;
  if (isKnown && Math.abs(now - entry.at) < SHARING_SEEN_MS) return undefined;
  return { [device]: { name, key: publicKey, at: now } };
}
