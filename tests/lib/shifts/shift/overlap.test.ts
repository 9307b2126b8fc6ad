import fc from 'fast-check';
import { overlappingShiftIds, shiftsOverlap } from '@/lib/shifts/shift/overlap';
import { anyShift, shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const morning = shiftAt('09:00-13:00', { id: 'morning' });
const noon = shiftAt('12:00-16:00', { id: 'noon' });

describe('shiftsOverlap for two shifts of one person', () => {
  test.each([
    ['reports no overlap when shifts touch', '09:00-13:00', '13:00-17:00', false],
    ['reports an overlap when shifts share one minute', '09:00-13:01', '13:00-17:00', true],
    ['reports an overlap when shifts are identical', '09:00-17:00', '09:00-17:00', true],
    ['reports an overlap when a shift lies inside another', '09:00-17:00', '11:00-12:00', true],
    [
      'reports an overlap when an evening shift ends after the night shift starts',
      '18:00-22:01',
      '22:00-06:00',
      true,
    ],
    [
      'reports no overlap when an evening shift ends as the night shift starts',
      '18:00-22:00',
      '22:00-06:00',
      false,
    ],
    [
      'reports no overlap between a night shift and an early shift of the same date',
      '22:00-06:00',
      '01:00-05:00',
      false,
    ],
    ['reports an overlap when two night shifts share hours', '22:00-02:00', '23:59-06:00', true],
    ['reports an overlap when a shift starts during one of 24 hours', '09:00-09:00', '23:00-23:30', true],
  ])('%s', (_rule, one, other, isOverlap) => {
    const pair = [shiftAt(one, { id: 'one' }), shiftAt(other, { id: 'other' })] as const;
    expect(shiftsOverlap(...pair)).toBe(isOverlap);
    expect(shiftsOverlap(pair[1], pair[0])).toBe(isOverlap);
    expect([...overlappingShiftIds(pair)].sort()).toEqual(isOverlap ? ['one', 'other'] : []);
  });

  test('never reports a shift as overlapping itself', () => {
    expect(shiftsOverlap(morning, morning)).toBe(false);
    expect(overlappingShiftIds([morning]).size).toBe(0);
  });

  test('reports no overlap for another person, role or date', () => {
    expect(shiftsOverlap(morning, noon)).toBe(true);
    expect(shiftsOverlap(morning, { ...noon, employeeName: 'Ben' })).toBe(false);
    expect(shiftsOverlap(morning, { ...noon, role: 'Cook' })).toBe(false);
    expect(shiftsOverlap(morning, { ...noon, date: day('2026-11-21') })).toBe(false);
    expect(overlappingShiftIds([morning, { ...noon, employeeName: 'Ben' }]).size).toBe(0);
    expect(overlappingShiftIds([morning, { ...noon, role: 'Cook' }]).size).toBe(0);
  });

  test('treats names as equal when they differ in case, blanks or Unicode form', () => {
    const zoe = { ...morning, employeeName: 'Zoë' };
    for (const employeeName of ['zoë', ' ZOË ', 'Zoe\u0308']) {
      expect(shiftsOverlap(zoe, { ...noon, employeeName })).toBe(true);
      expect(overlappingShiftIds([zoe, { ...noon, employeeName }]).size).toBe(2);
    }
  });

  test('reports no overlap with a canceled shift', () => {
    const canceled = { ...noon, status: 'Canceled' };
    expect(shiftsOverlap(morning, canceled)).toBe(false);
    expect(shiftsOverlap(canceled, morning)).toBe(false);
    expect(overlappingShiftIds([morning, canceled]).size).toBe(0);
  });
});

describe('overlappingShiftIds', () => {
  test('returns all shifts of a day that overlap, and no others', () => {
    const ids = overlappingShiftIds([
      shiftAt('18:00-20:00', { id: 'alone' }),
      shiftAt('08:00-17:00', { id: 'long' }),
      shiftAt('09:00-10:00', { id: 'first inside' }),
      shiftAt('16:00-17:00', { id: 'last inside' }),
      shiftAt('17:00-18:00', { id: 'touching' }),
      shiftAt('08:00-17:00', { id: "Ben's", employeeName: 'Ben' }),
    ]);
    expect([...ids].sort()).toEqual(['first inside', 'last inside', 'long']);
  });

  test('returns nothing for an empty day', () => {
    expect(overlappingShiftIds([]).size).toBe(0);
  });

  test('matches a comparison of every pair, in any input order', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const clashes = shifts.filter((one) => shifts.some((other) => shiftsOverlap(one, other)));
        expect([...overlappingShiftIds(shifts)].sort()).toEqual(clashes.map(({ id }) => id).sort());
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('matches a comparison of every pair when one person has all shifts', () => {
    const oneRole = shiftsOfOneDay.map((shifts) =>
      shifts.map((shift) => ({ ...shift, employeeName: 'Ana', role: 'Cook' })),
    );
    fc.assert(
      fc.property(oneRole, (shifts) => {
        const clashes = shifts.filter((one) => shifts.some((other) => shiftsOverlap(one, other)));
        expect([...overlappingShiftIds(shifts)].sort()).toEqual(clashes.map(({ id }) => id).sort());
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('gives the same result when the two shifts are swapped', () => {
    fc.assert(
      fc.property(anyShift, anyShift, (one, other) => {
        expect(shiftsOverlap(one, other)).toBe(shiftsOverlap(other, one));
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('finds the overlaps of 10,000 shifts', () => {
    const shifts = Array.from({ length: 10_000 }, (_, position) =>
      shiftAt(position % 2 ? '09:00-13:00' : '12:59-17:00', {
        id: `shift-${position}`,
        employeeName: `Person ${Math.floor(position / 2)}`,
      }),
    );
    expect(overlappingShiftIds(shifts).size).toBe(10_000);
  });
});
