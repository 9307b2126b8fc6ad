import { mergeSubmitted } from '@/lib/merge/merge-submitted';
import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import 'fake-indexeddb/auto';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import {
  createStorageGateway,
  openLocalStorage,
  type StorageHealth,
} from '@/stores/browser-storage/keys/storage-gateway';
import { postToTabs } from '@/stores/browser-storage/persistence/change-channel';
import { createDatabasePersistence } from '@/stores/browser-storage/persistence/database-persistence';
import { createEarlyPersistence } from '@/stores/browser-storage/persistence/early-persistence';
import { createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';
import { makeShift } from '@/tests/support/brigade';
import { TODAY } from '@/tests/support/storage/database-tabs';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const rejected = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));

/** Replaces a property of a global object until the end of the test. A getter refuses the access. */
function put(target: object, name: string, descriptor: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  restores.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}
let restores: (() => void)[] = [];
let storage: MemoryStorage;
let names = 0;

const putNavigator = (part: object) => put(globalThis, 'navigator', { value: part });
const channelThat = (parts: object) =>
  put(globalThis, 'BroadcastChannel', {
    value: class {
      addEventListener() {}
      close() {}
      postMessage() {}
      constructor() {
        Object.assign(this, parts);
      }
    },
  });
const storageThat = (parts: object) =>
  put(globalThis, 'localStorage', { value: Object.assign(Object.create(storage), parts) });
const refuseKeys = () => put(globalThis, 'localStorage', { get: refused });
const refuseDatabase = () => put(globalThis, 'indexedDB', { get: refused });

/** Title, how to refuse the feature, the expected health, and whether an edit survives a reload. */
const REFUSALS: readonly (readonly [string, () => void, StorageHealth, boolean])[] = [
  ['nothing', () => {}, 'well', true],
  ['the access to the channel', () => put(globalThis, 'BroadcastChannel', { get: refused }), 'well', true],
  [
    'to open the channel',
    () => put(globalThis, 'BroadcastChannel', { value: jest.fn(refused) }),
    'well',
    true,
  ],
  ['to post on the channel', () => channelThat({ postMessage: refused }), 'well', true],
  [
    'the access to the storage manager',
    () => putNavigator(Object.defineProperty({}, 'storage', { get: refused })),
    'well',
    true,
  ],
  ['to be asked, at once', () => putNavigator({ storage: { persist: refused } }), 'well', true],
  ['to be asked, later', () => putNavigator({ storage: { persist: rejected } }), 'well', true],
  ['the access to the keys', refuseKeys, 'limited', true],
  ['to read the keys', () => storageThat({ getItem: refused }), 'limited', true],
  ['the access to the database', refuseDatabase, 'limited', true],
  ['to open the database', () => put(indexedDB, 'open', { value: refused }), 'limited', true],
  [
    'all of it, as Firefox without site data',
    () => {
      refuseKeys();
      refuseDatabase();
      put(globalThis, 'BroadcastChannel', { value: jest.fn(refused) });
      putNavigator({ storage: { persist: rejected } });
    },
    'blocked',
    false,
  ],
  [
    'the database, and the use of the keys',
    () => {
      storageThat({ getItem: refused, setItem: refused });
      refuseDatabase();
    },
    'blocked',
    false,
  ],
];

interface Page {
  readonly store: ScheduleStore;
  readonly health: () => StorageHealth;
  readonly flush: () => void;
}

async function openPage(name: string): Promise<Page> {
  const log = { error() {}, warn() {} };
  const gateway = createStorageGateway({ storage: openLocalStorage(), basePath: '', log });
  const now = () => Date.now();
  const setTimer = () => 0;
  const sync = createEarlyPersistence({
    gateway,
    setTimer,
    log,
    load: async (kept) =>
      createDatabasePersistence({
        name,
        kept,
        gateway,
        tabGateway: gateway,
        setTimer,
        now,
        log,
        today: () => TODAY,
        nearDate: () => TODAY,
        weekStart: () => 'monday',
        onErased() {},
        show: (shown, arrivals) => store.show(shown, arrivals),
        shown: () => store.getState(),
      }),
  });
  const store = createScheduleStore({
    followSteps: afterRenamesIn,
    mergeSubmitted,
    storage: sync,
    now,
    random: Math.random,
    log,
  });
  store.load(TODAY);
  // A failing script is retried forever.
  await Promise.race([sync.connect(), new Promise((resolve) => setTimeout(resolve, 500))]);
  return { store, health: () => gateway.health.getState().health, flush: () => sync.flush() };
}

const idsIn = ({ store }: Page) => Array.from(allShifts(store.getState().schedule.shifts), ({ id }) => id);

beforeEach(() => {
  names += 1;
  storage = new MemoryStorage();
  put(globalThis, 'window', { value: globalThis });
  put(globalThis, 'localStorage', { value: storage });
  channelThat({});
});
afterEach(() => {
  for (const restore of restores.reverse()) restore();
  restores = [];
  jest.restoreAllMocks();
});

test.each(REFUSALS)(
  'reports the right storage health and accepts an edit when the browser refuses %s',
  async (_what, refuse, health, isKept) => {
    refuse();
    const page = await openPage(`refused-${names}`);
    expect(page.health()).toBe(health);
    const change = page.store.addShift(makeShift({ id: 'a' }));
    await expect(page.store.whenStored(change)).resolves.toBe(true);
    expect([page.health(), idsIn(page)]).toEqual([health, ['a']]);
    page.flush();
    expect(idsIn(await openPage(`refused-${names}`))).toEqual(isKept ? ['a'] : []);
  },
);

test('posts to other tabs without an error when the browser refuses the channel', () => {
  put(globalThis, 'BroadcastChannel', { value: jest.fn(refused) });
  expect(() => postToTabs('refused', 'changed')).not.toThrow();
});
