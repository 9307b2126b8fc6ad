import { frameHash, sealFrame } from '@/lib/sharing/frames/frame';
import { changesBody } from '@/lib/sharing/frames/frame-body';
import { LARGEST_FRAME, RelayFailure } from '@/lib/sharing/relay';
import { catchUp, take } from './catch-up';
import { type Room, rosterToSay } from './room';
import { houseToSay, noteSent } from './sealed-texts';
import { tellEverything } from './tell-everything';

/** The most changes in one frame. */
const MOST_IN_FRAME = 400;
/** In a row, before it is left to the next time. */
const MOST_REFUSALS = 20;

/** What waits goes out, in order; where somebody was first, behind theirs. `snapshotEvery` frames are rolled up. */
export async function pushChanges(room: Room, snapshotEvery: number): Promise<void> {
  const { database, relay, now, signal } = room;
  let refusals = 0;
  for (let most = MOST_IN_FRAME; relay.isUp() && !signal.aborted; ) {
    const state = await room.known();
    if (state.ended || state.isJoining) return;
    if (state.mustTellAll) {
      const isTold = await tellEverything(room, { last: state.place, before: state.hash });
      if (!isTold) await catchUp(room);
      continue;
    }
    const roster = rosterToSay(state, now());
    const house = houseToSay(state);
    const waiting = await database.outbox(most);
    if (waiting.length === 0 && !roster && !house) return rollUp(room, snapshotEvery);
    const changes = waiting.map((one) => one.now);
    const keys = await room.keysOf(state);
    const frame = await sealFrame(
      keys,
      'changes',
      state.hash,
      changesBody({ changes, ...(roster && { roster }), ...(house && { house }) }),
    );
    if (frame.length > LARGEST_FRAME) {
      if (changes.length === 1) await database.tellAll();
      most = Math.max(1, Math.floor(changes.length / 2));
      continue;
    }
    const place = await relay.append(keys.room, frame, { last: state.place });
    if (place === undefined) {
      // A relay that reads otherwise than it appends would keep this busy for ever.
      refusals += 1;
      if (refusals > MOST_REFUSALS) throw new RelayFailure('failed');
      await catchUp(room);
      continue;
    }
    refusals = 0;
    const hash = await frameHash(frame);
    await take(
      room,
      { frames: [], strays: [], hash, tip: hash, place },
      { changes, roster: roster ?? {}, house: {} },
    );
    if (house) await noteSent(room, house);
    await database.putState((after) => ({ ...after, frames: after.frames + 1 }));
  }
}

/** Many frames are replaced by one that holds everything; where somebody was first, the next time will do. */
async function rollUp(room: Room, snapshotEvery: number): Promise<void> {
  const state = await room.known();
  if (state.frames < snapshotEvery || (await room.database.outboxCount()) > 0) return;
  await tellEverything(room, { last: state.place, before: state.hash });
}
