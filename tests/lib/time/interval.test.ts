import fc from 'fast-check';
import {
  durationMinutes,
  type Interval,
  intervalOf,
  intervalsOverlap,
  isOvernight,
} from '@/lib/time/interval';
import { anyTime } from '@/tests/support/arbitraries';
import { rounds, seed } from '@/tests/support/rounds';

function span(times: string): Interval {
  const [start = '', end = ''] = times.split('-');
  return intervalOf(start, end);
}

/** The minutes of a span, one by one: the rule without arithmetic on its ends. */
function minutesOf({ startMinute, endMinute }: Interval): ReadonlySet<number> {
  return new Set(Array.from({ length: endMinute - startMinute }, (_, offset) => startMinute + offset));
}

describe('isOvernight', () => {
  test.each([
    ['22:00', '06:00', true],
    ['23:59', '00:00', true],
    ['09:00', '09:00', true],
    ['00:00', '00:00', true],
    ['09:00', '17:00', false],
    ['00:00', '00:01', false],
  ])('returns for a shift from %s to %s: %p', (start, end, isOver) => {
    expect(isOvernight(start, end)).toBe(isOver);
  });
});

describe('durationMinutes', () => {
  test.each([
    ['09:00', '17:00', 480],
    ['22:00', '06:00', 480],
    ['23:59', '00:00', 1],
    ['09:00', '09:00', 1440],
    ['00:00', '00:00', 1440],
    ['00:00', '23:59', 1439],
    ['09:00', '08:59', 1439],
    ['9:00 AM', '5:00 PM', 480],
    ['10 PM', '12 AM', 120],
  ])('counts from %s to %s %i minutes', (start, end, minutes) => {
    expect(durationMinutes(start, end)).toBe(minutes);
  });

  test('keeps the planned length across the hours of a clock change', () => {
    // There is no date on purpose: 01:00 to 05:00 is four planned hours on March 8 and November 1 too.
    expect(durationMinutes('01:00', '05:00')).toBe(240);
    expect(durationMinutes('22:00', '06:00')).toBe(480);
  });

  test.each([
    ['', '17:00'],
    ['09:00', ''],
    ['09:00', '25:00'],
    ['garbage', 'garbage'],
  ])('falls back to two hours from %p to %p', (start, end) => {
    expect(durationMinutes(start, end)).toBe(120);
  });

  test('returns between one minute and a day, from the start to the end', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (start, end) => {
        const minutes = durationMinutes(start, end);
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(minutes).toBeLessThanOrEqual(1440);
        const { startMinute, endMinute } = intervalOf(start, end);
        expect(endMinute - startMinute).toBe(minutes);
        expect(endMinute >= 1440).toBe(isOvernight(start, end));
      }),
      { numRuns: rounds(500), ...seed },
    );
  });
});

describe('intervalsOverlap', () => {
  test.each([
    ['touching', '09:00-13:00', '13:00-17:00', false],
    ['one minute shared', '09:00-13:01', '13:00-17:00', true],
    ['identical', '09:00-17:00', '09:00-17:00', true],
    ['containing', '09:00-17:00', '11:00-12:00', true],
    ['containing from the same start', '09:00-17:00', '09:00-10:00', true],
    ['apart', '09:00-10:00', '12:00-13:00', false],
    ['an evening inside a night', '22:00-06:00', '23:00-23:30', true],
    ['an evening that touches a night', '18:00-22:00', '22:00-06:00', false],
    ['an evening that runs a minute into a night', '18:00-22:01', '22:00-06:00', true],
    ['the morning of the same date and the night after it', '04:00-08:00', '22:00-06:00', false],
    ['two nights', '22:00-02:00', '23:00-06:00', true],
    ['a night and a shift up to midnight', '23:00-00:00', '20:00-23:00', false],
    ['24 hours and any later shift', '09:00-09:00', '23:00-23:30', true],
    ['24 hours and the early morning of the same date', '09:00-09:00', '07:00-09:00', false],
  ])('checks intervals that are %s: %s and %s', (_name, one, other, isShared) => {
    expect(intervalsOverlap(span(one), span(other))).toBe(isShared);
    expect(intervalsOverlap(span(other), span(one))).toBe(isShared);
  });

  test('is true exactly if a minute belongs to both intervals', () => {
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, anyTime, (start, end, otherStart, otherEnd) => {
        const one = intervalOf(start, end);
        const other = intervalOf(otherStart, otherEnd);
        const otherMinutes = minutesOf(other);
        const isShared = [...minutesOf(one)].some((minute) => otherMinutes.has(minute));
        expect(intervalsOverlap(one, other)).toBe(isShared);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
