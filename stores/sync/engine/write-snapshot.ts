import { backupPieces } from '@/lib/saved-data/backup/backup';
import { deflate, toBase64Url } from '@/lib/share/week-code/week-code-text';
import { frameHash, NO_FRAME, sealFrame } from '@/lib/sync/frames/frame';
import { type Roster, snapshotBody } from '@/lib/sync/frames/frame-body';
import { type RoomKeys, utf8 } from '@/lib/sync/frames/room-keys';
import { type Bytes, MAX_FRAME_BYTES, type Relay } from '@/lib/sync/relay';
import type { WholeHere } from '@/stores/sync/database/sync-database';
import { partName } from './read-room';
import { type Room, rosterToSend } from './room';

/** Maximum bytes of a part before encryption; a larger text is split. */
const PART_BYTES = 700_000;
/** Each device alternates between two slots, so that the parts of its previous snapshot survive one more. */
const SLOTS = 2;

interface SnapshotTarget {
  readonly relay: Relay;
  readonly keys: RoomKeys;
  /** The hash of the preceding frame. */
  readonly before: Bytes;
  readonly last: number;
  readonly roster: Roster;
}

/** Writes everything as one frame, after its parts; undefined if another frame was first. */
export async function writeSnapshot(
  { content, vector, state }: WholeHere,
  { relay, keys, before, last, roster }: SnapshotTarget,
): Promise<{ readonly place: number; readonly frame: Bytes } | undefined> {
  const savedAt = new Date(Math.max(0, state.contactAt)).toISOString();
  const text = [...backupPieces({ ...content, preferences: {}, quarantine: [] }, savedAt)].join('');
  const packed = await deflate(utf8(text));
  const id = `${state.device}-${state.snapshots % SLOTS}`;
  const isSmall = packed.length < PART_BYTES;
  const parts = isSmall ? 0 : Math.ceil(packed.length / PART_BYTES);
  for (let index = 0; index < parts; index += 1) {
    const piece = packed.slice(index * PART_BYTES, (index + 1) * PART_BYTES);
    await relay.putPart(keys.room, partName(id, index), await sealFrame(keys, 'part', NO_FRAME, piece));
  }
  const hash = isSmall ? '' : toBase64Url(await frameHash(packed));
  const { clock } = state;
  const body = snapshotBody({
    id,
    hash,
    parts,
    text: isSmall ? text : '',
    vector,
    clock,
    roster,
    house: state.house,
  });
  const frame = await sealFrame(keys, 'snapshot', before, body);
  if (frame.length > MAX_FRAME_BYTES) throw new RangeError('The snapshot does not fit in a frame.');
  const place = await relay.append(keys.room, frame, { last, isRollup: true });
  return place === undefined ? undefined : { place, frame };
}

/** The place and the hash of the frame before the new one. */
interface Behind {
  readonly last: number;
  readonly before: Bytes;
}

/** Writes the whole schedule as one frame; false, with nothing done, if another device was first. */
export async function sendSnapshot(room: Room, { last, before }: Behind): Promise<boolean> {
  const { database, relay, now, signal } = room;
  const here = await database.whole({ signal, onProgress: () => {} });
  if (!here) return false;
  const keys = await room.keysOf(here.state);
  const roster = { ...here.state.roster, ...rosterToSend(here.state, now()) };
  // Count the snapshot before writing it: an aborted attempt, or one whose answer is lost, has used its slot
  // too.
  await database.putState((state) => ({ ...state, snapshots: state.snapshots + 1 }));
  const written = await writeSnapshot(here, { relay, keys, before, last, roster });
  if (!written) return false;
  const hash = await frameHash(written.frame);
  await database.putState((state) => ({
    ...state,
    roster,
    place: written.place,
    hash,
    tip: hash,
    frames: 0,
    vector: { ...state.vector, ...here.vector },
    contactAt: now(),
    // Everything may have been replaced again meanwhile.
    mustTellAll: state.mustTellAll && state.n !== here.state.n,
    isReplaced: state.isReplaced && state.n !== here.state.n,
  }));
  return true;
}
