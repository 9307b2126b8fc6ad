import { webcrypto } from 'node:crypto';
import type { Bytes } from '@/lib/sharing/relay';
import type { SharingState } from '@/stores/browser-storage/database/sharing-state';
import { openSharingDatabase } from '@/stores/sharing/database/open-sharing-database';
import type { SharingDatabase } from '@/stores/sharing/database/sharing-database';
import { createEngine, type Engine } from '@/stores/sharing/engine/engine';
import type { EngineStatus } from '@/stores/sharing/engine/engine-status';
import { newSharingState } from '@/stores/sharing/new-state';
import { type Browser, type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';
import { pageOf } from '@/tests/support/storage/database-views';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import type { MemoryConnection, MemoryRelay } from './memory-relay';

if (!('subtle' in globalThis.crypto)) Object.assign(globalThis, { crypto: webcrypto });

/** A browser profile that shares its schedule: a page, and the engine beside it. */
export interface Device {
  readonly browser: Browser;
  readonly name: string;
  tab: DatabaseTab;
  readonly relay: MemoryConnection;
  readonly database: SharingDatabase;
  readonly log: { readonly error: jest.Mock; readonly warn: jest.Mock };
  engine: Engine;
  status(): EngineStatus | undefined;
  /** Runs what waits for a timer. */
  runTimers(): void;
  state(): Promise<SharingState>;
  /** The engine dies where it stands, and a new one begins. */
  crash(): Promise<void>;
  /** The clock of the device, in epoch milliseconds. */
  clock: number;
}

interface DeviceOptions {
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

/** Lets the profile share its schedule, or join the one of that secret. */
export async function share(
  { browser, tab }: { browser: Browser; tab: DatabaseTab },
  hub: MemoryRelay,
  { secret, seed, snapshotEvery = 500 }: DeviceOptions,
  name = `device ${seed}`,
): Promise<Device> {
  let time = 1_700_000_000_000 + seed;
  let last: EngineStatus | undefined;
  const timers = new Set<() => void>();
  const log = { error: jest.fn(), warn: jest.fn() };
  const now = () => {
    time += 1;
    return time;
  };
  const open = () =>
    openSharingDatabase({ name: browser.name, onLost: () => {}, now, random: () => Math.random() });
  const database = await open();
  await database.begin({ ...(await newSharingState({ ticket: TICKET, name, secret })) });
  const relay = hub.connect();
  const start = (): Engine => {
    const own = { isOn: true };
    const guarded = <Value>(value: Promise<Value>) =>
      value.then((answer) => (own.isOn ? answer : new Promise<Value>(() => {})));
    const engine = createEngine({
      database,
      relay: {
        ...relay,
        append: (...given) => (own.isOn ? guarded(relay.append(...given)) : new Promise(() => {})),
      },
      now,
      setTimer: (act) => {
        timers.add(act);
        return () => timers.delete(act);
      },
      log,
      tellTabs: () => browser.tell('changed'),
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
  const device: Device = {
    browser,
    name,
    tab,
    relay,
    database,
    log,
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

/** Waits until all devices have done what they can, and shows it. */
export async function settle(devices: readonly Device[]): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
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
export function expectSame(devices: readonly Device[]): void {
  const [first] = devices;
  if (!first) return;
  for (const { tab } of devices) expect(shownOn(tab)).toEqual(shownOn(first.tab));
}

/** What the page shows; what differed when a publication was stored says nothing beside what differs now. */
function shownOn(tab: DatabaseTab) {
  const { publication, ...page } = pageOf(tab);
  return { ...page, publication: publication && { ...publication, since: [] } };
}
