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

/** The change that is read after a pass through JSON. */
function reread(change: unknown): ScheduleChange | undefined {
  return readChange(JSON.parse(JSON.stringify(change)));
}

/** The single entry of a change, read after a pass through JSON. */
function rereadEntry(entry: unknown): ChangeEntry | undefined {
  return reread({ id: 'change-1', at: 1, entries: [entry] })?.entries[0];
}

describe('stored change', () => {
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
    ['a shift put into quarantine', awaitingRepairEntry(undefined, waiting)],
    ['a changed shift in quarantine', awaitingRepairEntry(waiting, { id: 'u', stored: {} })],
    ['a shift taken out of quarantine', awaitingRepairEntry(waiting, undefined)],
    ['a removal without its record', { kind: 'shift', id: 'shift-1' }],
  ])('keeps %s when stored as JSON', (_what, entry) => {
    expect(reread(changeOf([entry]))).toStrictEqual(changeOf([entry]));
  });

  test.each(CHANGE_ORIGINS)('keeps the origin %s, and the id of the change to which it refers', (origin) => {
    const change = { ...changeOf([shiftEntry(shift, later)]), origin };
    expect(reread(change)).toStrictEqual(change);
    expect(reread({ ...change, of: 'change-0' })).toStrictEqual({ ...change, of: 'change-0' });
  });

  test('is read as an edit if the origin is unknown, and without an unknown reference', () => {
    const change = changeOf([shiftEntry(shift, later)]);
    for (const origin of ['', 'Undo', 'toString', 7, null, ['undo'], { undo: true }]) {
      expect(reread({ ...change, origin, of: 7 })).toStrictEqual(change);
    }
  });

  test('drops unknown fields', () => {
    const stored = JSON.parse(
      '{"id":"c","at":1,"more":1,"__proto__":{"origin":"undo"},"entries":[{"kind":"shift","id":"s","more":1}]}',
    );
    expect(readChange(stored)).toStrictEqual({ id: 'c', at: 1, entries: [{ kind: 'shift', id: 's' }] });
  });

  test('gives a record the id of its entry', () => {
    expect(rereadEntry({ kind: 'shift', id: 'x', after: shift, before: { ...shift, id: 7 } })).toStrictEqual(
      shiftEntry({ ...shift, id: 'x' }, { ...shift, id: 'x' }),
    );
  });
});

describe('unreadable change', () => {
  test.each<[string, unknown]>([
    ['is null', null],
    ['is a list', []],
    ['has no id', { at: 1, entries: [] }],
    ['has a number for an id', { id: 1, at: 1, entries: [] }],
    ['has no time', { id: 'x', entries: [] }],
    ['has a text for a time', { id: 'x', at: '1', entries: [] }],
    ['has no entries', { id: 'x', at: 1 }],
    ['has entries that are no list', { id: 'x', at: 1, entries: { length: 0 } }],
  ])('is dropped when it %s', (_what, stored) => {
    expect(readChange(stored)).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['is a number', 7],
    ['has no id', { kind: 'shift', after: shift }],
    ['has a number for an id', { kind: 'shift', id: 7, after: shift }],
    ['has no kind', { id: 'x', after: shift }],
    ['has an unknown kind', { kind: 'shop', id: 'x' }],
    ['has the kind __proto__', { kind: '__proto__', id: 'x' }],
    ['has null as its record', { kind: 'shift', id: 'x', after: null }],
    ['has a shift on an invalid date', { kind: 'shift', id: 'x', after: { ...shift, date: '2026-02-30' } }],
    ['has an employee without a name', { kind: 'employee', id: 'x', after: { name: ' ' } }],
    ['has a template without times', { kind: 'template', id: 'x', after: { name: 'Late' } }],
    ['quarantines a list', { kind: 'undated', id: 'x', after: { stored: [] } }],
    ['quarantines nothing', { kind: 'undated', id: 'x', after: {} }],
  ])('is dropped when one of its entries %s', (_what, entry) => {
    expect(reread({ id: 'x', at: 1, entries: [shiftEntry(undefined, shift), entry] })).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'text'],
    ['a list', [shift]],
    ['a shift on an invalid date', { ...shift, date: '2026-02-30' }],
  ])('keeps an entry without its earlier record when that is %s', (_what, before) => {
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

  test('survives JSON, and so do the changes that undo and redo it', () => {
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

  test('keeps every field of quarantined shifts through JSON', () => {
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

  test('is read or dropped without an error for any JSON', () => {
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
        // A change that was read must survive another pass.
        if (read) expect(reread(read)).toEqual(read);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

test('readChange keeps all ids of an undo of several changes, and drops a malformed list of ids', () => {
  const undo: ScheduleChange = { ...changeOf([], 'u'), origin: 'undo', of: 'one', also: ['two', 'three'] };
  expect(reread(undo)).toStrictEqual(undo);
  const { also: _also, ...single } = undo;
  expect(reread({ ...undo, also: [7] })).toStrictEqual(single);
});

test('readChange keeps the seed of an accepted proposal, and drops a malformed seed', () => {
  const accepted: ScheduleChange = { ...changeOf([], 't'), proposal: { seed: 42 } };
  expect(reread(accepted)).toStrictEqual(accepted);
  expect(reread({ ...accepted, proposal: { seed: 'high' } })).toStrictEqual(changeOf([], 't'));
});
