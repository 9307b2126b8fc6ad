import { webcrypto } from 'node:crypto';
import type { Bytes, Relay } from '@/lib/sync/relay';
import type { SyncState } from '@/stores/browser-storage/database/sync-state';
import { openSyncDatabase } from '@/stores/sync/database/open-sync-database';
import type { SyncDatabase } from '@/stores/sync/database/sync-database';
import { createEngine, type Engine } from '@/stores/sync/engine/engine';
import type { EngineStatus } from '@/stores/sync/engine/engine-status';
import { newSyncState } from '@/stores/sync/new-state';
import { type Browser, type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';
import { pageOf } from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import type { MemoryConnection, MemoryRelay } from './memory-relay';

if (!('subtle' in globalThis.crypto)) Object.assign(globalThis, { crypto: webcrypto });

/** A browser profile with sync on: a page and its engine. */
export interface SyncDevice<Link extends Relay> {
  readonly browser: Browser;
  readonly name: string;
  tab: DatabaseTab;
  readonly relay: Link;
  readonly database: SyncDatabase;
  readonly log: { readonly error: jest.Mock; readonly warn: jest.Mock };
  engine: Engine;
  /** The settings texts that the engine passed to the pages. */
  readonly house: Readonly<Record<string, string | null>>;
  status(): EngineStatus | undefined;
  /** Runs the actions that wait for a timer. */
  runTimers(): void;
  state(): Promise<SyncState>;
  /** Stops the engine at once and starts a new one. */
  crash(): Promise<void>;
  /** The clock of the device, in epoch milliseconds. */
  clock: number;
}

/** A device on a relay in memory. */
export type Device = SyncDevice<MemoryConnection>;

interface DeviceOptions {
  readonly name?: string;
  readonly secret?: Bytes | undefined;
  readonly seed: number;
  readonly snapshotEvery?: number;
}

export const TICKET = { address: 'ws://127.0.0.1:1', user: 'house', password: 'word' };

/** Opens a profile with a page and sync off. */
export async function openDevice(seed: number): Promise<{ browser: Browser; tab: DatabaseTab }> {
  const browser = openBrowser(new MemoryStorage(), seed);
  const tab = browser.openTab();
  await browser.settle();
  return { browser, tab };
}

type Opened = Awaited<ReturnType<typeof openDevice>>;

/** Turns sync on over a relay in memory, or joins the room of the given secret. */
export function share(
  opened: Opened,
  hub: MemoryRelay,
  options: DeviceOptions,
  name?: string,
): Promise<Device> {
  return shareBy(opened, hub.connect(), { ...options, ...(name !== undefined && { name }) });
}

/** Like `share`, over any relay. */
export async function shareBy<Link extends Relay>(
  { browser, tab }: Opened,
  relay: Link,
  { secret, seed, snapshotEvery = 500, name = `device ${seed}` }: DeviceOptions,
): Promise<SyncDevice<Link>> {
  let time = 1_700_000_000_000 + seed;
  let last: EngineStatus | undefined;
  const house: Record<string, string | null> = {};
  const timers = new Set<() => void>();
  const log = { error: jest.fn(), warn: jest.fn() };
  const now = () => {
    time += 1;
    return time;
  };
  const open = () =>
    openSyncDatabase({ name: browser.name, onLost: () => {}, now, random: () => Math.random() });
  const database = await open();
  await database.begin({ ...(await newSyncState({ ticket: TICKET, name, secret })) });
  const start = (): Engine => {
    const life = { isOn: true };
    // A crashed worker makes no more calls and gets no answers.
    const whileAlive = <Part extends object>(part: Part): Part =>
      new Proxy(part, {
        get(target, name, self) {
          const verb: unknown = Reflect.get(target, name, self);
          if (typeof verb !== 'function') return verb;
          return (...given: readonly unknown[]) => {
            if (!life.isOn) return new Promise(() => {});
            const answer: unknown = Reflect.apply(verb, target, given);
            if (!(answer instanceof Promise)) return answer;
            return answer.then((value) => (life.isOn ? value : new Promise(() => {})));
          };
        },
      });
    const engine = createEngine({
      database: whileAlive(database),
      relay: whileAlive<Relay>(relay),
      now,
      setTimer: (act) => {
        timers.add(act);
        return () => timers.delete(act);
      },
      log,
      channel: { post: (message) => browser.tell(message) },
      onTexts: (texts) => {
        Object.assign(house, texts);
        // The page has stored the texts in its keys and reports them.
        void device.engine.noteTexts(texts);
      },
      onStatus: (status) => {
        last = status;
      },
      snapshotEvery,
    });
    void engine.start();
    return {
      ...engine,
      stop: async () => {
        life.isOn = false;
      },
    };
  };
  browser.onPost = () => device.engine.push();
  const device: SyncDevice<Link> = {
    browser,
    name,
    tab,
    relay,
    database,
    log,
    house,
    engine: start(),
    status: () => last,
    runTimers() {
      const waiting = [...timers];
      timers.clear();
      for (const act of waiting) act();
    },
    async state() {
      const state = await database.state();
      if (!state) throw new Error('The schedule is not synced.');
      return state;
    },
    async crash() {
      void device.engine.stop();
      timers.clear();
      device.engine = start();
    },
    get clock() {
      return time;
    },
    set clock(value) {
      time = value;
    },
  };
  return device;
}

/** Far more turns than the tests need. */
const MAX_TURNS = 500;

/** Waits until all devices have sent, applied and shown everything they can. */
export async function settle(devices: readonly SyncDevice<Relay>[]): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 3; quiet += 1) {
    turns += 1;
    if (turns > MAX_TURNS) throw new Error('The devices never finish syncing.');
    for (const { browser, engine } of devices) {
      await browser.settle();
      await engine.whenIdle();
      await browser.settle();
    }
    const busy = await Promise.all(
      devices.map(
        async ({ database, relay, status }) =>
          relay.isUp() && (await database.outboxCount()) > 0 && !status()?.problem,
      ),
    );
    if (busy.some(Boolean)) {
      for (const { engine } of devices) engine.push();
      quiet = -1;
    }
  }
}

/** Expects all devices to show the same. */
export function expectSame(devices: readonly SyncDevice<Relay>[]): void {
  const [first] = devices;
  if (!first) return;
  for (const { tab } of devices) expect(shownOn(tab)).toEqual(shownOn(first.tab));
}

/**
 * What the page shows, without two things that may differ: which days had changed when the publication was stored, and the
 * manager's notes in published shifts.
 */
function shownOn(tab: DatabaseTab) {
  const { publication, unpublished, ...page } = pageOf(tab);
  return {
    ...page,
    publication: publication && { ...publication, since: [], before: undefined },
    unpublished: unpublished.map(({ published, also = [], ...entry }) => ({
      ...entry,
      states: [published, ...also].map((shift) => shift && { ...shift, notes: '' }),
    })),
  };
}
