import { EMPTY_HISTORY } from '@/lib/shifts/change/history';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { createEarlyPersistence } from '@/stores/browser-storage/persistence/early-persistence';
import { createLocalKeeper } from '@/stores/browser-storage/persistence/local-keeper';
import type { SchedulePersistence } from '@/stores/browser-storage/persistence/persistence-ports';
import { makeShift } from '@/tests/support/brigade';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const change = (id: string) => ({ id, at: 1, entries: [shiftEntry(undefined, makeShift({ id }))] });

function begin() {
  const storage = new MemoryStorage();
  const log = { error: jest.fn() };
  const gateway = createStorageGateway({ storage, basePath: '', log });
  const calls: string[] = [];
  const later = {
    ...createLocalKeeper({
      gateway,
      journal: createJournal(gateway),
      setTimer: () => {},
      show: () => {},
      shown: () => ({ schedule: EMPTY_SCHEDULE, awaitingRepair: [], history: EMPTY_HISTORY, reading: null }),
    }),
    connect: async () => void calls.push('connect'),
    writeAhead: ({ id }) => calls.push(`ahead ${id}`) > 0,
    record: ({ id }) => void calls.push(`record ${id}`),
    withdraw: (id) => void calls.push(`withdraw ${id}`),
    whenStored: async () => calls.push('asked') > 0,
    withDatabase: async () => undefined,
    erase: async () => {},
    whenAllRead: async () => {},
    missingCount: () => 0,
    readRemoteChanges: () => {},
  } satisfies SchedulePersistence;
  const timers: (() => void)[] = [];
  const loads: { resolve: (sync: SchedulePersistence) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<SchedulePersistence>((resolve, reject) => loads.push({ resolve, reject }));
  const early = createEarlyPersistence({ gateway, load, setTimer: (act) => timers.push(act), log });
  const journal = () => storage.texts.get('brigade-journal') ?? '';
  return { early, later, calls, timers, loads, journal, log, gateway: gateway };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('early sync, before the database script has loaded', () => {
  test('writes a change to the journal in the task that submits it', () => {
    const { early, journal } = begin();
    early.readAll();
    void early.connect();
    expect(early.writeAhead(change('a'))).toBe(true);
    expect(journal()).toContain('"a"');
    early.record(change('b'), () => early.readAll());
    expect(journal()).toContain('"b"');
  });

  test('refuses edits of data of a newer version and writes nothing to the journal', () => {
    const { early, journal, gateway } = begin();
    gateway.writeValue('dataVersion', 99);
    early.readAll();
    expect(early.canEdit()).toBe(false);
    expect(early.writeAhead(change('a'))).toBe(false);
    expect(journal()).toBe('');
  });

  test('passes all calls on in their order once the script has loaded, then opens the database', async () => {
    const { early, later, calls, loads } = begin();
    const saved = early.readAll();
    const isConnected = early.connect();
    early.writeAhead(change('a'));
    early.record(change('a'), () => saved);
    const isStored = early.whenStored('a');
    early.withdraw('b');
    loads[0]?.resolve(later);
    await isConnected;
    expect(await isStored).toBe(true);
    expect(calls).toEqual(['ahead a', 'record a', 'withdraw b', 'connect', 'asked']);
    early.record(change('c'), () => saved);
    expect(calls.at(-1)).toBe('record c');
  });

  test('requests the script again after it failed to load, and reports the storage as failing', async () => {
    const { early, later, calls, loads, timers, gateway } = begin();
    early.readAll();
    const isConnected = early.connect();
    early.record(change('a'), () => early.readAll());
    loads[0]?.reject(new Error('no network'));
    await settle();
    expect(gateway.health.getState().health).toBe('failing');
    expect(calls).toEqual([]);
    timers.shift()?.();
    await settle();
    loads[1]?.resolve(later);
    await isConnected;
    expect(calls).toEqual(['record a', 'connect']);
  });
});
