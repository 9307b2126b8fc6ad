import fc from 'fast-check';
import {
  allShifts,
  EMPTY_INDEX,
  findShift,
  type IndexEntry,
  type ScheduleIndex,
  shiftsOn,
  withEntries,
  withSharedDays,
} from '@/lib/shifts/change/schedule-index';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { anyShift } from '@/tests/support/arbitraries';
import { day, shiftAt, sortedById } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FRIDAY = day('2026-11-20');
const SATURDAY = day('2026-11-21');
const NEXT_YEAR = day('2027-01-01');

const anyEntries: fc.Arbitrary<readonly IndexEntry[]> = fc.array(
  fc
    .record({ shift: anyShift, isRemoval: fc.boolean() })
    .map(({ shift, isRemoval }) => (isRemoval ? { id: shift.id } : { id: shift.id, after: shift })),
  { maxLength: 8 },
);

function indexOf(shifts: readonly Shift[]): ScheduleIndex {
  return withEntries(
    EMPTY_INDEX,
    shifts.map((shift) => ({ id: shift.id, after: shift })),
  );
}

const early = shiftAt('08:00-12:00', { id: 'a1', date: FRIDAY });
const late = shiftAt('17:00-23:00', { id: 'b1', date: FRIDAY });
const weekend = shiftAt('10:00-18:00', { id: 'c2', date: SATURDAY });
const newYear = shiftAt('10:00-18:00', { id: 'd3', date: NEXT_YEAR });
const index = indexOf([late, weekend, early, newYear]);

describe('finding shifts in the index', () => {
  test('returns the shifts of a day in day order', () => {
    expect(shiftsOn(index, FRIDAY)).toEqual([early, late]);
    expect(shiftsOn(index, SATURDAY)).toEqual([weekend]);
    expect(shiftsOn(index, day('2026-11-22'))).toEqual([]);
    expect(shiftsOn(EMPTY_INDEX, FRIDAY)).toEqual([]);
  });

  test('finds a shift by id, also beside other shifts in a bucket and with an id of one letter', () => {
    const short = shiftAt('08:00-12:00', { id: 'x' });
    const index = indexOf([
      short,
      shiftAt('08:00-12:00', { id: '1-aaaa01' }),
      shiftAt('08:00-12:00', { id: '2-bb01' }),
    ]);
    expect(findShift(index, 'x')).toBe(short);
    expect(findShift(index, '2-bb01')?.id).toBe('2-bb01');
    expect(findShift(index, '3-cc01')).toBeUndefined();
    expect(findShift(index, '')).toBeUndefined();
  });

  test('returns all shifts once', () => {
    expect(sortedById(allShifts(index))).toEqual([early, late, weekend, newYear]);
    expect(index.shiftCount).toBe(4);
    expect([...allShifts(EMPTY_INDEX)]).toEqual([]);
  });
});

describe('withEntries', () => {
  test('gives the edited day a new array and keeps the arrays of other days', () => {
    const edited = withEntries(index, [{ id: 'b1', after: { ...late, notes: 'Keys' } }]);
    expect(shiftsOn(edited, FRIDAY)).not.toBe(shiftsOn(index, FRIDAY));
    expect(shiftsOn(edited, FRIDAY)[1]?.notes).toBe('Keys');
    expect(shiftsOn(edited, SATURDAY)).toBe(shiftsOn(index, SATURDAY));
    expect(shiftsOn(edited, NEXT_YEAR)).toBe(shiftsOn(index, NEXT_YEAR));
  });

  test('keeps the same empty array for a day without shifts', () => {
    const edited = withEntries(index, [{ id: 'e4', after: shiftAt('09:00-10:00', { id: 'e4' }) }]);
    const empty = day('2026-11-25');
    expect(shiftsOn(edited, empty)).toBe(shiftsOn(index, empty));
  });

  test('shares the months and buckets of unchanged shifts', () => {
    const edited = withEntries(index, [{ id: 'c2' }]);
    expect(edited.months.get('2027-01')).toBe(index.months.get('2027-01'));
    expect(edited.months.get('2026-11')).not.toBe(index.months.get('2026-11'));
    expect(edited.buckets.get('d3')).toBe(index.buckets.get('d3'));
  });

  test('moves a shift to its new date and out of the old one', () => {
    const moved = { ...weekend, date: NEXT_YEAR };
    const edited = withEntries(index, [{ id: 'c2', after: moved }]);
    expect(shiftsOn(edited, SATURDAY)).toEqual([]);
    expect(shiftsOn(edited, NEXT_YEAR)).toEqual([moved, newYear]);
    expect(shiftsOn(edited, FRIDAY)).toBe(shiftsOn(index, FRIDAY));
    expect(findShift(edited, 'c2')).toBe(moved);
    expect(edited.shiftCount).toBe(4);
    expect(shiftsOn(index, SATURDAY)).toEqual([weekend]);
  });

  test('sorts a shift again when its time changes', () => {
    const edited = withEntries(index, [
      { id: 'a1', after: shiftAt('20:00-23:00', { id: 'a1', date: FRIDAY }) },
    ]);
    expect(shiftsOn(edited, FRIDAY).map(({ id }) => id)).toEqual(['b1', 'a1']);
  });

  test('returns the empty index when everything is removed', () => {
    const edited = withEntries(
      index,
      [early, late, weekend, newYear].map(({ id }) => ({ id })),
    );
    expect(edited).toEqual(EMPTY_INDEX);
  });

  test('changes nothing when an unknown id is removed', () => {
    expect(withEntries(index, [{ id: 'zz' }])).toEqual(index);
  });

  test('keeps only the last place of a shift that moves twice in one change', () => {
    const edited = withEntries(index, [
      { id: 'a1', after: { ...early, date: SATURDAY } },
      { id: 'a1', after: { ...early, date: NEXT_YEAR } },
    ]);
    expect(shiftsOn(edited, SATURDAY)).toEqual([weekend]);
    expect(shiftsOn(edited, FRIDAY)).toEqual([late]);
    expect(shiftsOn(edited, NEXT_YEAR).map(({ id }) => id)).toEqual(['a1', 'd3']);
    expect(edited.shiftCount).toBe(4);
  });
});

