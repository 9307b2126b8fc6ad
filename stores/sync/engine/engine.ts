import { sealSecret } from '@/lib/sync/frames/envelope';
import {
  frameHash,
  isSameBytes,
  NewerFrame,
  NO_FRAME,
  previousHash,
  sealFrame,
} from '@/lib/sync/frames/frame';
import { changesBody, movedBody } from '@/lib/sync/frames/frame-body';
import { newSecret, roomKeys } from '@/lib/sync/frames/room-keys';
import { MAX_FRAME_BYTES, type Relay, RelayFailure } from '@/lib/sync/relay';
import { SYNC_RETRY_MS } from '@/lib/timing';
import type { SyncDatabase } from '@/stores/sync/database/sync-database';
import { applyChanges, applyFrames, catchUp, EmptyRoom } from './catch-up';
import type { EngineStatus, SyncProblem } from './engine-status';
import { createRoom, type PageTexts, type Room, type RoomDeps, rosterToSend } from './room';
import { noteSent, noteTexts, textsToSend } from './sealed-texts';
import { sendSnapshot, writeSnapshot } from './write-snapshot';

/** A snapshot replaces the frames once there are this many. */
const SNAPSHOT_EVERY = 500;

interface EngineDeps {
  readonly database: SyncDatabase;
  readonly relay: Relay;
  readonly now: () => number;
  /** Runs `act` once after the delay; returns a function that cancels it. */
  readonly setTimer: (act: () => void, delayMs: number) => () => void;
  readonly log: Pick<Console, 'warn'>;
  readonly channel: RoomDeps['channel'];
  readonly onStatus: (status: EngineStatus) => void;
  readonly onTexts: (texts: PageTexts) => void;
  readonly snapshotEvery?: number;
}

/** Syncs the schedule of this browser with the room at the relay. */
export interface Engine {
  start(): Promise<void>;
  push(): void;
  rename(name: string): Promise<void>;
  /**
   * Moves all other devices to a new room, so that the removed device reads nothing new. Rejects if the move
   * was not possible.
   */
  remove(device: string): Promise<void>;
  noteTexts(texts: PageTexts): Promise<void>;
  cancelJoin(): void;
  /** Resolves when all work requested so far is done. */
  whenIdle(): Promise<void>;
  stop(): Promise<void>;
}

export function createEngine(deps: EngineDeps): Engine {
  const { database, relay, log, snapshotEvery = SNAPSHOT_EVERY } = deps;
  const ended = new AbortController();
  let unfollow: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let problem: SyncProblem | undefined;
  let joining: number | undefined;
  let isAsked = false;
  let queue: Promise<void> = Promise.resolve();
  const room = createRoom({
    ...deps,
    signal: ended.signal,
    onProgress(share) {
      joining = share;
      if (share !== undefined) void tell();
    },
    onRoom: follow,
  });

  /** Runs one task at a time; a failure is reported and retried. */
  function enqueue(task: () => Promise<void>): Promise<void> {
    const done = queue.then(() => (ended.signal.aborted ? undefined : task()));
    queue = done.then(succeed, fail).then(tell);
    return done;
  }

  function succeed(): void {
    problem = undefined;
  }

  function fail(error: unknown): void {
    if (ended.signal.aborted) return;
    problem = problemOf(error);
    if (!(error instanceof RelayFailure)) log.warn('Sync: a task failed.', error);
    cancelRetry?.();
    cancelRetry = deps.setTimer(ask, SYNC_RETRY_MS);
  }

  async function tell(): Promise<void> {
    const state = await database.state().catch(() => undefined);
    if (!state || ended.signal.aborted) return;
    deps.onStatus({
      isUp: relay.isUp(),
      waiting: await database.outboxCount(),
      ...(problem && { problem }),
      ...(state.ended && { ended: state.ended }),
      contactAt: state.contactAt,
      device: state.device,
      roster: state.roster,
      ...(state.isJoining && { joining: joining ?? 0 }),
    });
  }

  /** Schedules all outstanding work, once for any number of calls. */
  function ask(): void {
    if (isAsked || ended.signal.aborted) return;
    isAsked = true;
    quietly(async () => {
      isAsked = false;
      if (!relay.isUp()) return;
      await catchUp(room);
      await pushChanges(room, snapshotEvery);
    });
  }

  /** Called when the connection is lost: the relay was in contact until now. */
  async function noteContact(): Promise<void> {
    const contactAt = deps.now();
    await database.putState((state) => ({ ...state, contactAt }));
  }

  /** Runs the task without waiting. The status reports failures. */
  function quietly(task: () => Promise<void>): void {
    enqueue(task).catch(() => {});
  }

  function follow(name: string): void {
    unfollow?.();
    unfollow = relay.follow(name, (frame) => {
      quietly(async () => {
        const state = await room.known();
        if (state.ended || frame.place <= state.place) return;
        // A frame that directly follows the known ones is applied as received. Anything else is read again and
        // compared, because a relay that lost data reuses place numbers.
        const isNext = frame.last === state.place && isSameBytes(previousHash(frame.frame), state.hash);
        if (isNext && !state.isJoining) await applyFrames(room, state, [frame]);
        else await catchUp(room);
        await pushChanges(room, snapshotEvery);
      });
    });
  }

  return {
    async start() {
      let wasUp = relay.isUp();
      relay.onUp((isUp) => {
        if (isUp) ask();
        else if (wasUp) quietly(noteContact);
        wasUp = isUp;
      });
      quietly(async () => void (await room.keysOf(await room.known())));
      ask();
      await queue;
    },
    push: ask,
    rename: (name) =>
      enqueue(async () => {
        await database.putState((state) => ({ ...state, name }));
        if (relay.isUp()) await pushChanges(room, snapshotEvery);
      }),
    remove: (device) =>
      enqueue(async () => {
        await catchUp(room);
        await pushChanges(room, snapshotEvery);
        await removeFromRoom(device, room);
        await room.keysOf(await room.known());
      }),
    noteTexts: (texts) =>
      enqueue(async () => {
        await noteTexts(room, texts);
        if (relay.isUp()) await pushChanges(room, snapshotEvery);
      }),
    cancelJoin: () => ended.abort(),
    whenIdle: () => queue,
    async stop() {
      ended.abort();
      cancelRetry?.();
      unfollow?.();
      await relay.close();
    },
  };
}

