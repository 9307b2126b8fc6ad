import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { ScheduleChange } from '@/lib/shifts/schedule-change';
import { openScheduleDatabase } from '@/stores/browser-storage/open-schedule-database';
import type { ScheduleDatabase } from '@/stores/browser-storage/schedule-database';
import { createScheduleSync, type TabMessage } from '@/stores/browser-storage/schedule-sync';
import { createStorageDoor, type TextStorage } from '@/stores/browser-storage/storage-door';
import { createEmployeeVerbs } from '@/stores/employees';
import { createScheduleStore } from '@/stores/schedule';
import { MemoryStorage } from './memory-storage';
import { day } from './records';

/** The day on which the tabs of these tests live. */
export const TODAY = day('2026-11-19');
const FIRST_TICK = 1_000_000;
let databaseCount = 0;

export type Browser = ReturnType<typeof openBrowser>;
export type DatabaseTab = ReturnType<Browser['openTab']>;

/** One browser profile: a localStorage and a database that its tabs share, and the channel between them. */
export function openBrowser(storage: MemoryStorage = new MemoryStorage()) {
  databaseCount += 1;
  const name = `brigade-${databaseCount}`;
  const tabs = new Set<DatabaseTab>();
  /** How many requests of live tabs the database has not answered. */
  let working = 0;
  let time = FIRST_TICK;
  let randomState = 1;
  const now = () => {
    time += 1;
    return time;
  };
  const random = () => {
    randomState = (randomState * 16_807) % 2_147_483_647;
    return randomState / 2_147_483_647;
  };

  async function counted<Value>(task: () => Promise<Value>): Promise<Value> {
    working += 1;
    try {
      return await task();
    } finally {
      working -= 1;
    }
  }

  const browser = {
    name,
    storage,
    tabs,
    /** Replaces how a tab opens the database: a refusal rejects. */
    openDatabase: (onLost: () => void) => openScheduleDatabase({ name, onLost }),
    openTab: (isStorageRefused = false) => openTab(isStorageRefused),
    /** Delivers what the tabs have told each other, but for those that are held back. */
    deliver() {
      for (const tab of tabs) tab.hear();
    },
    /** Until the database has answered everything that was asked; nothing is delivered. */
    async idle() {
      for (let quiet = 0; quiet < 4; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (working > 0) quiet = -1;
      }
    },
    /** Until nothing is on its way any more. */
    async settle() {
      await browser.idle();
      while ([...tabs].some((tab) => tab.hear())) await browser.idle();
    },
  };

  function openTab(isStorageRefused: boolean) {
    const log = { error: jest.fn(), warn: jest.fn() };
    const timers: (() => void)[] = [];
    let listen: (message: TabMessage) => void = () => {};
    let isAlive = true;
    let isHeld = false;
    const told = new Set<TabMessage>();
    const opened: ScheduleDatabase[] = [];
    /** A page that is gone gets no answer, and asks nothing more. */
    const whileAlive = async <Value>(task: () => Promise<Value>): Promise<Value> => {
      if (!isAlive) return new Promise(() => {});
      const value = await counted(task);
      return isAlive ? value : new Promise(() => {});
    };
    const ownStorage: TextStorage = {
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => isAlive && storage.setItem(key, text),
      removeItem: (key) => isAlive && storage.removeItem(key),
      key: (index) => storage.key(index),
      get length() {
        return storage.length;
      },
    };
    const door = createStorageDoor({ storage: isStorageRefused ? null : ownStorage, basePath: '', log });
    const sync = createScheduleSync({
      door,
      openDatabase: (onLost) =>
        whileAlive(async () => {
          const database = await browser.openDatabase(() => isAlive && onLost());
          opened.push(database);
          return {
            readAll: () => whileAlive(() => database.readAll()),
            append: (pending) => whileAlive(() => database.append(pending)),
            readAfter: (number) => whileAlive(() => database.readAfter(number)),
            putRestorePoint: (point) => whileAlive(() => database.putRestorePoint(point)),
            listRestorePoints: () => whileAlive(() => database.listRestorePoints()),
            erase: () => whileAlive(() => database.erase()),
            close: () => database.close(),
          };
        }),
      channel: {
        tell(message) {
          for (const other of tabs) if (isAlive && other !== tab) other.beTold(message);
        },
        onTold(act) {
          listen = act;
        },
      },
      setTimer: (act) => timers.push(act),
      now,
      today: () => TODAY,
      beforeFirstAppend: () => whileAlive(() => tab.beforeFirstAppend()),
      onErased: () => tab.onErased(),
      show: (shown) => isAlive && schedule.setState(shown),
      shown: () => schedule.getState(),
      log,
    });
    const schedule = createScheduleStore({ storage: sync, now, random, log });
    schedule.load(TODAY);
    const connected = sync.connect();

    const tab = {
      schedule,
      employees: createEmployeeVerbs(schedule),
      sync,
      door,
      log,
      /** Resolves when the database is shown, or was refused. */
      connected,
      beforeFirstAppend: async () => {},
      onErased: jest.fn(),
      health: () => door.health.getState().health,
      isAlive: () => isAlive,
      /** Lets the coalesced writes happen. */
      runTimers() {
        for (const act of timers.splice(0)) if (isAlive) act();
      },
      /** Holds the channel to this tab back, or lets it go again. */
      holdBack(isToBeHeld: boolean) {
        isHeld = isToBeHeld;
      },
      beTold(message: TabMessage) {
        told.add(message);
      },
      /** Takes what it was told; false where that is nothing. */
      hear(): boolean {
        if (told.size === 0 || isHeld) return false;
        const messages = [...told];
        told.clear();
        for (const message of messages) listen(message);
        return true;
      },
      /** The page is gone from one moment to the next: nothing more of it reaches a storage. */
      kill() {
        isAlive = false;
        tabs.delete(tab);
        for (const database of opened) database.close();
      },
      /** Closes the page as a person does, and opens it again. */
      reload() {
        tab.sync.flush();
        tab.kill();
        return openTab(isStorageRefused);
      },
    };
    tabs.add(tab);
    return tab;
  }

  return browser;
}

/** What a second, raw connection finds in the stores of the database. */
export async function storedIn({ name }: Pick<Browser, 'name'>) {
  const database = await openDB(name);
  const [shifts, undated, employees, templates, log] = await Promise.all(
    ['shifts', 'undated', 'employees', 'templates', 'log'].map((store) => database.getAll(store)),
  );
  database.close();
  return {
    shifts: shifts ?? [],
    undated: undated ?? [],
    employees: employees ?? [],
    templates: templates ?? [],
    log: (log ?? []) as ScheduleChange[],
  };
}
