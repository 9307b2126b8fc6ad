import fc from 'fast-check';
import { isFields } from '@/lib/saved-data/records/fields';
import { readShifts } from '@/lib/saved-data/records/read-collection';
import {
  isDated,
  readEmployee,
  readId,
  readShift,
  readTemplate,
  toStoredShift,
  toStoredShifts,
} from '@/lib/saved-data/records/stored-records';
import { shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('stored record', () => {
  test('has fields only if the record is a plain object', () => {
    expect([{}, { id: 1 }].every(isFields)).toBe(true);
    expect([null, undefined, [], 'text', 7, true].some(isFields)).toBe(false);
  });

  test('has an id only if the stored id is a text or a number', () => {
    expect(readId({ id: 'a' })).toBe('a');
    expect(readId({ id: 12 })).toBe('12');
    expect([{}, { id: null }, { id: {} }, { id: true }].map(readId)).toEqual(['', '', '', '']);
  });
});

describe('stored shift', () => {
  test.each([
    ['09:00-17:00', '9:00 AM - 5:00 PM'],
    ['22:00-06:00', '10:00 PM - 6:00 AM'],
    ['00:00-12:00', '12:00 AM - 12:00 PM'],
  ])('of %s has the time range %s', (times, timeRange) => {
    const shift = shiftAt(times);
    expect(toStoredShift(shift)).toEqual({ ...shift, timeRange });
  });

  test('is read with the given id and without the time range', () => {
    const shift = shiftAt('09:00-17:00');
    expect(readShift({ ...toStoredShift(shift), timeRange: 'wrong' }, 'other')).toEqual({
      ...shift,
      id: 'other',
    });
  });

  test('is quarantined unchanged if the date is invalid', () => {
    const stored = { id: 7, date: '2026-02-30', startTime: '09:00', endTime: '17:00', extra: 'kept' };
    const record = readShift(stored, '7');
    expect(isDated(record)).toBe(false);
    expect(record).toEqual({ id: '7', stored });
  });

  test('is a valid shift if its date is valid, even with a field named stored', () => {
    const record = readShift({ ...shiftAt('09:00-17:00'), stored: 'x' }, '7');
    expect(isDated(record)).toBe(true);
    expect(record).not.toHaveProperty('stored');
  });
});

describe('list of stored shifts', () => {
  const broken = { employeeName: 'Theo', date: 'x', startTime: '09:00', endTime: '17:00', extra: ['kept'] };

  test('has the shifts first, then the quarantined records unchanged', () => {
    const shift = shiftAt('09:00-17:00');
    const stored = { ...broken, id: 'u' };
    const written = toStoredShifts([shift], [{ id: 'u', stored }]);
    expect(written).toEqual([toStoredShift(shift), stored]);
    expect(written[1]).toBe(stored);
  });

  test.each([7, '7'])('keeps an id that is read as the same id: %p', (id) => {
    const stored = { ...broken, id };
    expect(toStoredShifts([], [{ id: '7', stored }])).toEqual([stored]);
  });

  test.each([
    ['no id', {}],
    ['an empty id', { id: '' }],
    ['null as id', { id: null }],
    ["another record's id", { id: 'u' }],
  ])('writes the id from reading when a quarantined record has %s', (_what, own) => {
    expect(toStoredShifts([], [{ id: 'u-2', stored: { ...broken, ...own } }])).toEqual([
      { ...broken, id: 'u-2' },
    ]);
  });

  test('is read back with the same ids, for any stored ids and dates', () => {
    const records = fc.array(
      fc.record({
        id: fc.constantFrom('u', 'u-2', '', '1', 1, null, undefined),
        date: fc.constantFrom('2026-11-19', 'x', ''),
      }),
    );
    fc.assert(
      fc.property(records, (stores) => {
        const text = JSON.stringify(stores.map((fields, position) => ({ ...broken, ...fields, position })));
        const { items, awaitingRepair } = readShifts(text);
        const again = readShifts(JSON.stringify(toStoredShifts(items, awaitingRepair)));
        expect(again.items).toEqual(items);
        expect(again.awaitingRepair.map(({ id, stored }) => [id, stored.position])).toEqual(
          awaitingRepair.map(({ id, stored }) => [id, stored.position]),
        );
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('stored employee or template', () => {
  test('is read with numbers as digits and other wrong values as empty text', () => {
    expect(readEmployee({ name: 42, role: { is: 'Cook' } }, '1')).toEqual({
      id: '1',
      name: '42',
      role: '',
      color: 'gray',
    });
  });

  test('survives writing and reading', () => {
    const template = templateOf('Late', { employeeName: 'Ana', description: ' as typed ', color: 'blue' });
    expect(readTemplate({ ...template }, template.id)).toEqual(template);
  });
});
