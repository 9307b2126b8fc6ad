import { hashBefore, isSameBytes, NewerFrame } from '@/lib/sharing/frames/frame';
import { type Relay, RelayFailure } from '@/lib/sharing/relay';
import { SHARING_RETRY_MS } from '@/lib/timing';
import type { SharingDatabase } from '@/stores/sharing/database/sharing-database';
import { catchUp, EmptyRoom, takeFrames } from './catch-up';
import type { EngineStatus, SharingProblem } from './engine-status';
import { pushChanges } from './push-changes';
import { removeFromRoom } from './remove-device';
import { createRoom, type PageTexts } from './room';
import { noteTexts } from './sealed-texts';

/** A snapshot takes the place of that many frames. */
const SNAPSHOT_EVERY = 500;

interface EngineDeps {
  readonly database: SharingDatabase;
  readonly relay: Relay;
  readonly now: () => number;
  /** Runs `act` once after the delay; returns how to cancel it. */
  readonly setTimer: (act: () => void, delayMs: number) => () => void;
  readonly log: Pick<Console, 'warn'>;
  /** The schedule in the database has changed. */
  readonly tellTabs: () => void;
  readonly onStatus: (status: EngineStatus) => void;
  readonly onTexts: (texts: PageTexts) => void;
  readonly snapshotEvery?: number;
}

/** Keeps the shared schedule of this browser and the room at the relay the same. */
export interface Engine {
  start(): Promise<void>;
  /** A page has stored something. */
  push(): void;
  /** Says who this device is under that name. */
  rename(name: string): Promise<void>;
  /** Everybody else goes on in a new room; the removed device reads nothing new. Rejects where that was not done. */
  remove(device: string): Promise<void>;
  /** How the house works is so on this device's pages. */
  noteTexts(texts: PageTexts): Promise<void>;
  /** Ends the taking over of everything. */
  cancelJoin(): void;
  /** Resolves when all that is asked so far is done. */
  whenIdle(): Promise<void>;
  stop(): Promise<void>;
}

export function createEngine(deps: EngineDeps): Engine {
  const { database, relay, log, snapshotEvery = SNAPSHOT_EVERY } = deps;
  const ended = new AbortController();
  let unfollow: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let problem: SharingProblem | undefined;
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

  /** One task at a time; a failure is told and tried again. */
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
    if (!(error instanceof RelayFailure)) log.warn('Sharing: a task failed.', error);
    cancelRetry?.();
    cancelRetry = deps.setTimer(ask, SHARING_RETRY_MS);
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

  /** Everything there is to do, once however often it is asked for. */
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

  /** It was heard from until now. */
  async function noteContact(): Promise<void> {
    const contactAt = deps.now();
    await database.putState((state) => ({ ...state, contactAt }));
  }

  /** What fails is told by the status. */
  function quietly(task: () => Promise<void>): void {
    enqueue(task).catch(() => {});
  }

  function follow(name: string): void {
    unfollow?.();
    unfollow = relay.follow(name, (frame) => {
      quietly(async () => {
        const state = await room.known();
        if (state.ended || frame.place <= state.place) return;
        // Straight behind what is known it is taken as it came. Anything else is read, and held against what was there: a
        // relay that has lost something gives out the same places again.
        const isNext = frame.last === state.place && isSameBytes(hashBefore(frame.frame), state.hash);
        if (isNext && !state.isJoining) await takeFrames(room, state, [frame]);
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

function problemOf(error: unknown): SharingProblem {
  if (error instanceof RelayFailure) return error.problem;
  if (error instanceof NewerFrame) return 'newer';
  return error instanceof EmptyRoom ? 'noRoom' : 'failed';
}
