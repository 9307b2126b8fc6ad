import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { dropAllAway, dropAway, keepAway, readAway } from '@/stores/browser-storage/keys/away-log';
import { createStorageGateway } from '@/stores/browser-storage/keys/storage-gateway';
import { makeShift } from '@/tests/support/brigade';
import { changeOf } from '@/tests/support/records';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const SHIFT = makeShift({ id: 's' });
const KNOWN = { since: 7, isDatabaseKnown: true };

function openGateway(maxLength = Number.POSITIVE_INFINITY) {
  const storage = new MemoryStorage();
  const put = storage.setItem.bind(storage);
  storage.setItem = (key, text) => {
    if (text.length > maxLength) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    put(key, text);
  };
  return createStorageGateway({ storage, basePath: '', log: { error: jest.fn() } });
}

/** Edit `number` of a chain: each changes the notes that the previous edit has set. */
const edit = (number: number) =>
  changeOf(
    [shiftEntry({ ...SHIFT, notes: `${number - 1}` }, { ...SHIFT, notes: `${number}` })],
    `edit-${number}`,
  );

test('keeps each change once, in order and with its known log position, until it is dropped', () => {
  const gateway = openGateway();
  expect(keepAway(gateway, [edit(1), edit(2)], KNOWN)).toBe('kept');
  expect(keepAway(gateway, [edit(2), edit(3)], { ...KNOWN, since: 9 })).toBe('kept');
  expect(readAway(gateway).map(({ change, since }) => [change.id, since])).toEqual([
    ['edit-1', 7],
    ['edit-2', 7],
    ['edit-3', 9],
  ]);
  dropAway(gateway, ['edit-1', 'edit-3', 'unknown']);
  expect(readAway(gateway)).toEqual([{ change: edit(2), since: 7, isAway: true }]);
  dropAway(gateway, ['edit-2']);
  expect(gateway.read('away')).toBeNull();
});

test('quarantines an unreadable change once and removes it from the log', () => {
  const gateway = openGateway();
  const broken = { id: 'broken', at: 1, entries: [{ kind: 'shift', id: 's', after: 'nothing' }], since: 7 };
  keepAway(gateway, [edit(1)], KNOWN);
  const [kept] = JSON.parse(gateway.read('away') ?? '[]');
  gateway.write('away', JSON.stringify([broken, kept]));
  const put = jest.spyOn(gateway.quarantined, 'put');
  dropAway(gateway, []);
  expect(JSON.parse(gateway.read('away') ?? 'null')).toEqual([kept]);
  dropAway(gateway, ['edit-1']);
  expect(gateway.read('away')).toBeNull();
  expect(put).toHaveBeenCalledTimes(1);
});

test('keeps an unreadable change if there is no space to quarantine it', () => {
  const gateway = openGateway();
  const text = JSON.stringify([{ id: 'broken' }]);
  gateway.write('away', text);
  jest.spyOn(gateway.quarantined, 'put').mockImplementation((key, unread) => {
    gateway.quarantined.locked.set(key, unread);
    return undefined;
  });
  dropAway(gateway, []);
  expect(gateway.read('away')).toBe(text);
});

test('merges the oldest of a thousand changes and leaves the latest 200 unmerged', () => {
  const gateway = openGateway();
  for (let number = 1; number <= 1000; number += 1) keepAway(gateway, [edit(number)], KNOWN);
  const kept = readAway(gateway);
  expect(kept.length).toBeLessThanOrEqual(400);
  expect(kept.length).toBeGreaterThanOrEqual(200);
  expect(kept[0]?.change.entries).toMatchObject([{ id: 's', before: { notes: '0' } }]);
  expect(kept.at(-1)?.change).toEqual(edit(1000));
  for (const [index, { change }] of kept.entries()) {
    expect(change.entries[0]?.before).toEqual(
      kept[index - 1]?.change.entries[0]?.after ?? { ...SHIFT, notes: '0' },
    );
  }
});

test('merges earlier edits of one record to save space, and returns "noRoom" if merging does not suffice', () => {
  const gateway = openGateway(JSON.stringify([edit(1), edit(2), edit(3)]).length);
  for (const number of [1, 2, 3, 4, 5]) expect(keepAway(gateway, [edit(number)], KNOWN)).toBe('kept');
  expect(readAway(gateway).at(-1)?.change).toEqual(edit(5));
  const shifts = Array.from({ length: 20 }, (_, index) =>
    shiftEntry(undefined, makeShift({ id: `${index}` })),
  );
  expect(keepAway(gateway, [changeOf(shifts, 'many')], KNOWN)).toBe('noRoom');
  expect(readAway(gateway).at(-1)?.change).toEqual(edit(5));
  expect(gateway.health.getState().health).toBe('full');
});

test('does not merge a change that is not in the collections yet, so that it can be withdrawn', () => {
  const gateway = openGateway(JSON.stringify([edit(1), edit(2), edit(3), edit(4)]).length);
  for (const number of [1, 2, 3]) keepAway(gateway, [edit(number)], KNOWN);
  expect(keepAway(gateway, [edit(3), edit(4)], KNOWN)).toBe('kept');
  expect(readAway(gateway).map(({ change }) => change.id)).toEqual(['edit-2', 'edit-3', 'edit-4']);
});

test('reports the storage as healthy after a change had no space and no database is known', () => {
  const gateway = openGateway(100);
  const unknown = { since: 0, isDatabaseKnown: false };
  expect(keepAway(gateway, [edit(1)], unknown)).toBe('noRoom');
  dropAllAway(gateway);
  expect(gateway.read('away')).toBeNull();
  expect(gateway.readValue('stamp')).toEqual({
    number: 0,
    shifts: '',
    employees: '',
    templates: '',
    days: '',
    requests: '',
    businessSettings: '',
  });
  expect(gateway.health.getState().health).toBe('well');
});

test('returns "tooLong" for a large change only if no database is known', () => {
  const gateway = openGateway();
  const long = changeOf([shiftEntry(undefined, { ...SHIFT, notes: 'x'.repeat(250_000) })], 'long');
  expect(keepAway(gateway, [long], { since: 0, isDatabaseKnown: false })).toBe('tooLong');
  expect(keepAway(gateway, [long], KNOWN)).toBe('kept');
});
