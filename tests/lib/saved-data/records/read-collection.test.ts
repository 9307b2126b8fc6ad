import fc from 'fast-check';
import { readEmployees, readShifts, readTemplates } from '@/lib/saved-data/records/read-collection';
import { toStoredShift } from '@/lib/saved-data/records/stored-records';
import { anyShift } from '@/tests/support/arbitraries';
import { rounds, seed } from '@/tests/support/rounds';

const stored = {
  id: '1763000000000-abc123',
  employeeName: 'Ana',
  role: 'Server',
  date: '2026-11-20',
  startTime: '09:00',
  endTime: '17:00',
  timeRange: '9:00 AM - 5:00 PM',
  status: 'Confirmed',
  color: 'purple',
  notes: '',
};
const { timeRange: _derived, ...shift } = stored;

function shiftsIn(...values: readonly unknown[]) {
  return readShifts(JSON.stringify(values));
}

const COLLECTIONS = [
  ['shifts', readShifts],
  ['employees', readEmployees],
  ['templates', readTemplates],
] as const;

describe.each(COLLECTIONS)('text of the stored %s', (_name, read) => {
  test('is an empty collection when missing', () => {
    expect(read(null)).toMatchObject({ items: [], isWhole: true });
  });

  test('is whole when the text is an empty list', () => {
    expect(read('[]')).toMatchObject({ items: [], isWhole: true });
  });

  test.each(['', 'not json', '[{"id":', '{}', 'null', '"text"', '7', '{"length":1}'])(
    'yields no records and is not whole when it is %p',
    (text) => {
      expect(read(text)).toMatchObject({ items: [], isWhole: false });
    },
  );

  test('loses members that are not records, and is then not whole', () => {
    expect(read(JSON.stringify([null, 7, 'text', [], true]))).toMatchObject({ items: [], isWhole: false });
  });

  test('is read without an error for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { items, isWhole } = read(text);
        const value: unknown = JSON.parse(text);
        expect(isWhole ? Array.isArray(value) : true).toBe(true);
        expect(items.length).toBeLessThanOrEqual(Array.isArray(value) ? value.length : 0);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('stored shifts', () => {
  test('are read without the derived time range', () => {
    expect(shiftsIn(stored)).toEqual({ items: [shift], awaitingRepair: [], isWhole: true });
  });

  test('keep their times when the time range disagrees', () => {
    expect(shiftsIn({ ...stored, timeRange: '1:00 AM - 2:00 AM' }).items).toEqual([shift]);
    expect(shiftsIn({ ...stored, timeRange: 7 }).items).toEqual([shift]);
  });

  test('are read without fields of the wrong type', () => {
    const { items, isWhole } = shiftsIn(stored, null, { ...stored, id: 'other' }, 'text');
    expect(items.map(({ id }) => id)).toEqual([stored.id, 'other']);
    expect(isWhole).toBe(false);
  });

  test('are read with 24-hour times when stored with 12-hour times', () => {
    const { items } = shiftsIn(
      { ...stored, startTime: '9:00 AM', endTime: '5:00\u202fPM' },
      { ...stored, id: '2', startTime: '12 AM', endTime: '12 PM' },
    );
    expect(items.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual([
      '09:00-17:00',
      '00:00-12:00',
    ]);
  });

  test('are read with normalized dates', () => {
    const dates = ['2026-2-3', '2026-02-03T10:00:00.000Z', ' 2026-02-03 ', 'Feb 3, 2026', '2026/2/3'];
    const { items } = shiftsIn(...dates.map((date, id) => ({ ...stored, id, date })));
    expect(items.map(({ date }) => date)).toEqual(dates.map(() => '2026-02-03'));
  });

  test.each([
    ['a day that does not exist', { date: '2026-02-30' }],
    ['no date', { date: undefined }],
    ['a word for a date', { date: 'garbage' }],
    ['no start', { startTime: '' }],
    ['an end at 25:00', { endTime: '25:00' }],
    ['a number for a time', { startTime: 9 }],
    ['a record for a date', { date: { year: 2026 } }],
  ])('are quarantined with all their fields when they have %s', (_what, fields) => {
    const broken = JSON.parse(JSON.stringify({ ...stored, ...fields, extra: ['kept'] }));
    expect(shiftsIn(broken, { ...stored, id: 'good' })).toEqual({
      items: [{ ...shift, id: 'good' }],
      awaitingRepair: [{ id: stored.id, stored: broken }],
      isWhole: true,
    });
  });

  test('are both kept when they share an id, the later one with a new id', () => {
    const text = JSON.stringify([stored, { ...stored, notes: 'second' }, { ...stored, notes: 'third' }]);
    const { items, isWhole } = readShifts(text);
    expect(items.map(({ notes }) => notes)).toEqual(['', 'second', 'third']);
    expect(items[0]?.id).toBe(stored.id);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(isWhole).toBe(true);
    expect(readShifts(text).items).toEqual(items);
  });

  test('get the digits of a numeric id', () => {
    const { items } = shiftsIn({ ...stored, id: 1763000000000 }, { ...stored, id: '1763000000000' });
    expect(items[0]?.id).toBe('1763000000000');
    expect(items[1]?.id).not.toBe('1763000000000');
  });

  test('get the same unique ids on every read when stored without ids', () => {
    const { id: _id, ...withoutId } = stored;
    const text = JSON.stringify([withoutId, { ...withoutId, id: '' }, { ...withoutId, id: null }]);
    const ids = readShifts(text).items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id !== '')).toBe(true);
    expect(readShifts(text).items.map(({ id }) => id)).toEqual(ids);
  });

  test('get ids from their content, at any position, when stored without ids', () => {
    const { id: _id, ...ana } = stored;
    const ben = { ...ana, employeeName: 'Ben', date: '2026-02-30' };
    const before = shiftsIn(ana, ben);
    const after = shiftsIn(stored, ben, { ...stored, id: 'other' }, ana);
    expect(after.awaitingRepair).toEqual(before.awaitingRepair);
    expect(after.items[2]).toEqual(before.items[0]);
    expect(before.items[0]?.id).not.toBe(before.awaitingRepair[0]?.id);
    expect(shiftsIn({ ...ana, notes: 'Other' }).items[0]?.id).not.toBe(before.items[0]?.id);
  });

  test('get two stable ids when identical and stored without ids', () => {
    const { id: _id, ...withoutId } = stored;
    const ids = shiftsIn(withoutId, withoutId).items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(shiftsIn(withoutId, stored, withoutId).items.map(({ id }) => id)).toEqual([
      ids[0],
      stored.id,
      ids[1],
    ]);
    expect(shiftsIn(withoutId).items[0]?.id).toBe(ids[0]);
  });

  test('never get the same id', () => {
    const ids = fc.array(fc.option(fc.constantFrom('a', 'a-2', 'a-2-2', '', 1, '1'), { nil: undefined }));
    fc.assert(
      fc.property(ids, (stores) => {
        const { items } = shiftsIn(...stores.map((id) => ({ ...stored, id })));
        expect(items).toHaveLength(stores.length);
        expect(new Set(items.map(({ id }) => id)).size).toBe(stores.length);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('get known colors, roles and statuses for those of old versions', () => {
    const { items } = shiftsIn(
      { ...stored, color: 'bg-blue-100 text-blue-800' },
      { ...stored, id: '2', color: 'bg-teal-100', role: 'Cook' },
      { ...stored, id: '3', role: 'Barista', color: undefined, status: undefined, notes: undefined },
      { ...stored, id: '4', status: 'Standby' },
    );
    expect(items.map(({ color }) => color)).toEqual(['blue', 'red', 'gray', 'purple']);
    expect(items.map(({ status }) => status)).toEqual(['Confirmed', 'Confirmed', 'Confirmed', 'Standby']);
    expect(items[2]).toMatchObject({ role: 'Barista', notes: '' });
  });

  test('lose only outer spaces of names', () => {
    const names = [' Ana ', '<img onerror=alert(1)>', '😀', 'مريم', 'x'.repeat(200), ''];
    const { items } = shiftsIn(...names.map((employeeName, id) => ({ ...stored, id, employeeName })));
    expect(items.map(({ employeeName }) => employeeName)).toEqual(names.map((name) => name.trim()));
  });

  test('are not affected by a field named __proto__', () => {
    const text = `[{"__proto__":{"date":"2026-11-20","isAdmin":true},"id":"1"},
      ${JSON.stringify(stored).replace('{', '{"__proto__":{"notes":"x"},"constructor":7,')}]`;
    const { items, awaitingRepair } = readShifts(text);
    expect(awaitingRepair.map(({ id }) => id)).toEqual(['1']);
    expect(items).toEqual([shift]);
    expect(Object.getPrototypeOf(items[0])).toBe(Object.prototype);
    expect('isAdmin' in {}).toBe(false);
  });

  test('survive writing and reading', () => {
    const shifts = fc.uniqueArray(anyShift, { selector: ({ id }) => id });
    fc.assert(
      fc.property(shifts, (written) => {
        expect(readShifts(JSON.stringify(written.map(toStoredShift)))).toEqual({
          items: written,
          awaitingRepair: [],
          isWhole: true,
        });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('stored employees', () => {
  test('get the color of their role if stored without a color', () => {
    const text = JSON.stringify([
      { id: 1, name: ' Ana ', role: 'Server' },
      { id: '2', name: 'Ben', role: 'Cook', color: 'bg-blue-100 text-blue-800' },
    ]);
    expect(readEmployees(text)).toEqual({
      items: [
        { id: '1', name: 'Ana', role: 'Server', color: 'purple' },
        { id: '2', name: 'Ben', role: 'Cook', color: 'blue' },
      ],
      isWhole: true,
    });
  });

  test.each(['', '  ', null, { first: 'Ana' }])('are dropped and reported when their name is %p', (name) => {
    expect(readEmployees(JSON.stringify([{ id: '1', name, role: 'Cook' }]))).toEqual({
      items: [],
      isWhole: false,
    });
  });

  test.each(['Ana', 'ANA', ' ana '])('are both read when they share a name (%p)', (name) => {
    const text = JSON.stringify([
      { id: '1', name: 'Ana', role: 'Server' },
      { id: '2', name, role: 'Cook' },
    ]);
    const { items, isWhole } = readEmployees(text);
    expect(items.map(({ id }) => id)).toEqual(['1', '2']);
    expect(isWhole).toBe(true);
  });

  test('are both kept when they share an id', () => {
    const { items, isWhole } = readEmployees('[{"id":"1","name":"Ana"},{"id":"1","name":"Ben"}]');
    expect(items.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(isWhole).toBe(true);
  });
});

describe('stored templates', () => {
  const late = { id: 't1', name: 'Late', role: 'Cook', startTime: '5pm', endTime: '01:00' };

  test('get defaults for missing fields', () => {
    expect(readTemplates(JSON.stringify([late]))).toEqual({
      items: [
        {
          id: 't1',
          name: 'Late',
          description: '',
          employeeName: '',
          role: 'Cook',
          startTime: '17:00',
          endTime: '01:00',
          status: 'Confirmed',
          color: 'red',
          icon: '',
        },
      ],
      isWhole: true,
    });
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no start', { startTime: '' }],
    ['no end', { endTime: 'late' }],
  ])('are dropped and reported when they have %s', (_what, fields) => {
    expect(readTemplates(JSON.stringify([{ ...late, ...fields }]))).toEqual({ items: [], isWhole: false });
  });
});