function problemOf(error: unknown): SyncProblem {
  if (error instanceof RelayFailure) return error.problem;
  if (error instanceof NewerFrame) return 'newer';
  return error instanceof EmptyRoom ? 'noRoom' : 'failed';
}

interface Deps {
  readonly database: SyncDatabase;
  readonly relay: Relay;
  readonly now: () => number;
}

/**
 * Resends everything in a new room with a new secret. Ends the old room with an envelope of that secret for
 * each device except the removed one. Rejects, with nothing done here, if another frame came first; the
 * caller can retry.
 */
async function removeFromRoom(gone: string, { database, relay, now }: Deps): Promise<void> {
  const here = await database.whole({ signal: new AbortController().signal, onProgress: () => {} });
  if (!here) return;
  const { state } = here;
  const [secret, old] = [newSecret(), await roomKeys(state.secret)];
  const keys = await roomKeys(secret);
  const { [gone]: _gone, ...roster } = state.roster;
  await database.putState((after) => ({ ...after, snapshots: after.snapshots + 1 }));
  const written = await writeSnapshot(here, { relay, keys, before: NO_FRAME, last: 0, roster });
  if (!written) throw new RelayFailure('failed');
  const sealed = Object.entries(roster).map(
    async ([device, { key }]) => [device, await sealSecret(key, secret)] as const,
  );
  const frame = await sealFrame(
    old,
    'moved',
    state.hash,
    movedBody(Object.fromEntries(await Promise.all(sealed))),
  );
  const place = await relay.append(old.room, frame, { last: state.place, isRollup: true });
  if (place === undefined) throw new RelayFailure('failed');
  const hash = await frameHash(written.frame);
  await database.putState((after) => ({
    ...after,
    secret,
    roster,
    place: written.place,
    hash,
    tip: hash,
    frames: 0,
    vector: { ...after.vector, ...here.vector },
    contactAt: now(),
  }));
}

const MAX_IN_FRAME = 400;
/** Maximum consecutive refusals before leaving the rest to the next run. */
const MAX_REFUSALS = 20;

/**
 * Sends queued changes in order; if another device was first, after its frames. Every `snapshotEvery` frames are
 * compacted.
 */
async function pushChanges(room: Room, snapshotEvery: number): Promise<void> {
  const { database, relay, now, signal } = room;
  let refusals = 0;
  for (let most = MAX_IN_FRAME; relay.isUp() && !signal.aborted; ) {
    const state = await room.known();
    if (state.ended || state.isJoining) return;
    if (state.mustTellAll) {
      const isTold = await sendSnapshot(room, { last: state.place, before: state.hash });
      if (!isTold) await catchUp(room);
      continue;
    }
    const roster = rosterToSend(state, now());
    const house = textsToSend(state);
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
    if (frame.length > MAX_FRAME_BYTES) {
      if (changes.length === 1) await database.notifyAll();
      most = Math.max(1, Math.floor(changes.length / 2));
      continue;
    }
    const place = await relay.append(keys.room, frame, { last: state.place });
    if (place === undefined) {
      // Avoids an endless loop with a relay whose reads and appends disagree.
      refusals += 1;
      if (refusals > MAX_REFUSALS) throw new RelayFailure('failed');
      await catchUp(room);
      continue;
    }
    refusals = 0;
    const hash = await frameHash(frame);
    await applyChanges(
      room,
      { frames: [], strays: [], hash, tip: hash, place },
      { changes, roster: roster ?? {}, house: {} },
    );
    if (house) await noteSent(room, house);
    await database.putState((after) => ({ ...after, frames: after.frames + 1 }));
  }
}

/** Replaces many frames by a snapshot; if another device was first, the next run can do it. */
async function rollUp(room: Room, snapshotEvery: number): Promise<void> {
  const state = await room.known();
  if (state.frames < snapshotEvery || (await room.database.outboxCount()) > 0) return;
  await sendSnapshot(room, { last: state.place, before: state.hash });
}
