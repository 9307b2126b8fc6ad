import { frameHash } from '@/lib/sharing/frames/frame';
import type { Bytes } from '@/lib/sharing/relay';
import { type Room, rosterToSay } from './room';
import { writeSnapshot } from './write-snapshot';

/** Where to append the frame. */
interface Behind {
  readonly last: number;
  readonly before: Bytes;
}

/** Writes the whole schedule as one frame; false, with nothing done, if another device was first. */
export async function tellEverything(room: Room, { last, before }: Behind): Promise<boolean> {
  const { database, relay, now, signal } = room;
  const here = await database.whole({ signal, onProgress: () => {} });
  if (!here) return false;
  const keys = await room.keysOf(here.state);
  const roster = { ...here.state.roster, ...rosterToSay(here.state, now()) };
  // Count it before writing: an aborted attempt, or one whose answer is lost, has used its slot too.
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
