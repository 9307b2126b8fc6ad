import { isSameBytes } from '@/lib/sync/frames/frame';
import type { Roster } from '@/lib/sync/frames/frame-body';
import { type RoomKeys, roomKeys } from '@/lib/sync/frames/room-keys';
import type { Relay } from '@/lib/sync/relay';
import { SYNC_SEEN_MS } from '@/lib/timing';
import type { SyncState } from '@/stores/browser-storage/database/sync-state';
import type { ChangeChannel } from '@/stores/browser-storage/persistence/persistence-ports';
import type { SyncDatabase } from '@/stores/sync/database/sync-database';

/** The sealed texts by id, as their keys have them; null if not set. */
export type PageTexts = Readonly<Record<string, string | null>>;

export interface RoomDeps {
  readonly database: SyncDatabase;
  readonly relay: Relay;
  readonly now: () => number;
  /** Notifies this browser's tabs that the database has changed. */
  readonly channel: Pick<ChangeChannel, 'post'> | null;
  readonly signal: AbortSignal;
  /** Progress of downloading the whole schedule; undefined when it is over. */
  readonly onProgress: (share: number | undefined) => void;
  /** Called when other devices have changed sealed texts. */
  readonly onTexts: (texts: PageTexts) => void;
  /** Called for the first room, and after a move to another. */
  readonly onRoom: (room: string) => void;
}

/** The current room, according to the database. */
export interface Room extends RoomDeps {
  /** Rejects if the schedule is no longer synced. */
  known(): Promise<SyncState>;
  keysOf(state: SyncState): Promise<RoomKeys>;
}

export function createRoom(deps: RoomDeps): Room {
  let keys: RoomKeys | undefined;
  return {
    ...deps,
    async known() {
      const state = await deps.database.state();
      if (!state) throw new Error('The schedule is no longer synced.');
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

/** This device's entry, if the others have an outdated one or have not heard from it for long. */
export function rosterToSend(
  { device, name, publicKey, roster }: SyncState,
  now: number,
): Roster | undefined {
  const entry = roster[device];
  const isKnown = entry?.name === name && entry.key === publicKey;
  if (isKnown && Math.abs(now - entry.at) < SYNC_SEEN_MS) return undefined;
  return { [device]: { name, key: publicKey, at: now } };
}
