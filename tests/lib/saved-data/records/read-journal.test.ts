import fc from 'fast-check';
import { readJournal } from '@/lib/saved-data/records/read-journal';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairEntry,
  employeeEntry,
  invertChange,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { anyEdits, changeFor } from '@/tests/support/arbitraries';
import { changeOf, employeeOf, plain, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const shift = shiftAt('22:00-06:00', { id: 'shift-1' });
const good = changeOf([shiftEntry(undefined, shift)], 'good');

function journal(...values: readonly unknown[]) {
  return readJournal(JSON.stringify(values));
}

describe('stored journal', () => {
  test('has no changes and is whole when missing or empty', () => {
    expect(readJournal(null)).toEqual({ changes: [], isWhole: true });
    expect(readJournal('[]')).toEqual({ changes: [], isWhole: true });
  });

  test.each(['', 'not json', '{}', 'null', '[{"id"'])('is not whole when its text is %p', (text) => {
    expect(readJournal(text)).toEqual({ changes: [], isWhole: false });
  });

  test('yields changes of every kind in their order', () => {
    const changes = [
      good,
      changeOf([shiftEntry(shift, undefined), employeeEntry(undefined, employeeOf('Ana'))], 'second'),
      changeOf(
        [templateEntry(undefined, templateOf('Late')), employeeEntry(employeeOf('Ana'), undefined)],
        'third',
      ),
      changeOf([awaitingRepairEntry({ id: 'u', stored: { date: 'garbage' } }, undefined)], 'fourth'),
      invertChange(good, 'fifth', 2),
      changeOf([], 'empty'),
    ];
    expect(journal(...changes)).toEqual({ changes, isWhole: true });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a change without id', { at: 1, entries: [] }],
    ['a change without time', { id: 'x', entries: [] }],
    ['a change without entries', { id: 'x', at: 1 }],
    ['entries that are no list', { id: 'x', at: 1, entries: {} }],
    ['an entry that is a number', { id: 'x', at: 1, entries: [7] }],
    ['an entry without id', { id: 'x', at: 1, entries: [{ kind: 'shift', after: shift }] }],
    ['an entry of unknown kind', { id: 'x', at: 1, entries: [{ kind: 'shop', id: 'x', after: {} }] }],
    ['a removal of unknown kind', { id: 'x', at: 1, entries: [{ kind: 'shop', id: 'x' }] }],
    ['a kind named __proto__', { id: 'x', at: 1, entries: [{ kind: '__proto__', id: 'x' }] }],
    ['an after that is null', { id: 'x', at: 1, entries: [{ kind: 'shift', id: 'x', after: null }] }],
    [
      'a shift without a day',
      { id: 'x', at: 1, entries: [{ kind: 'shift', id: 'x', after: { ...shift, date: '2026-02-30' } }] },
    ],
    ['an employee without a name', { id: 'x', at: 1, entries: [{ kind: 'employee', id: 'x', after: {} }] }],
    [
      'a template without times',
      { id: 'x', at: 1, entries: [{ kind: 'template', id: 'x', after: { name: 'L' } }] },
    ],
  ])('drops %s, is not whole, and keeps the other changes', (_what, broken) => {
    expect(journal(good, broken, { ...good, id: 'last' })).toEqual({
      changes: [good, { ...good, id: 'last' }],
      isWhole: false,
    });
  });

  test('loses a whole change if one of its entries is broken', () => {
    const broken = {
      ...good,
      entries: [...good.entries, { kind: 'employee', id: 'e', after: { name: '' } }],
    };
    expect(journal(broken)).toEqual({ changes: [], isWhole: false });
  });

  test('keeps any changes through JSON', () => {
    fc.assert(
      fc.property(fc.array(anyEdits, { maxLength: 5 }), (groups) => {
        const changes = groups.map((edits, position) =>
          changeFor(EMPTY_SCHEDULE, edits, `change-${position}`),
        );
        const read = readJournal(JSON.stringify(changes));
        expect(read).toEqual({ changes, isWhole: true });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('results in the same schedule when its changes are replayed', () => {
    fc.assert(
      fc.property(fc.array(anyEdits, { maxLength: 5 }), (groups) => {
        let schedule = EMPTY_SCHEDULE;
        const changes = groups.map((edits) => {
          const change = changeFor(schedule, edits);
          schedule = applyChange(schedule, change);
          return change;
        });
        const read = readJournal(JSON.stringify(changes)).changes;
        expect(plain(read.reduce(applyChange, EMPTY_SCHEDULE))).toEqual(plain(schedule));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
