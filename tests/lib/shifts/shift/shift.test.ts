import fc from 'fast-check';
import {
  compareShifts,
  isCounted,
  isKnownStatus,
  SHIFT_STATUSES,
  shiftMinutes,
} from '@/lib/shifts/shift/shift';
import { anyShift } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('statuses', () => {
  test('are Confirmed, Pending and Canceled, in that order', () => {
    expect(SHIFT_STATUSES).toEqual(['Confirmed', 'Pending', 'Canceled']);
    expect(SHIFT_STATUSES.every(isKnownStatus)).toBe(true);
  });

  test('include no other stored status', () => {
    for (const status of ['confirmed', 'Standby', '', 'toString']) expect(isKnownStatus(status)).toBe(false);
  });

  test('all count as work except Canceled', () => {
    expect(isCounted(shiftAt('09:00-17:00', { status: 'Canceled' }))).toBe(false);
    for (const status of ['Confirmed', 'Pending', 'Standby', '']) {
      expect(isCounted(shiftAt('09:00-17:00', { status }))).toBe(true);
    }
  });
});

describe('shiftMinutes', () => {
  test.each([
    ['09:00-17:00', 480],
    ['22:00-06:00', 480],
    ['09:00-09:00', 1440],
  ])('counts %s as %i', (times, minutes) => {
    expect(shiftMinutes(shiftAt(times))).toBe(minutes);
  });

  test.each(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'])(
    'counts eight hours for a night shift on %s, even if the clocks change',
    (date) => {
      expect(shiftMinutes(shiftAt('22:00-06:00', { date: day(date) }))).toBe(480);
      expect(shiftMinutes(shiftAt('01:00-09:00', { date: day(date) }))).toBe(480);
    },
  );
});

describe('compareShifts', () => {
  test('sorts by start, then by the earlier end, then name, then id', () => {
    const inOrder = [
      shiftAt('08:00-12:00', { id: 'z', employeeName: 'Zoë' }),
      shiftAt('09:00-12:00', { id: 'y', employeeName: 'Zoë' }),
      shiftAt('09:00-17:00', { id: 'x', employeeName: 'Ana' }),
      shiftAt('09:00-17:00', { id: 'a', employeeName: 'Ben' }),
      shiftAt('09:00-17:00', { id: 'b', employeeName: 'Ben' }),
      shiftAt('09:00-01:00', { id: 'c', employeeName: 'Ana' }),
    ];
    expect([...inOrder].reverse().sort(compareShifts)).toEqual(inOrder);
  });

  test('is antisymmetric and transitive, and returns zero only for equal ids', () => {
    fc.assert(
      fc.property(anyShift, anyShift, anyShift, (one, other, third) => {
        expect(Math.sign(compareShifts(one, other)) + Math.sign(compareShifts(other, one))).toBe(0);
        if (one.id !== other.id) expect(compareShifts(one, other)).not.toBe(0);
        if (compareShifts(one, other) < 0 && compareShifts(other, third) < 0) {
          expect(compareShifts(one, third)).toBeLessThan(0);
        }
        expect(compareShifts(one, { ...one })).toBe(0);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});
