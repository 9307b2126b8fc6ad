import fc from 'fast-check';
import { overlappingShiftIds, shiftsOverlap } from '@/lib/shifts/shift/overlap';
import { anyShift, shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const morning = shiftAt('09:00-13:00', { id: 'morning' });
const noon = shiftAt('12:00-16:00', { id: 'noon' });

describe('two shifts of one person', () => {
  test.each([
    ['touching shifts do not overlap', '09:00-13:00', '13:00-17:00', false],
    ['one shared minute is an overlap', '09:00-13:01', '13:00-17:00', true],
    ['identical shifts overlap', '09:00-17:00', '09:00-17:00', true],
    ['a shift inside another overlaps', '09:00-17:00', '11:00-12:00', true],
    ['an evening shift overlaps the night it runs into', '18:00-22:01', '22:00-06:00', true],
    [
      'an evening shift that ends where the night begins does not overlap',
      '18:00-22:00',
      '22:00-06:00',
      false,
    ],
    [
      'a night shift and one after midnight on its own date do not overlap',
      '22:00-06:00',
      '01:00-05:00',
      false,
    ],
    ['two night shifts overlap', '22:00-02:00', '23:59-06:00', true],
    ['a shift of 24 hours overlaps what begins later that day', '09:00-09:00', '23:00-23:30', true],
  ])('%s', (_rule, one, other, isOverlap) => {
    const pair = [shiftAt(one, { id: 'one' }), shiftAt(other, { id: 'other' })] as const;
    expect(shiftsOverlap(...pair)).toBe(isOverlap);
    expect(shiftsOverlap(pair[1], pair[0])).toBe(isOverlap);
    expect([...overlappingShiftIds(pair)].sort()).toEqual(isOverlap ? ['one', 'other'] : []);
  });

  test('a shift does not overlap itself', () => {
    expect(shiftsOverlap(morning, morning)).toBe(false);
    expect(overlappingShiftIds([morning]).size).toBe(0);
  });

  test('another person, role or date is no overlap', () => {
    expect(shiftsOverlap(morning, noon)).toBe(true);
    expect(shiftsOverlap(morning, { ...noon, employeeName: 'Ben' })).toBe(false);
    expect(shiftsOverlap(morning, { ...noon, role: 'Cook' })).toBe(false);
    expect(shiftsOverlap(morning, { ...noon, date: day('2026-11-21') })).toBe(false);
    expect(overlappingShiftIds([morning, { ...noon, employeeName: 'Ben' }]).size).toBe(0);
    expect(overlappingShiftIds([morning, { ...noon, role: 'Cook' }]).size).toBe(0);
  });

  test('a name is the same whatever its case, blanks and Unicode form', () => {
    const zoe = { ...morning, employeeName: 'Zoë' };
    for (const employeeName of ['zoë', ' ZOË ', 'Zoe\u0308']) {
      expect(shiftsOverlap(zoe, { ...noon, employeeName })).toBe(true);
      expect(overlappingShiftIds([zoe, { ...noon, employeeName }]).size).toBe(2);
    }
  });

  test('a canceled shift overlaps nothing', () => {
    const canceled = { ...noon, status: 'Canceled' };
    expect(shiftsOverlap(morning, canceled)).toBe(false);
    expect(shiftsOverlap(canceled, morning)).toBe(false);
    expect(overlappingShiftIds([morning, canceled]).size).toBe(0);
  });
});

describe('the overlaps of a day', () => {
  test('are all shifts that clash, and no others', () => {
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

  test('of none are none', () => {
    expect(overlappingShiftIds([]).size).toBe(0);
  });

  test('are what comparing every pair finds, in any order of the day', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const clashes = shifts.filter((one) => shifts.some((other) => shiftsOverlap(one, other)));
        expect([...overlappingShiftIds(shifts)].sort()).toEqual(clashes.map(({ id }) => id).sort());
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('of one busy person are what comparing every pair finds', () => {
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

  test('an overlap holds for both sides or for neither', () => {
    fc.assert(
      fc.property(anyShift, anyShift, (one, other) => {
        expect(shiftsOverlap(one, other)).toBe(shiftsOverlap(other, one));
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('of a day of 10,000 shifts are found without comparing every pair', () => {
    const shifts = Array.from({ length: 10_000 }, (_, position) =>
      shiftAt(position % 2 ? '09:00-13:00' : '12:59-17:00', {
        id: `shift-${position}`,
        employeeName: `Person ${Math.floor(position / 2)}`,
      }),
    );
    expect(overlappingShiftIds(shifts).size).toBe(10_000);
  });
});
