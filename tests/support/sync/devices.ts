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

/** A browser profile that shares its schedule: a page, and the engine beside it. */
export interface SyncDevice<Link extends Relay> {
  readonly browser: Browser;
  readonly name: string;
  tab: DatabaseTab;
  readonly relay: Link;
  readonly database: SyncDatabase;
  readonly log: { readonly error: jest.Mock; readonly warn: jest.Mock };
  engine: Engine;
  /** What the pages were told of how the house works. */
  readonly house: Readonly<Record<string, string | null>>;
  status(): EngineStatus | undefined;
  /** Runs what waits for a timer. */
  runTimers(): void;
  state(): Promise<SyncState>;
  /** The engine dies where it stands, and a new one begins. */
  crash(): Promise<void>;
  /** The clock of the device, in epoch milliseconds. */
  clock: number;
}

/** One at a relay in memory. */
export type Device = SyncDevice<MemoryConnection>;

interface DeviceOptions {
  readonly name?: string;
  readonly secret?: Bytes | undefined;
  readonly seed: number;
  readonly snapshotEvery?: number;
}

export const TICKET = { address: 'ws://127.0.0.1:1', user: 'house', password: 'word' };

/** Opens a profile with a page; it shares nothing yet. */
export async function openDevice(seed: number): Promise<{ browser: Browser; tab: DatabaseTab }> {
  const browser = openBrowser(new MemoryStorage(), seed);
  const tab = browser.openTab();
  await browser.settle();
  return { browser, tab };
}

type Opened = Awaited<ReturnType<typeof openDevice>>;

/** Lets the profile share its schedule by a relay in memory, or join the one of that secret. */
export function share(
  opened: Opened,
  hub: MemoryRelay,
  options: DeviceOptions,
  name?: string,
): Promise<Device> {
  return shareBy(opened, hub.connect(), { ...options, ...(name !== undefined && { name }) });
}

/** The same by any relay. */
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
    const own = { isOn: true };
    // A worker that has died asks for nothing more, and hears no answer.
    const whileAlive = <Part extends object>(part: Part): Part =>
      new Proxy(part, {
        get(target, name, self) {
          const verb: unknown = Reflect.get(target, name, self);
          if (typeof verb !== 'function') return verb;
          return (...given: readonly unknown[]) => {
            if (!own.isOn) return new Promise(() => {});
            const answer: unknown = Reflect.apply(verb, target, given);
            if (!(answer instanceof Promise)) return answer;
            return answer.then((value) => (own.isOn ? value : new Promise(() => {})));
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
        // The page has it in its keys now, and says so.
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
        own.isOn = false;
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
      if (!state) throw new Error('Nothing is shared.');
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

/** Far more than any number of edits takes. */
const MAX_TURNS = 500;

/** Waits until all devices have done what they can, and shows it. */
export async function settle(devices: readonly SyncDevice<Relay>[]): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 3; quiet += 1) {
    turns += 1;
    if (turns > MAX_TURNS) throw new Error('The devices never come to rest.');
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

/** Expects the same on the screens of all. */
export function expectSame(devices: readonly SyncDevice<Relay>[]): void {
  const [first] = devices;
  if (!first) return;
  for (const { tab } of devices) expect(shownOn(tab)).toEqual(shownOn(first.tab));
}

/**
 * What the page shows. What differed when a publication was stored says nothing beside what differs now, and of how a shift
 * was published the manager's notes are no part: they are as they happened to be.
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
