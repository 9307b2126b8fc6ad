import fc from 'fast-check';
import { type BarGrip, draggedTimes, drawnTimes, wholeSteps } from '@/lib/insights/timeline-drag';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { daysBetween } from '@/lib/time/local-date';
import { anyTime } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FRIDAY = day('2026-11-20');
const times = (text: string, grip: BarGrip, minutes: number) => {
  const { date, startTime, endTime } = draggedTimes(shiftAt(text, { date: FRIDAY }), grip, minutes);
  return `${daysBetween(FRIDAY, date)} ${startTime}-${endTime}`;
};

test.each<[string, BarGrip, number, string]>([
  ['09:00-17:00', 'whole', 15, '0 09:15-17:15'],
  ['09:10-17:05', 'whole', -30, '0 08:40-16:35'],
  ['00:15-08:00', 'whole', -30, '-1 23:45-07:30'],
  ['23:50-06:00', 'whole', 15, '1 00:05-06:15'],
  ['17:00-01:00', 'whole', -120, '0 15:00-23:00'],
  ['09:00-17:00', 'end', 15, '0 09:00-17:15'],
  ['17:00-23:45', 'end', 30, '0 17:00-00:15'],
  ['09:00-17:00', 'end', -600, '0 09:00-09:15'],
  ['09:00-17:00', 'end', 6000, '0 09:00-09:00'],
  ['09:00-17:00', 'start', -15, '0 08:45-17:00'],
  ['00:00-08:00', 'start', -15, '-1 23:45-08:00'],
  ['09:00-17:00', 'start', 600, '0 16:45-17:00'],
  ['22:00-06:00', 'start', 150, '1 00:30-06:00'],
  ['09:00-09:05', 'end', -15, '0 09:00-09:05'],
])(
  'draggedTimes changes %s with the grip "%s" moved by %d minutes to %s',
  (text, grip, minutes, expected) => {
    expect(times(text, grip, minutes)).toBe(expected);
  },
);

const anySteps = fc.integer({ min: -200, max: 200 }).map((steps) => steps * 15);

test('draggedTimes keeps the length of a moved bar, and moves it by exactly the distance', () => {
  fc.assert(
    fc.property(anyTime, anyTime, anySteps, (startTime, endTime, minutes) => {
      const shift = { ...shiftAt('09:00-17:00', { date: FRIDAY }), startTime, endTime };
      const moved = { ...shift, ...draggedTimes(shift, 'whole', minutes) };
      expect(shiftMinutes(moved)).toBe(shiftMinutes(shift));
      const start = (one: typeof shift) =>
        daysBetween(FRIDAY, one.date) * 1440 + intervalOf(one.startTime, one.endTime).startMinute;
      expect(start(moved) - start(shift)).toBe(minutes);
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('draggedTimes keeps the other end when one end is dragged, and limits the length to one step up to a day', () => {
  fc.assert(
    fc.property(anyTime, anyTime, anySteps, (startTime, endTime, minutes) => {
      const shift = { ...shiftAt('09:00-17:00', { date: FRIDAY }), startTime, endTime };
      const least = Math.min(15, shiftMinutes(shift));
      for (const grip of ['start', 'end'] as const) {
        const moved = { ...shift, ...draggedTimes(shift, grip, minutes) };
        expect(shiftMinutes(moved)).toBeGreaterThanOrEqual(least);
        expect(shiftMinutes(moved)).toBeLessThanOrEqual(1440);
        if (grip === 'end') expect([moved.date, moved.startTime]).toEqual([FRIDAY, startTime]);
        else expect(moved.endTime).toBe(endTime);
      }
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('wholeSteps rounds the pointer distance to whole steps', () => {
  expect([-22.6, -22.4, -7, 0, 7.4, 7.5, 61].map(wholeSteps)).toEqual([-30, -15, 0, 0, 0, 15, 60]);
});

describe('a shift drawn on the hours of a day', () => {
  const drawn = (from: number, to: number) => {
    const found = drawnTimes(FRIDAY, from, to);
    return found && `${daysBetween(FRIDAY, found.date)} ${found.startTime}-${found.endTime}`;
  };

  test.each<[string, number, number, string | undefined]>([
    ['to the right', 540, 1020, '0 09:00-17:00'],
    ['to the left', 1020, 540, '0 09:00-17:00'],
    ['to the nearest quarters', 547, 1028, '0 09:00-17:15'],
    ['over midnight', 1320, 1800, '0 22:00-06:00'],
    ['over midnight from its end', 1800, 1320, '0 22:00-06:00'],
    ['to midnight', 1080, 1440, '0 18:00-00:00'],
    ['in the night after', 1500, 1800, '1 01:00-06:00'],
    ['from the midnight after', 1440, 1500, '1 00:00-01:00'],
    ['of a day', 360, 1800, '0 06:00-06:00'],
    ['longer than a day to the right', 360, 1860, '0 06:00-06:00'],
    ['longer than a day to the left', 1860, 360, '0 07:00-07:00'],
    ['of one step', 540, 550, '0 09:00-09:15'],
    ['shorter than a step', 540, 545, undefined],
    ['of nothing', 540, 540, undefined],
  ])('has the right times when drawn %s', (_name, from, to, expected) => {
    expect(drawn(from, to)).toBe(expected);
  });

  // Nights with clock changes in New York; planned hours are wall clock hours.
  test.each(['2026-03-08', '2026-11-01'])('has the same hours on %s, when clocks change', (date) => {
    expect(drawnTimes(day(date), 60, 300)).toEqual({ date, startTime: '01:00', endTime: '05:00' });
  });

  test('has a length in quarter hours of up to a day, the same when drawn in either direction', () => {
    const minute = fc.integer({ min: 0, max: 2880 });
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        const found = drawnTimes(FRIDAY, from, to);
        if (!found) return expect(Math.abs(from - to)).toBeLessThan(15);
        const length = shiftMinutes({ ...shiftAt('09:00-17:00'), ...found });
        expect(length % 15).toBe(0);
        expect(length).toBeLessThanOrEqual(1440);
        if (Math.abs(from - to) < 1440 - 15) expect(drawnTimes(FRIDAY, to, from)).toEqual(found);
        return undefined;
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});
