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

describe.each(COLLECTIONS)('the text of the stored %s', (_name, read) => {
  test('that is absent is an empty collection', () => {
    expect(read(null)).toMatchObject({ items: [], isWhole: true });
  });

  test('that is an empty list is whole', () => {
    expect(read('[]')).toMatchObject({ items: [], isWhole: true });
  });

  test.each(['', 'not json', '[{"id":', '{}', 'null', '"text"', '7', '{"length":1}'])(
    'that is %p gives nothing and must be put aside',
    (text) => {
      expect(read(text)).toMatchObject({ items: [], isWhole: false });
    },
  );

  test('with members that are no records leaves them out and says so', () => {
    expect(read(JSON.stringify([null, 7, 'text', [], true]))).toMatchObject({ items: [], isWhole: false });
  });

  test('never throws, whatever JSON it is', () => {
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
  test('are read as they are, the derived time range left aside', () => {
    expect(shiftsIn(stored)).toEqual({ items: [shift], awaitingRepair: [], isWhole: true });
  });

  test('are read by their times, whatever their time range says', () => {
    expect(shiftsIn({ ...stored, timeRange: '1:00 AM - 2:00 AM' }).items).toEqual([shift]);
    expect(shiftsIn({ ...stored, timeRange: 7 }).items).toEqual([shift]);
  });

  test('a wrong member among good ones leaves the good ones', () => {
    const { items, isWhole } = shiftsIn(stored, null, { ...stored, id: 'other' }, 'text');
    expect(items.map(({ id }) => id)).toEqual([stored.id, 'other']);
    expect(isWhole).toBe(false);
  });

  test('12-hour times become 24-hour ones', () => {
    const { items } = shiftsIn(
      { ...stored, startTime: '9:00 AM', endTime: '5:00\u202fPM' },
      { ...stored, id: '2', startTime: '12 AM', endTime: '12 PM' },
    );
    expect(items.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual([
      '09:00-17:00',
      '00:00-12:00',
    ]);
  });

  test('dates are cleaned', () => {
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
  ])('with %s are kept for repair with every field they had', (_what, fields) => {
    const broken = JSON.parse(JSON.stringify({ ...stored, ...fields, extra: ['kept'] }));
    expect(shiftsIn(broken, { ...stored, id: 'good' })).toEqual({
      items: [{ ...shift, id: 'good' }],
      awaitingRepair: [{ id: stored.id, stored: broken }],
      isWhole: true,
    });
  });

  test('two under one id are both kept, the later under an id of its own', () => {
    const text = JSON.stringify([stored, { ...stored, notes: 'second' }, { ...stored, notes: 'third' }]);
    const { items, isWhole } = readShifts(text);
    expect(items.map(({ notes }) => notes)).toEqual(['', 'second', 'third']);
    expect(items[0]?.id).toBe(stored.id);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(isWhole).toBe(true);
    expect(readShifts(text).items).toEqual(items);
  });

  test('a numeric id is read as its digits', () => {
    const { items } = shiftsIn({ ...stored, id: 1763000000000 }, { ...stored, id: '1763000000000' });
    expect(items[0]?.id).toBe('1763000000000');
    expect(items[1]?.id).not.toBe('1763000000000');
  });

  test('without an id get one, each its own, the same at every reading', () => {
    const { id: _id, ...withoutId } = stored;
    const text = JSON.stringify([withoutId, { ...withoutId, id: '' }, { ...withoutId, id: null }]);
    const ids = readShifts(text).items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id !== '')).toBe(true);
    expect(readShifts(text).items.map(({ id }) => id)).toEqual(ids);
  });

  test('without an id keep theirs wherever they stand, since it comes from their content', () => {
    const { id: _id, ...ana } = stored;
    const ben = { ...ana, employeeName: 'Ben', date: '2026-02-30' };
    const before = shiftsIn(ana, ben);
    const after = shiftsIn(stored, ben, { ...stored, id: 'other' }, ana);
    expect(after.awaitingRepair).toEqual(before.awaitingRepair);
    expect(after.items[2]).toEqual(before.items[0]);
    expect(before.items[0]?.id).not.toBe(before.awaitingRepair[0]?.id);
    expect(shiftsIn({ ...ana, notes: 'Other' }).items[0]?.id).not.toBe(before.items[0]?.id);
  });

  test('without an id and alike in everything get two ids, the same at every reading', () => {
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

  test('no two of a collection have one id, whatever ids are stored', () => {
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

  test('colours of the original, roles and statuses of long ago are understood', () => {
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

  test('names lose the blanks around them and nothing else', () => {
    const names = [' Ana ', '<img onerror=alert(1)>', '😀', 'مريم', 'x'.repeat(200), ''];
    const { items } = shiftsIn(...names.map((employeeName, id) => ({ ...stored, id, employeeName })));
    expect(items.map(({ employeeName }) => employeeName)).toEqual(names.map((name) => name.trim()));
  });

  test('a key __proto__ does no harm', () => {
    const text = `[{"__proto__":{"date":"2026-11-20","isAdmin":true},"id":"1"},
      ${JSON.stringify(stored).replace('{', '{"__proto__":{"notes":"x"},"constructor":7,')}]`;
    const { items, awaitingRepair } = readShifts(text);
    expect(awaitingRepair.map(({ id }) => id)).toEqual(['1']);
    expect(items).toEqual([shift]);
    expect(Object.getPrototypeOf(items[0])).toBe(Object.prototype);
    expect('isAdmin' in {}).toBe(false);
  });

  test('come back as they were written', () => {
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
  test('are read, with the colour of their role where they have none', () => {
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

  test.each(['', '  ', null, { first: 'Ana' }])('with the name %p are left out and said to be', (name) => {
    expect(readEmployees(JSON.stringify([{ id: '1', name, role: 'Cook' }]))).toEqual({
      items: [],
      isWhole: false,
    });
  });

  test.each(['Ana', 'ANA', ' ana '])('of two with one name (%p) both are read', (name) => {
    const text = JSON.stringify([
      { id: '1', name: 'Ana', role: 'Server' },
      { id: '2', name, role: 'Cook' },
    ]);
    const { items, isWhole } = readEmployees(text);
    expect(items.map(({ id }) => id)).toEqual(['1', '2']);
    expect(isWhole).toBe(true);
  });

  test('of two under one id both are kept', () => {
    const { items, isWhole } = readEmployees('[{"id":"1","name":"Ana"},{"id":"1","name":"Ben"}]');
    expect(items.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(2);
    expect(isWhole).toBe(true);
  });
});

describe('stored templates', () => {
  const late = { id: 't1', name: 'Late', role: 'Cook', startTime: '5pm', endTime: '01:00' };

  test('are read, with what they lack filled in', () => {
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
  ])('with %s are left out and said to be', (_what, fields) => {
    expect(readTemplates(JSON.stringify([{ ...late, ...fields }]))).toEqual({ items: [], isWhole: false });
  });
});