describe('withEntries for any edits', () => {
  test('leaves the same shifts on the same days as a plain list', () => {
    fc.assert(
      fc.property(fc.array(anyEntries, { maxLength: 6 }), (groups) => {
        const naive = new Map<string, Shift>();
        let index = EMPTY_INDEX;
        for (const entries of groups) {
          index = withEntries(index, entries);
          for (const { id, after } of entries) {
            if (after) naive.set(id, after);
            else naive.delete(id);
          }
        }
        const shifts = [...naive.values()];
        expect(index.shiftCount).toBe(shifts.length);
        expect(sortedById(allShifts(index))).toEqual(sortedById(shifts));
        for (const shift of shifts) expect(findShift(index, shift.id)).toBe(shift);
        const dates = new Set(groups.flat().flatMap(({ after }) => after?.date ?? []));
        for (const date of dates) {
          const ofDay = shifts.filter((shift) => shift.date === date).sort(compareShifts);
          expect(shiftsOn(index, date)).toEqual(ofDay);
        }
        const days = [...index.months.values()].flatMap((month) => [...month.keys()]);
        expect(days.sort()).toEqual([...new Set(shifts.map(({ date }) => date))].sort());
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('keeps the array of every untouched day', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (first, second) => {
        const before = withEntries(EMPTY_INDEX, first);
        const after = withEntries(before, second);
        const touched = new Set(
          second.flatMap((entry) => [entry.after?.date, findShift(before, entry.id)?.date]),
        );
        for (const date of [...before.months.values()].flatMap((month) => [...month.keys()])) {
          if (!touched.has(date)) expect(shiftsOn(after, date)).toBe(shiftsOn(before, date));
        }
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});

describe('an index of 10,000 shifts', () => {
  const many = Array.from({ length: 10_000 }, (_, position) =>
    shiftAt('09:00-17:00', {
      id: `${1_763_000_000_000 + position}-${String(position).padStart(6, '0')}`,
      employeeName: `Person ${position % 40}`,
      date: addDays(FRIDAY, Math.floor(position / 40)),
    }),
  );
  const large = indexOf(many);

  test('finds all shifts by day and by id', () => {
    expect(large.shiftCount).toBe(10_000);
    expect(new Set(allShifts(large)).size).toBe(10_000);
    expect(shiftsOn(large, addDays(FRIDAY, 249))).toHaveLength(40);
    expect(shiftsOn(large, addDays(FRIDAY, 250))).toHaveLength(0);
    expect(many.every((shift) => findShift(large, shift.id) === shift)).toBe(true);
  });

  test('keeps 249 of 250 days unchanged when one shift changes', () => {
    const target = shiftsOn(large, addDays(FRIDAY, 100))[7];
    if (!target) throw new Error('The test needs a shift on that day.');
    const edited = withEntries(large, [{ id: target.id, after: { ...target, notes: 'Keys' } }]);
    const changed = Array.from({ length: 250 }, (_, count) => addDays(FRIDAY, count)).filter(
      (date) => shiftsOn(edited, date) !== shiftsOn(large, date),
    );
    expect(changed).toEqual([target.date]);
  });
});

describe('withSharedDays', () => {
  test('keeps the identity of equal days and shifts, and uses the new index for the rest', () => {
    const later = { ...late, notes: 'Closing' };
    const again = indexOf([{ ...early }, later, { ...weekend }]);
    const shared = withSharedDays(again, index);
    expect(shared).toEqual(again);
    expect(shiftsOn(shared, SATURDAY)).toBe(shiftsOn(index, SATURDAY));
    expect(shiftsOn(shared, FRIDAY)[0]).toBe(early);
    expect(shiftsOn(shared, FRIDAY)[1]).toBe(later);
    expect(shiftsOn(shared, NEXT_YEAR)).toEqual([]);
  });

  test('equals the new index for any two indexes', () => {
    fc.assert(
      fc.property(
        fc.array(anyShift, { maxLength: 8 }),
        fc.array(anyShift, { maxLength: 8 }),
        (one, other) => {
          const read = indexOf(one);
          const shown = indexOf([...other, ...one.slice(1).map((shift) => ({ ...shift }))]);
          expect(withSharedDays(read, shown)).toEqual(read);
        },
      ),
      { numRuns: rounds(100), ...seed },
    );
  });
});
