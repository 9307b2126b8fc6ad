import { openSecret } from '@/lib/sharing/frames/envelope';
import { frameHash, isSameBytes, NewerFrame, NO_FRAME, sealFrame } from '@/lib/sharing/frames/frame';
import { changesBody, type Roster, readMoved } from '@/lib/sharing/frames/frame-body';
import { type RoomKeys, roomKeys } from '@/lib/sharing/frames/room-keys';
import { LARGEST_FRAME, type PlacedFrame, type Relay, RelayFailure } from '@/lib/sharing/relay';
import { SHARING_RETRY_MS, SHARING_SEEN_MS } from '@/lib/timing';
import type { SharingState } from '@/stores/browser-storage/database/sharing-state';
import type { SharingDatabase } from '@/stores/sharing/database/sharing-database';
import type { EngineStatus, SharingProblem } from './engine-status';
import { changesIn, type ReadFrames, readFrames, readWholeSnapshot, startOfRoom } from './read-room';
import { removeFromRoom } from './remove-device';
import { writeSnapshot } from './write-snapshot';

/** The most changes in one frame, and frames that are taken in as one. */
const MOST_IN_FRAME = 400;
const FRAMES_AT_ONCE = 200;
/** A snapshot takes the place of that many frames. */
const SNAPSHOT_EVERY = 500;

export interface EngineDeps {
  readonly database: SharingDatabase;
  readonly relay: Relay;
  readonly now: () => number;
  /** Runs `act` once after the delay; returns how to cancel it. */
  readonly setTimer: (act: () => void, delayMs: number) => () => void;
  readonly log: Pick<Console, 'error' | 'warn'>;
  /** The schedule in the database has changed. */
  readonly tellTabs: () => void;
  readonly onStatus: (status: EngineStatus) => void;
  readonly snapshotEvery?: number;
}

/** Keeps the shared schedule of this browser and the room at the relay the same. */
export interface Engine {
  start(): Promise<void>;
  /** A page has stored something. */
  push(): void;
  /** Says who this device is under that name. */
  rename(name: string): Promise<void>;
  /** Everybody else goes on in a new room; the removed device reads nothing new. */
  remove(device: string): Promise<void>;
  /** Ends the taking over of everything. */
  cancelJoin(): void;
  /** Resolves when all that is asked so far is done. */
  whenIdle(): Promise<void>;
  stop(): Promise<void>;
}

