import {
  applyExternalQuarantine,
  checkQuarantine,
  dropQuarantined,
  eraseKeys,
  listQuarantined,
  readQuarantine,
  settleQuarantined,
} from '@/stores/browser-storage/keys/quarantine-list';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const CUT = '[{"id":"s1","employeeName":"Ma';

/** Starts a page on the storage. */
function start(storage: MemoryStorage, basePath = '') {
  const log = { error: jest.fn() };
  const gateway = createStorageGateway({ storage, basePath, log });
  checkQuarantine(gateway);
  return { ...gateway, log, shown: () => gateway.health.getState().health };
}

/** Starts a page that finds an unreadable text, on a new storage. */
function startedOn(text: string, id: Parameters<ReturnType<typeof start>['readValue']>[0] = 'shifts') {
  const storage = new MemoryStorage();
  const page = start(storage);
  page.quarantine(id, text);
  return { storage, page };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-19T16:40:00-05:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('an unreadable list of shifts', () => {
  test('is reported at every start, although the key was written again', () => {
    const { storage, page } = startedOn(CUT);
    page.write('shifts', '[]');
    for (let count = 0; count < 3; count += 1) expect(start(storage).shown()).toBe('unreadable');
  });

  test('is no longer reported once settled, also at later starts, but stays listed', () => {
    const { storage, page } = startedOn(CUT);
    settleQuarantined(page);
    expect(page.shown()).toBe('well');
    // If nothing has overwritten the text, the next start finds it again.
    const next = start(storage);
    next.quarantine('shifts', CUT);
    expect(next.shown()).toBe('well');
    expect(listQuarantined(next)).toMatchObject([
      { key: 'shifts', text: CUT, state: 'settled', at: Date.now() },
    ]);
  });

  test('leaves the key unchanged on discard when other shifts of the list are readable', () => {
    const list = '[{"id":"s1"},{"id":"s2","employeeName":"Maya","date":"2026-11-19"}]';
    const { storage, page } = startedOn(list);
    storage.setItem('shifts', list);
    for (const text of listQuarantined(page)) dropQuarantined(page, text);
    expect(listQuarantined(page)).toEqual([]);
    expect(storage.getItem('shifts')).toBe(list);
  });

  test('does not block the key when only a copy had no space', () => {
    const storage = new MemoryStorage();
    const page = start(storage);
    jest.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(page.quarantined.put('shifts', '[]', 'copy')).toBeUndefined();
    expect(page.write('shifts', '[1]')).toBe(true);
  });

  test('does not come back from the key after a discard', () => {
    const { storage, page } = startedOn(CUT);
    storage.setItem('shifts', CUT);
    for (const text of listQuarantined(page)) dropQuarantined(page, text);
    expect(storage.texts.size).toBe(0);
    expect(page.shown()).toBe('well');
    expect(start(storage).shown()).toBe('well');
  });

  test('is discarded without a text written to the key since', () => {
    const { storage, page } = startedOn(CUT);
    page.write('shifts', '[]');
    for (const text of listQuarantined(page)) dropQuarantined(page, text);
    expect([...storage.texts]).toEqual([['shifts', '[]']]);
  });

  test('is settled by name, without other quarantined texts', () => {
    const { page } = startedOn(CUT);
    page.quarantine('employees', 'x');
    const [first] = listQuarantined(page);
    settleQuarantined(page, first?.name);
    expect(page.shown()).toBe('unreadable');
    expect(listQuarantined(page).map(({ state }) => state)).toEqual(['settled', 'open']);
  });

  test('is reported if an earlier build quarantined the list without a state', () => {
    const storage = new MemoryStorage({ 'brigade-quarantine-shifts-1abc-30': CUT });
    const page = start(storage);
    expect(page.shown()).toBe('unreadable');
    expect(listQuarantined(page)).toMatchObject([{ key: 'shifts', text: CUT, at: undefined }]);
    settleQuarantined(page);
    expect(start(storage).shown()).toBe('well');
  });

  test('is listed under the key itself if there is no space for a copy, and can be discarded', () => {
    const storage = new MemoryStorage({ shifts: CUT });
    storage.failsFor = () => true;
    const page = start(storage);
    page.quarantine('shifts', CUT);
    expect(page.shown()).toBe('unreadable');
    expect(Object.values(readQuarantine(page))).toEqual([CUT]);
    // The key stays locked, so the banner stays too.
    settleQuarantined(page);
    expect(page.shown()).toBe('unreadable');
    expect(page.write('shifts', '[]')).toBe(false);
    storage.failsFor = () => false;
    for (const text of listQuarantined(page)) dropQuarantined(page, text);
    expect(page.write('shifts', '[]')).toBe(true);
    expect([...storage.texts]).toEqual([['shifts', '[]']]);
  });
});

test('lists and logs an unreadable preference once, without a banner', () => {
  const { storage, page } = startedOn('beige', 'themeColorId');
  page.quarantine('themeColorId', 'beige');
  expect(page.log.error).toHaveBeenCalledTimes(1);
  expect([page.shown(), start(storage).shown()]).toEqual(['well', 'well']);
  expect(listQuarantined(page)).toMatchObject([{ key: 'themeColorId', text: 'beige' }]);
});

test('lists a text copied before a migration as "copy" until it is found unreadable', () => {
  const storage = new MemoryStorage();
  const page = start(storage);
  page.quarantined.put('shifts', CUT, 'copy');
  settleQuarantined(page);
  expect(page.shown()).toBe('well');
  expect(listQuarantined(page)).toMatchObject([{ state: 'copy' }]);
  page.quarantine('shifts', CUT);
  expect(page.shown()).toBe('unreadable');
});

test('parses names with hyphens and sub-paths, and erases them', () => {
  const storage = new MemoryStorage({ 'brigade-quarantine-shifts-other-5': 'x', foreign: '1' });
  const page = start(storage, '/brigade');
  page.quarantine('publication', '{');
  expect(page.shown()).toBe('unreadable');
  expect(listQuarantined(page)).toMatchObject([{ key: 'brigade-publication', text: '{' }]);
  eraseKeys(page);
  expect([...storage.texts.keys()]).toEqual(['brigade-quarantine-shifts-other-5', 'foreign']);
});

test('hides the report after another tab has settled the text', () => {
  const { storage, page } = startedOn(CUT);
  const other = start(storage);
  settleQuarantined(other);
  expect(page.shown()).toBe('unreadable');
  applyExternalQuarantine(page, 'brigade-aside-shifts');
  expect(page.shown()).toBe('well');
});
