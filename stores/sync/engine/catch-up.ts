import type { Vector } from '@/lib/merge/signed-change';
import { openSecret } from '@/lib/sync/frames/envelope';
import { frameHash, isSameBytes, NO_FRAME } from '@/lib/sync/frames/frame';
import { readMoved, readSnapshot } from '@/lib/sync/frames/frame-body';
import type { PlacedFrame } from '@/lib/sync/relay';
import { mergeSealedTexts } from '@/lib/sync/sealed-texts';
import type { SyncState } from '@/stores/browser-storage/database/sync-state';
import {
  changesIn,
  haveLostChanges,
  type ReadFrames,
  readFrames,
  readWholeSnapshot,
  startOfRoom,
} from './read-room';
import type { Room } from './room';
import { mergeTexts, replaceTexts } from './sealed-texts';
import { sendSnapshot } from './write-snapshot';

const FRAMES_AT_ONCE = 200;

/** A room without frames, or one whose secret is wrong. */
export class EmptyRoom extends Error {}

const NOTHING = {
  shifts: [],
  awaitingRepair: [],
  employees: [],
  templates: [],
  days: [],
  requests: [],
  settings: [],
  preferences: {},
} as const;

export async function catchUp(room: Room): Promise<void> {
  const { relay } = room;
  const state = await room.known();
  if (state.ended) return;
  const keys = await room.keysOf(state);
  const placed = await relay.read(keys.room, Math.max(1, state.place));
  const [first] = placed;
  const isAsLeft = first?.place === state.place && isSameBytes(await frameHash(first.frame), state.tip);
  if (isAsLeft && !state.isJoining) return applyFrames(room, state, placed.slice(1));
  // The first device: there is nothing to read.
  if (state.place === 0 && !state.isJoining && !first) return;
  await applyRoom(room, state.place <= 1 ? placed : await relay.read(keys.room, 1));
}

/** Applies frames that follow the known ones. */
export async function applyFrames(
  room: Room,
  from: SyncState,
  placed: readonly PlacedFrame[],
): Promise<void> {
  for (let at = 0; at < placed.length; at += FRAMES_AT_ONCE) {
    const state = at === 0 ? from : await room.known();
    const read = await readFrames(await room.keysOf(state), placed.slice(at, at + FRAMES_AT_ONCE), state);
    if (read.frames.some(({ kind }) => kind !== 'changes')) {
      await applyOtherFrames(room, state, read);
      if (at + FRAMES_AT_ONCE < placed.length) await catchUp(room);
      return;
    }
    await applyChanges(room, read, changesIn(read.frames));
    await answerStrays(room, read);
  }
}

/** Applies changes, up to the last of the frames. */
export async function applyChanges(
  room: Room,
  { frames, hash, tip, place }: ReadFrames,
  { changes, roster, house }: ReturnType<typeof changesIn>,
): Promise<void> {
  const { database, channel } = room;
  const position = { hash, tip, place };
  const isShown = await database.applyRemoteChanges({
    changes,
    texts: house,
    roster,
    position,
    frames: frames.length,
  });
  if (isShown) channel?.post('changed');
  await mergeTexts(room, house);
}

/**
 * Answers a device that continued from frames the relay had lost. A snapshot without that device's changes
 * shows the device which changes are missing, so it resends them.
 */
async function answerStrays(room: Room, read: ReadFrames): Promise<void> {
  if (read.strays.length === 0) return;
  const { vector } = await room.known();
  if (haveLostChanges(read, vector)) await requestFullUpload(room);
}