export function createEngine(deps: EngineDeps): Engine {
  const { database, relay, now, log } = deps;
  const joining = new AbortController();
  let keys: RoomKeys | undefined;
  let unfollow: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let problem: SharingProblem | undefined;
  let share: number | undefined;
  let isStopped = false;
  let isAsked = false;
  let queue: Promise<void> = Promise.resolve();

  /** One task at a time; a failure is told and tried again. */
  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(async () => {
      if (isStopped) return;
      try {
        await task();
        problem = undefined;
      } catch (error) {
        fail(error);
      }
      await tell();
    });
    return queue;
  }

  function fail(error: unknown): void {
    if (isStopped) return;
    problem = problemOf(error);
    if (!(error instanceof RelayFailure)) log.warn('Sharing: a task failed.', error);
    cancelRetry?.();
    cancelRetry = deps.setTimer(ask, SHARING_RETRY_MS);
  }

  async function tell(): Promise<void> {
    const state = await database.state().catch(() => undefined);
    if (!state || isStopped) return;
    deps.onStatus({
      isUp: relay.isUp(),
      waiting: await database.outboxCount(),
      ...(problem && { problem }),
      ...(state.ended && { ended: state.ended }),
      contactAt: state.contactAt,
      device: state.device,
      roster: state.roster,
      ...(state.isJoining && { joining: share ?? 0 }),
    });
  }

  /** Everything there is to do, once however often it is asked for. */
  function ask(): void {
    if (isAsked || isStopped) return;
    isAsked = true;
    void enqueue(async () => {
      isAsked = false;
      if (!relay.isUp()) return;
      await catchUp();
      await pushAll();
    });
  }

  async function known(): Promise<SharingState> {
    const state = await database.state();
    if (!state) throw new Error('Nothing is shared any more.');
    return state;
  }

  async function roomOf(state: SharingState): Promise<RoomKeys> {
    if (!keys || !isSameBytes(keys.secret, state.secret)) {
      keys = await roomKeys(state.secret);
      follow(keys.room);
    }
    return keys;
  }

  function follow(room: string): void {
    unfollow?.();
    unfollow = relay.follow(room, (frame) => {
      void enqueue(async () => {
        const state = await known();
        if (state.ended || (frame && frame.place <= state.place)) return;
        // Straight behind what is known it is taken as it came; anything else is read.
        if (frame && frame.last === state.place && !state.isJoining) await takeFrames(state, [frame]);
        else await catchUp();
        await pushAll();
      });
    });
  }

  async function catchUp(): Promise<void> {
    const state = await known();
    if (state.ended) return;
    const { room } = await roomOf(state);
    const placed = await relay.read(room, Math.max(1, state.place));
    const [first] = placed;
    const isAsLeft = first?.place === state.place && isSameBytes(await frameHash(first.frame), state.tip);
    const isFresh = state.place === 0 && !state.isJoining && !first;
    if (state.place > 0 && isAsLeft && !state.isJoining) await takeFrames(state, placed.slice(1));
    else if (!isFresh) await takeRoom(state.place <= 1 ? placed : await relay.read(room, 1));
  }

  /** Frames that stand behind what is known. */
  async function takeFrames(from: SharingState, placed: readonly PlacedFrame[]): Promise<void> {
    for (let at = 0; at < placed.length; at += FRAMES_AT_ONCE) {
      const state = at === 0 ? from : await known();
      const room = await roomOf(state);
      const read = await readFrames(room, placed.slice(at, at + FRAMES_AT_ONCE), state);
      if (read.frames.some(({ kind }) => kind !== 'changes')) return takeOthers(state, read);
      const { changes, roster } = changesIn(read.frames);
      await take(changes, roster, read);
    }
  }

  async function take(
    changes: Parameters<SharingDatabase['take']>[0]['changes'],
    roster: Roster,
    { frames, hash, tip, place }: ReadFrames,
  ): Promise<void> {
    const position = { hash, tip, place };
    const isShown = await database.take({ changes, roster, position, frames: frames.length });
    if (isShown) deps.tellTabs();
  }

  /** Among the frames is a snapshot, or the way to another room. */
  async function takeOthers(state: SharingState, read: ReadFrames): Promise<void> {
    const moved = read.frames.find(({ kind }) => kind === 'moved');
    if (moved) return move(moved.body);
    const position = read.frames.findLastIndex(({ kind }) => kind === 'snapshot');
    const snapshot = read.frames[position];
    const before = changesIn(read.frames.slice(0, position));
    const vector: Record<string, number> = { ...state.vector };
    for (const { device, n } of before.changes) vector[device] = Math.max(vector[device] ?? 0, n);
    const room = await roomOf(state);
    const whole = await readWholeSnapshot(snapshot?.body, partsFrom(room));
    const isKnown = Object.entries(whole.snapshot.vector).every(([device, n]) => (vector[device] ?? 0) >= n);
    const { changes, roster } = changesIn(read.frames);
    if (!isKnown) return takeRoom(await relay.read(room.room, 1));
    await take(changes, { ...whole.snapshot.roster, ...roster }, read);
    await database.putState((after) => ({ ...after, frames: read.frames.length - 1 - position }));
  }

  function partsFrom(room: RoomKeys) {
    return {
      keys: room,
      relay,
      signal: joining.signal,
      onPart: (part: number) => progress(part / 2),
    };
  }

  function progress(done: number): void {
    share = done;
    void tell();
  }

  /** The room is not as this device left it: rolled up, set back, emptied, or not known yet. */
  async function takeRoom(placed: readonly PlacedFrame[]): Promise<void> {
    const state = await known();
    const room = await roomOf(state);
    const [first] = placed;
    if (!first) {
      if (state.isJoining) throw new EmptyRoom();
      return tellEverything(state, { last: 0, before: NO_FRAME });
    }
    const start = await startOfRoom(room, placed);
    if (!start) throw new RangeError('The room has no beginning.');
    const read = await readFrames(room, placed, start);
    const moved = read.frames.find(({ kind }) => kind === 'moved');
    if (moved) return move(moved.body);
    const at = read.frames.findLastIndex(({ kind }) => kind === 'snapshot');
    const snapshot = read.frames[at];
    const whole = snapshot && (await readWholeSnapshot(snapshot.body, partsFrom(room)));
    const { changes, roster } = changesIn(read.frames.slice(at + 1));
    const vector: Record<string, number> = { ...whole?.snapshot.vector };
    const tail = changes.filter(({ device, n }) => {
      const isNew = n > (vector[device] ?? 0);
      if (isNew) vector[device] = n;
      return isNew;
    });
    const position = { place: read.place, hash: read.hash, tip: read.tip };
    const taken = await database.takeWhole(
      {
        content: whole?.content ?? NOTHING,
        tail,
        vector,
        clock: tail.reduce((most, { clock }) => Math.max(most, clock), whole?.snapshot.clock ?? 0),
        position,
        roster: { ...whole?.snapshot.roster, ...roster },
        frames: read.frames.length - 1 - at,
      },
      { signal: joining.signal, onProgress: (done) => progress(0.5 + done / 2) },
    );
    share = undefined;
    if (taken === 'changed') deps.tellTabs();
    if (taken !== 'tooOld') return;
    // More is lost there than is kept here one by one.
    await take(tail, roster, read);
    await tellEverything(await known(), { last: position.place, before: position.hash });
  }

  async function move(body: unknown): Promise<void> {
    const state = await known();
    const envelope = readMoved(body).envelopes[state.device];
    const secret = envelope && (await openSecret(state.keys, envelope).catch(() => undefined));
    await database.putState((one) =>
      secret
        ? { ...one, secret, place: 0, hash: NO_FRAME, tip: NO_FRAME, frames: 0 }
        : { ...one, ended: 'removed' },
    );
    if (!secret) return unfollow?.();
    const room = await roomOf(await known());
    await takeRoom(await relay.read(room.room, 1));
  }

  /** What waits goes out, in order; where somebody was first, behind theirs. */
  async function pushAll(): Promise<void> {
    for (let most = MOST_IN_FRAME; relay.isUp() && !isStopped; ) {
      const state = await known();
      if (state.ended || state.isJoining) return;
      if (state.mustTellAll) {
        await tellEverything(state, { last: state.place, before: state.hash });
        continue;
      }
      const roster = rosterToSay(state);
      const waiting = await database.outbox(most);
      if (waiting.length === 0 && !roster) break;
      const changes = waiting.map((one) => one.now);
      const room = await roomOf(state);
      const frame = await sealFrame(room, 'changes', state.hash, changesBody(changes, roster));
      if (frame.length > LARGEST_FRAME) {
        if (changes.length === 1) await database.tellAll();
        most = Math.max(1, Math.floor(changes.length / 2));
        continue;
      }
      const place = await relay.append(room.room, frame, { last: state.place });
      if (place === undefined) {
        await catchUp();
        continue;
      }
      const hash = await frameHash(frame);
      await take(changes, roster ?? {}, { frames: [], hash, tip: hash, place });
      await database.putState((after) => ({ ...after, frames: after.frames + 1 }));
    }
    await rollUp();
  }

  /** Many frames are replaced by one that holds everything. */
  async function rollUp(): Promise<void> {
    const state = await known();
    if (state.ended || state.frames < (deps.snapshotEvery ?? SNAPSHOT_EVERY)) return;
    if ((await database.outboxCount()) === 0)
      await tellEverything(state, { last: state.place, before: state.hash });
  }

  /** Writes everything as a snapshot; where somebody was first, what they did is taken in, and the loop comes by again. */
  async function tellEverything(
    { mustTellAll }: SharingState,
    { last, before }: { readonly last: number; readonly before: SharingState['hash'] },
  ): Promise<void> {
    const here = await database.whole({ signal: joining.signal, onProgress: () => {} });
    if (!here) return;
    const room = await roomOf(here.state);
    const roster = { ...here.state.roster, ...rosterToSay(here.state) };
    const written = await writeSnapshot(here, { relay, keys: room, before, last, roster });
    if (!written) return catchUp();
    const hash = await frameHash(written.frame);
    await database.putState((state) => ({
      ...state,
      roster,
      place: written.place,
      hash,
      tip: hash,
      frames: 0,
      vector: { ...state.vector, ...here.vector },
      snapshots: state.snapshots + 1,
      contactAt: now(),
      mustTellAll: state.mustTellAll && !mustTellAll,
    }));
  }

  /** This device, where the others do not know it as it is, or have not heard of it for long. */
  function rosterToSay({ device, name, publicKey, roster }: SharingState): Roster | undefined {
    const entry = roster[device];
    const isKnown = entry?.name === name && entry.key === publicKey;
    if (isKnown && Math.abs(now() - entry.at) < SHARING_SEEN_MS) return undefined;
    return { [device]: { name, key: publicKey, at: now() } };
  }

  return {
    async start() {
      relay.onUp((isUp) => (isUp ? ask() : void enqueue(async () => {})));
      await enqueue(async () => void (await roomOf(await known())));
      ask();
    },
    push: ask,
    rename: (name) =>
      enqueue(async () => {
        await database.putState((state) => ({ ...state, name }));
        if (relay.isUp()) await pushAll();
      }),
    remove: (device) =>
      enqueue(async () => {
        await catchUp();
        await pushAll();
        await removeFromRoom(device, { database, relay, now });
        await roomOf(await known());
      }),
    cancelJoin: () => joining.abort(),
    whenIdle: () => queue,
    async stop() {
      isStopped = true;
      cancelRetry?.();
      unfollow?.();
      await relay.close();
    },
  };
}

const NOTHING = {
  shifts: [],
  awaitingRepair: [],
  employees: [],
  templates: [],
  days: [],
  requests: [],
  preferences: {},
} as const;

/** A room in which nothing is yet, or of which the secret is wrong. */
class EmptyRoom extends Error {}

function problemOf(error: unknown): SharingProblem {
  if (error instanceof RelayFailure) return error.problem;
  if (error instanceof NewerFrame) return 'newer';
  return error instanceof EmptyRoom ? 'noRoom' : 'failed';
}
