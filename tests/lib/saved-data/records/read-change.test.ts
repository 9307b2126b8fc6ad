import fc from 'fast-check';
import { readChange } from '@/lib/saved-data/records/read-change';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairEntry,
  CHANGE_ORIGINS,
  type ChangeEntry,
  employeeEntry,
  invertChange,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { anyEdits, changeFor } from '@/tests/support/arbitraries';
import { changeOf, employeeOf, scheduleOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const shift = shiftAt('22:00-06:00', { id: 'shift-1' });
const later = { ...shift, notes: 'Later' };
const waiting = { id: 'u', stored: { id: 'u', date: 'garbage', extra: ['kept'] } };

/** What is read of a change that went through JSON. */
function reread(change: unknown): ScheduleChange | undefined {
  return readChange(JSON.parse(JSON.stringify(change)));
}

/** What is read of a change with this one entry. */
function rereadEntry(entry: unknown): ChangeEntry | undefined {
  return reread({ id: 'change-1', at: 1, entries: [entry] })?.entries[0];
}

describe('a stored change', () => {
  test.each<[string, ChangeEntry]>([
    ['a new shift', shiftEntry(undefined, shift)],
    ['a changed shift', shiftEntry(shift, later)],
    ['a removed shift', shiftEntry(shift, undefined)],
    ['a new employee', employeeEntry(undefined, employeeOf('Ana'))],
    ['a changed employee', employeeEntry(employeeOf('Ana'), employeeOf('Ana', { role: 'Cook' }))],
    ['a removed employee', employeeEntry(employeeOf('Ana'), undefined)],
    ['a new template', templateEntry(undefined, templateOf('Late'))],
    ['a changed template', templateEntry(templateOf('Late'), templateOf('Late', { icon: '🌙' }))],
    ['a removed template', templateEntry(templateOf('Late'), undefined)],
    ['a shift that begins to wait', awaitingRepairEntry(undefined, waiting)],
    ['a shift that waits otherwise', awaitingRepairEntry(waiting, { id: 'u', stored: {} })],
    ['a shift that waits no longer', awaitingRepairEntry(waiting, undefined)],
    ['a removal of which nothing is known', { kind: 'shift', id: 'shift-1' }],
  ])('with %s is read as it was', (_what, entry) => {
    expect(reread(changeOf([entry]))).toStrictEqual(changeOf([entry]));
  });

  test.each(CHANGE_ORIGINS)('keeps that it is an %s, and of which change', (origin) => {
    const change = { ...changeOf([shiftEntry(shift, later)]), origin };
    expect(reread(change)).toStrictEqual(change);
    expect(reread({ ...change, of: 'change-0' })).toStrictEqual({ ...change, of: 'change-0' });
  });

  test('loses an origin and a change that it cannot know, and stays an edit', () => {
    const change = changeOf([shiftEntry(shift, later)]);
    for (const origin of ['', 'Undo', 'toString', 7, null, ['undo'], { undo: true }]) {
      expect(reread({ ...change, origin, of: 7 })).toStrictEqual(change);
    }
  });

  test('loses fields that none of it has', () => {
    const stored = JSON.parse(
      '{"id":"c","at":1,"more":1,"__proto__":{"origin":"undo"},"entries":[{"kind":"shift","id":"s","more":1}]}',
    );
    expect(readChange(stored)).toStrictEqual({ id: 'c', at: 1, entries: [{ kind: 'shift', id: 's' }] });
  });

  test('names a record by the id of its entry, whatever the record says', () => {
    expect(rereadEntry({ kind: 'shift', id: 'x', after: shift, before: { ...shift, id: 7 } })).toStrictEqual(
      shiftEntry({ ...shift, id: 'x' }, { ...shift, id: 'x' }),
    );
  });
});

describe('what cannot be read', () => {
  test.each<[string, unknown]>([
    ['is no record', null],
    ['is a list', []],
    ['has no id', { at: 1, entries: [] }],
    ['has a number for an id', { id: 1, at: 1, entries: [] }],
    ['has no time', { id: 'x', entries: [] }],
    ['has a text for a time', { id: 'x', at: '1', entries: [] }],
    ['has no entries', { id: 'x', at: 1 }],
    ['has entries that are no list', { id: 'x', at: 1, entries: { length: 0 } }],
  ])('of a change that %s is no change', (_what, stored) => {
    expect(readChange(stored)).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['is none', 7],
    ['has no id', { kind: 'shift', after: shift }],
    ['has a number for an id', { kind: 'shift', id: 7, after: shift }],
    ['has no kind', { id: 'x', after: shift }],
    ['is of a kind of later', { kind: 'shop', id: 'x' }],
    ['is of the kind __proto__', { kind: '__proto__', id: 'x' }],
    ['puts null', { kind: 'shift', id: 'x', after: null }],
    ['puts a shift on no day', { kind: 'shift', id: 'x', after: { ...shift, date: '2026-02-30' } }],
    ['puts an employee without a name', { kind: 'employee', id: 'x', after: { name: ' ' } }],
    ['puts a template without times', { kind: 'template', id: 'x', after: { name: 'Late' } }],
    ['lets wait what is no record', { kind: 'undated', id: 'x', after: { stored: [] } }],
    ['lets wait nothing', { kind: 'undated', id: 'x', after: {} }],
  ])('of an entry that %s takes the whole change with it', (_what, entry) => {
    expect(reread({ id: 'x', at: 1, entries: [shiftEntry(undefined, shift), entry] })).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'text'],
    ['a list', [shift]],
    ['a shift on no day', { ...shift, date: '2026-02-30' }],
  ])('of what stood before, here %s, is left out: the entry stays', (_what, before) => {
    expect(rereadEntry({ kind: 'shift', id: 'shift-1', before, after: later })).toStrictEqual(
      shiftEntry(undefined, later),
    );
    expect(rereadEntry({ kind: 'shift', id: 'shift-1', before })).toStrictEqual({
      kind: 'shift',
      id: 'shift-1',
    });
  });
});