async function applyOtherFrames(room: Room, state: SyncState, read: ReadFrames): Promise<void> {
  const moved = read.frames.find(({ kind }) => kind === 'moved');
  if (moved) return moveToNewRoom(room, moved.body);
  const position = read.frames.findLastIndex(({ kind }) => kind === 'snapshot');
  const vector: Record<string, number> = { ...state.vector };
  for (const { device, n } of changesIn(read.frames.slice(0, position)).changes)
    vector[device] = Math.max(vector[device] ?? 0, n);
  const keys = await room.keysOf(state);
  const snapshot = readSnapshot(read.frames[position]?.body);
  // The snapshot lacks known changes: the relay has lost some.
  if (!isSameVector(snapshot.vector, vector)) return applyRoom(room, await room.relay.read(keys.room, 1));
  const { changes, roster, house } = changesIn(read.frames);
  const texts = mergeSealedTexts(snapshot.house, house).texts;
  await applyChanges(room, read, { changes, house: texts, roster: { ...snapshot.roster, ...roster } });
  await room.database.putState((after) => ({ ...after, frames: read.frames.length - 1 - position }));
}

function isSameVector(one: Vector, other: Vector): boolean {
  const devices = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...devices].every((device) => (one[device] ?? 0) === (other[device] ?? 0));
}

function partsFrom({ relay, signal, onProgress }: Room, keys: Awaited<ReturnType<Room['keysOf']>>) {
  return { keys, relay, signal, onPart: (part: number) => onProgress(part / 2) };
}

/** The room differs from its last known state: compacted, reset, emptied, or new to this device. */
async function applyRoom(room: Room, placed: readonly PlacedFrame[]): Promise<void> {
  const state = await room.known();
  const keys = await room.keysOf(state);
  if (placed.length === 0) {
    if (state.isJoining) throw new EmptyRoom();
    return void (await sendSnapshot(room, { last: 0, before: NO_FRAME }));
  }
  const start = await startOfRoom(keys, placed);
  if (!start) throw new RangeError('The room has no valid first frame.');
  const read = await readFrames(keys, placed, start);
  const moved = read.frames.find(({ kind }) => kind === 'moved');
  if (moved) return moveToNewRoom(room, moved.body);
  const at = read.frames.findLastIndex(({ kind }) => kind === 'snapshot');
  const whole = at < 0 ? undefined : await readWholeSnapshot(read.frames[at]?.body, partsFrom(room, keys));
  const { changes, roster, house } = changesIn(read.frames.slice(at + 1));
  const vector: Record<string, number> = { ...whole?.snapshot.vector };
  const tail = changes.filter(({ device, n }) => {
    const isNew = n > (vector[device] ?? 0);
    if (isNew) vector[device] = n;
    return isNew;
  });
  const { place, hash, tip } = read;
  const settings = mergeSealedTexts(whole?.snapshot.house ?? {}, house).texts;
  const taken = await room.database.applySnapshot(
    {
      content: whole?.content ?? NOTHING,
      texts: settings,
      tail,
      vector,
      clock: tail.reduce((most, { clock }) => Math.max(most, clock), whole?.snapshot.clock ?? 0),
      position: { place, hash, tip },
      roster: { ...whole?.snapshot.roster, ...roster },
      frames: read.frames.length - 1 - at,
    },
    { signal: room.signal, onProgress: (done) => room.onProgress(0.5 + done / 2) },
  );
  room.onProgress(undefined);
  if (state.isJoining) await replaceTexts(room, settings);
  else await mergeTexts(room, settings, true);
  if (taken === 'changed') room.channel?.post('changed');
  await answerStrays(room, read);
}

/** Stores the need to send everything, so that the need survives an interruption. */
function requestFullUpload({ database }: Room): Promise<void> {
  return database.putState((state) => ({ ...state, mustTellAll: true }));
}

/**
 * Continues in the room that replaced this one. If the room has no envelope for this device, the device has
 * been removed.
 */
async function moveToNewRoom(room: Room, body: unknown): Promise<void> {
  const { database } = room;
  const state = await room.known();
  const envelope = readMoved(body).envelopes[state.device];
  const secret = envelope && (await openSecret(state.keys, envelope).catch(() => undefined));
  await database.putState((one) =>
    secret
      ? { ...one, secret, place: 0, hash: NO_FRAME, tip: NO_FRAME, frames: 0 }
      : { ...one, ended: 'removed' },
  );
  if (!secret && state.isJoining) throw new EmptyRoom();
  if (!secret) return;
  const keys = await room.keysOf(await room.known());
  await applyRoom(room, await room.relay.read(keys.room, 1));
}
