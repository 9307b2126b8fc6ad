import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { mergeSubmitted } from '@/lib/merge/merge-submitted';
import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import type { ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { KEYS_UPGRADE } from '@/stores/browser-storage/keys/migrate-keys';
import { upgradeKeysWith } from '@/stores/browser-storage/keys/older-keys';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';
import {
  createStorageGateway,
  type StorageGateway,
  type StorageHealth,
  type TextStorage,
} from '@/stores/browser-storage/keys/storage-gateway';
import { createSchedulePersistence } from '@/stores/browser-storage/persistence/database-persistence';
import type { SchedulePersistence, TabMessage } from '@/stores/browser-storage/persistence/persistence-ports';
import type { PieceSizes } from '@/stores/browser-storage/persistence/reading-tracker';
import { createEmployeeVerbs, type EmployeeVerbs } from '@/stores/employees/employees';
import { createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';
import { day } from '@/tests/support/records';
import { MemoryStorage } from './memory-storage';

beforeAll(() => upgradeKeysWith(KEYS_UPGRADE));

/** Today in the tabs of these tests. */
export const TODAY = day('2026-11-19');
const FIRST_TICK = 1_000_000;
let databaseCount = 0;

/** A page of the app: its stores wired as in the app, with timers controlled by the test. */
export interface DatabaseTab {
  readonly schedule: ScheduleStore;
  readonly employees: EmployeeVerbs;
  readonly sync: SchedulePersistence;
  readonly gateway: StorageGateway;
  readonly log: { readonly error: jest.Mock; readonly warn: jest.Mock };
  readonly onErased: jest.Mock;
  /** Called before the first change of the page is appended to the database; a test may replace it. */
  beforeFirstAppend: (before: () => Promise<SavedSchedule>) => Promise<void>;
  health(): StorageHealth;
  isAlive(): boolean;
  /** Runs the coalesced writes. */
  runTimers(): void;
  /** The number of pending timers. */
  timerCount(): number;
  /** Holds back messages to this tab, or releases them. */
  holdBack(isToBeHeld: boolean): void;
  beTold(message: TabMessage): void;
  /** Processes the queued messages; false when there are none. */
  processMessages(): boolean;
  /** Kills the page: nothing more of it reaches a storage. */
  kill(): void;
  /** Closes the page in an orderly way, and opens it again. */
  reload(): DatabaseTab;
}

/** How one tab opens the database; undefined: the opening is never answered. */
type OpenDatabase = (onLost: () => void) => Promise<ScheduleDatabase | undefined>;

/** One browser profile: a localStorage and a database that its tabs share, and the channel between them. */
export interface Browser {
  readonly name: string;
  readonly storage: MemoryStorage;
  /** How a tab opens the database; a test may replace it. */
  openDatabase: (onLost: () => void) => Promise<ScheduleDatabase>;
  /** Called between two pieces of a long schedule; a test may delay it. */
  pause: () => Promise<void>;
  /** How a long schedule is read, when a test needs it different from the app. */
  pieceSizes?: PieceSizes;
  /** Whether everything happens in one millisecond; a test may set it. */
  isClockStopped?: boolean;
  /** Receives the messages between tabs, like a worker. */
  onPost?: (message: TabMessage) => void;
  /** Sends a message to all tabs, like a worker. */
  tell(message: TabMessage): void;
  openTab(isStorageRefused?: boolean, openDatabase?: OpenDatabase): DatabaseTab;
  /** Delivers the messages between tabs, except to tabs that are held back. */
  deliver(): void;
  /** Waits until the database has answered all requests; delivers no messages. */
  idle(): Promise<void>;
  /** Waits until nothing is pending. */
  settle(): Promise<void>;
}

/** Opens a profile without a page. */
export function openBrowser(storage: MemoryStorage = new MemoryStorage(), seed = 1): Browser {
  databaseCount += 1;
  const name = `brigade-${databaseCount}`;
  const tabs = new Set<DatabaseTab>();
  /** Pending database requests of live tabs. */
  let working = 0;
  let time = FIRST_TICK;
  let randomState = seed;
  const now = () => {
    if (!browser.isClockStopped) time += 1;
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
    ...(process.env.PIECES && { pieceSizes: { wholeUpTo: 0, maxShifts: Number(process.env.PIECES) } }),
    openTab,
    tell(message) {
      for (const tab of tabs) tab.beTold(message);
    },
    deliver() {
      for (const tab of tabs) tab.processMessages();
    },
    async idle() {
      for (let quiet = 0; quiet < 4; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (working > 0) quiet = -1;
      }
    },
    async settle() {
      await browser.idle();
      while ([...tabs].some((tab) => tab.processMessages())) await browser.idle();
    },
  };

  function openTab(
    isStorageRefused = false,
    openDatabase: OpenDatabase = (onLost) => browser.openDatabase(onLost),
  ): DatabaseTab {
    const log = { error: jest.fn(), warn: jest.fn() };
    const timers: (() => void)[] = [];
    let listen: (message: TabMessage) => void = () => {};
    let isAlive = true;
    let isHeld = false;
    const queued = new Set<TabMessage>();
    const opened: ScheduleDatabase[] = [];
    /** A killed page gets no answers and sends no requests. */
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
    const sync = createSchedulePersistence({
      gateway,
      openDatabase: async (onLost) => {
        const found = await whileAlive(async (): Promise<ScheduleDatabase | undefined> => {
          const database = await openDatabase(() => isAlive && onLost());
          if (!database) return undefined;
          opened.push(database);
          return {
            readAll: (askedIds) => whileAlive(() => database.readAll(askedIds)),
            readStart: (askedIds, maxShifts) => whileAlive(() => database.readStart(askedIds, maxShifts)),
            readBeside: () => whileAlive(() => database.readBeside()),
            readDays: (days, maxShifts) => whileAlive(() => database.readDays(days, maxShifts)),
            append: (pending, own) => whileAlive(() => database.append(pending, own)),
            readContent: (work) => whileAlive(() => database.readContent(work)),
            appendInBulk: (bulk, work) => whileAlive(() => database.appendInBulk(bulk, work)),
            lastNumber: () => whileAlive(() => database.lastNumber()),
            readAfter: (number) => whileAlive(() => database.readAfter(number)),
            readLatest: (count) => whileAlive(() => database.readLatest(count)),
            readUnbroken: () => whileAlive(() => database.readUnbroken()),
            putRestorePoint: (point) => whileAlive(() => database.putRestorePoint(point)),
            listRestorePoints: () => whileAlive(() => database.listRestorePoints()),
            restorePoint: (day) => whileAlive(() => database.restorePoint(day)),
            hasRestorePoint: (day) => whileAlive(() => database.hasRestorePoint(day)),
            erase: () => whileAlive(() => database.erase()),
            close: () => database.close(),
          };
        });
        return found ?? new Promise(() => {});
      },
      channel: {
        post(message) {
          for (const other of tabs) if (isAlive && other !== tab) other.beTold(message);
          if (isAlive) browser.onPost?.(message);
        },
        onMessage(act) {
          listen = act;
        },
      },
      setTimer: (act) => timers.push(act),
      now,
      today: () => TODAY,
      nearDate: () => schedule.getState().selectedDate,
      weekStart: () => 'monday',
      pause: () => (isAlive ? browser.pause() : new Promise(() => {})),
      ...(browser.pieceSizes && { pieceSizes: browser.pieceSizes }),
      beforeFirstAppend: (_database, before) => whileAlive(() => tab.beforeFirstAppend(before)),
      onErased: () => tab.onErased(),
      show: (shown, arrivals) => isAlive && schedule.show(shown, arrivals),
      shown: () => schedule.getState(),
      log,
    });
    const schedule = createScheduleStore({
      followSteps: afterRenamesIn,
      mergeSubmitted,
      storage: sync,
      now,
      random,
      log,
    });
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
      timerCount: () => timers.length,
      runTimers() {
        for (const act of timers.splice(0)) if (isAlive) act();
      },
      holdBack(isToBeHeld: boolean) {
        isHeld = isToBeHeld;
      },
      beTold(message: TabMessage) {
        queued.add(message);
      },
      processMessages(): boolean {
        if (queued.size === 0 || isHeld) return false;
        const messages = [...queued];
        queued.clear();
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
        return openTab(isStorageRefused, openDatabase);
      },
    };
    tabs.add(tab);
    return tab;
  }

  return browser;
}

/** The content of the object stores, read through a second, raw connection. */
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