describe('any change', () => {
  const schedule = scheduleOf({
    shifts: [shiftAt('09:00-17:00', { id: '5' }), shiftAt('09:00-17:00', { id: '1-aaaa01' })],
    employees: [employeeOf('Ana', { id: '5' })],
    templates: [templateOf('Late', { id: '5' })],
  });

  test('and what undoes it and brings it again come back from JSON as they were', () => {
    fc.assert(
      fc.property(fc.constantFrom(EMPTY_SCHEDULE, schedule), anyEdits, fc.integer(), (from, edits, at) => {
        const change = changeFor(from, edits);
        const undo = invertChange(change, 'undo', at);
        const redo = repeatChange(change, 'redo', at);
        for (const each of [change, undo, redo]) expect(reread(each)).toEqual(each);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('of shifts that wait comes back with every field that they had', () => {
    const stored = fc
      .dictionary(fc.string(), fc.jsonValue())
      .map((fields) => JSON.parse(JSON.stringify(fields)));
    fc.assert(
      fc.property(fc.string(), stored, stored, (id, before, after) => {
        const change = changeOf([awaitingRepairEntry({ id, stored: before }, { id, stored: after })]);
        expect(reread(change)).toEqual(change);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('that is any JSON is read or is none, and never throws', () => {
    const entry = fc.record(
      {
        kind: fc.constantFrom<unknown>('shift', 'employee', 'template', 'undated', 'shop', 1),
        id: fc.oneof(fc.string(), fc.jsonValue()),
        before: fc.oneof(fc.constant(shift), fc.jsonValue()),
        after: fc.oneof(fc.constant(shift), fc.constant(waiting), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const change = fc.record({
      id: fc.string(),
      at: fc.integer(),
      entries: fc.array(entry, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.oneof(change, fc.jsonValue()), (value) => {
        const read = reread(value);
        // What was read is itself read as it is.
        if (read) expect(reread(read)).toEqual(read);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

test('an undo of several is read with all of them, and without those that are no list of names', () => {
  const undo: ScheduleChange = { ...changeOf([], 'u'), origin: 'undo', of: 'one', also: ['two', 'three'] };
  expect(reread(undo)).toStrictEqual(undo);
  const { also: _also, ...single } = undo;
  expect(reread({ ...undo, also: [7] })).toStrictEqual(single);
});

test('an edit that took a proposal keeps the seed; one that cannot be read is none', () => {
  const taken: ScheduleChange = { ...changeOf([], 't'), proposal: { seed: 42 } };
  expect(reread(taken)).toStrictEqual(taken);
  expect(reread({ ...taken, proposal: { seed: 'high' } })).toStrictEqual(changeOf([], 't'));
});
