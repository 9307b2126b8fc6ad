import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import type { ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import {
  createStorageGateway,
  type StorageGateway,
  type StorageHealth,
  type TextStorage,
} from '@/stores/browser-storage/keys/storage-gateway';
import type { PieceSizes } from '@/stores/browser-storage/sync/reading-tracker';
import { createScheduleSync } from '@/stores/browser-storage/sync/schedule-sync';
import type { ScheduleSync, TabMessage } from '@/stores/browser-storage/sync/sync-ports';
import { createEmployeeVerbs, type EmployeeVerbs } from '@/stores/employees/employees';
import { createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';
import { day } from '@/tests/support/records';
import { MemoryStorage } from './memory-storage';

/** The day on which the tabs of these tests live. */
export const TODAY = day('2026-11-19');
const FIRST_TICK = 1_000_000;
let databaseCount = 0;

/** A page of the app: its stores as the app wires them, with timers that only the test runs. */
export interface DatabaseTab {
  readonly schedule: ScheduleStore;
  readonly employees: EmployeeVerbs;
  readonly sync: ScheduleSync;
  readonly gateway: StorageGateway;
  readonly log: { readonly error: jest.Mock; readonly warn: jest.Mock };
  readonly onErased: jest.Mock;
  /** Called before the first change of the page goes into the database; a test may replace it. */
  beforeFirstAppend: (before: () => Promise<SavedSchedule>) => Promise<void>;
  health(): StorageHealth;
  isAlive(): boolean;
  /** Lets the coalesced writes happen. */
  runTimers(): void;
  /** Holds the channel to this tab back, or lets it go again. */
  holdBack(isToBeHeld: boolean): void;
  beTold(message: TabMessage): void;
  /** Takes what it was told; false where that is nothing. */
  hear(): boolean;
  /** The page is gone from one moment to the next: nothing more of it reaches a storage. */
  kill(): void;
  /** Closes the page as a person does, and opens it again. */
  reload(): DatabaseTab;
}

/** One browser profile: a localStorage and a database that its tabs share, and the channel between them. */
export interface Browser {
  readonly name: string;
  readonly storage: MemoryStorage;
  /** How a tab opens the database; a test may replace it. */
  openDatabase: (onLost: () => void) => Promise<ScheduleDatabase>;
  /** Between two pieces of a long schedule; a test may hold it. */
  pause: () => Promise<void>;
  /** How a long schedule is read, where a test wants it otherwise than the app. */
  pieceSizes?: PieceSizes;
  openTab(isStorageRefused?: boolean): DatabaseTab;
  /** Delivers what the tabs have told each other, but for those that are held back. */
  deliver(): void;
  /** Until the database has answered everything that was asked; nothing is delivered. */
  idle(): Promise<void>;
  /** Until nothing is on its way any more. */
  settle(): Promise<void>;
}

/** Opens a profile without a page. */
export function openBrowser(storage: MemoryStorage = new MemoryStorage()): Browser {
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

  const browser: Browser = {
    name,
    storage,
    openDatabase: (onLost: () => void) =>
      openScheduleDatabase({ name, onLost, moment: () => ({ day: 'upgrade', at: FIRST_TICK }) }),
    pause: async () => {},
    ...(process.env.PIECES && { pieceSizes: { wholeUpTo: 0, most: Number(process.env.PIECES) } }),
    openTab,
    deliver() {
      for (const tab of tabs) tab.hear();
    },
    async idle() {
      for (let quiet = 0; quiet < 4; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (working > 0) quiet = -1;
      }
    },
    async settle() {
      await browser.idle();
      while ([...tabs].some((tab) => tab.hear())) await browser.idle();
    },
  };

  function openTab(isStorageRefused = false): DatabaseTab {
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
    const gateway = createStorageGateway({
      storage: isStorageRefused ? null : ownStorage,
      basePath: '',
      log,
    });
    const sync = createScheduleSync({
      gateway,
      openDatabase: (onLost) =>
        whileAlive(async () => {
          const database = await browser.openDatabase(() => isAlive && onLost());
          opened.push(database);
          return {
            readAll: (askedIds) => whileAlive(() => database.readAll(askedIds)),
            readStart: (askedIds, most) => whileAlive(() => database.readStart(askedIds, most)),
            readBeside: () => whileAlive(() => database.readBeside()),
            readDays: (days, most) => whileAlive(() => database.readDays(days, most)),
            append: (pending, own) => whileAlive(() => database.append(pending, own)),
            readContent: (work) => whileAlive(() => database.readContent(work)),
            appendInBulk: (bulk, work) => whileAlive(() => database.appendInBulk(bulk, work)),
            lastNumber: () => whileAlive(() => database.lastNumber()),
            readAfter: (number) => whileAlive(() => database.readAfter(number)),
            putRestorePoint: (point) => whileAlive(() => database.putRestorePoint(point)),
            listRestorePoints: () => whileAlive(() => database.listRestorePoints()),
            restorePoint: (day) => whileAlive(() => database.restorePoint(day)),
            hasRestorePoint: (day) => whileAlive(() => database.hasRestorePoint(day)),
            erase: () => whileAlive(() => database.erase()),
            close: () => database.close(),
          };
        }),
      channel: {
        tell(message) {
          for (const other of tabs) if (isAlive && other !== tab) other.beTold(message);
        },
        onMessage(act) {
          listen = act;
        },
      },
      setTimer: (act) => timers.push(act),
      now,
      today: () => TODAY,
      nearDate: () => schedule.getState().selectedDate,
      pause: () => (isAlive ? browser.pause() : new Promise(() => {})),
      ...(browser.pieceSizes && { pieceSizes: browser.pieceSizes }),
      beforeFirstAppend: (_database, before) => whileAlive(() => tab.beforeFirstAppend(before)),
      onErased: () => tab.onErased(),
      show: (shown, arrivals) => isAlive && schedule.show(shown, arrivals),
      shown: () => schedule.getState(),
      log,
    });
    const schedule = createScheduleStore({ storage: sync, now, random, log });
    schedule.load(TODAY);
    void sync.connect();

    const tab: DatabaseTab = {
      schedule,
      employees: createEmployeeVerbs(schedule),
      sync,
      gateway,
      log,
      beforeFirstAppend: async () => {},
      onErased: jest.fn(),
      health: () => gateway.health.getState().health,
      isAlive: () => isAlive,
      runTimers() {
        for (const act of timers.splice(0)) if (isAlive) act();
      },
      holdBack(isToBeHeld: boolean) {
        isHeld = isToBeHeld;
      },
      beTold(message: TabMessage) {
        told.add(message);
      },
      hear(): boolean {
        if (told.size === 0 || isHeld) return false;
        const messages = [...told];
        told.clear();
        for (const message of messages) listen(message);
        return true;
      },
      kill() {
        isAlive = false;
        tabs.delete(tab);
        for (const database of opened) database.close();
      },
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
  const [shifts, awaitingRepair, employees, templates, publication, unpublished, log] = await Promise.all(
    ['shifts', 'undated', 'employees', 'templates', 'publication', 'unpublished', 'log'].map((store) =>
      database.getAll(store),
    ),
  );
  database.close();
  return {
    shifts: shifts ?? [],
    awaitingRepair: awaitingRepair ?? [],
    employees: employees ?? [],
    templates: templates ?? [],
    publication: publication ?? [],
    unpublished: unpublished ?? [],
    log: (log ?? []) as ScheduleChange[],
  };
}
