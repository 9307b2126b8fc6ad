import fc from 'fast-check';
import {
  isChangeRead,
  isDayRead,
  isWeekRead,
  nextRange,
  type ReadingProgress,
  shiftTotal,
  withoutRange,
} from '@/lib/shifts/change/reading-progress';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import {
  allShifts,
  EMPTY_INDEX,
  findShift,
  shiftsOn,
  withEntries,
  withReadShifts,
} from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween } from '@/lib/time/local-date';
import { anyWeekStart } from '@/tests/support/arbitraries';
import { changeOf, day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FIRST = day('2026-01-01');
const NEAR = day('2026-11-19');
const anyDay = fc.integer({ min: 0, max: 600 }).map((count) => addDays(FIRST, count));
const anyStretch = fc
  .tuple(anyDay, fc.integer({ min: 1, max: 90 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('reading a schedule in pieces', () => {
  test('removes exactly the days of the read ranges from the unread ones', () => {
    fc.assert(
      fc.property(fc.array(anyStretch, { maxLength: 8 }), anyDay, (stretches, date) => {
        const whole = { from: FIRST, to: addDays(FIRST, 700) };
        const unread = stretches.reduce(withoutRange, [whole]);
        const isIn = stretches.some(({ from, to }) => from <= date && date < to);
        expect(isDayRead({ unread, unreadCount: 1 }, date)).toBe(isIn);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('reads every day, the requested week first, then by distance, in pieces of limited size', () => {
    fc.assert(
      fc.property(
        anyStretch,
        anyDay,
        fc.integer({ min: 7, max: 60 }),
        anyWeekStart,
        (whole, near, days, weekStart) => {
          let unread: ReadingProgress['unread'] = [whole];
          let farthest = 0;
          for (let step = 0; step < 200 && unread.length > 0; step += 1) {
            const next = nextRange(unread, near, days, weekStart);
            if (!next) throw new Error('Something is unread, and nothing is next.');
            expect(daysBetween(next.from, next.to)).toBeLessThanOrEqual(days);
            expect(next.from < next.to).toBe(true);
            expect(isDayRead({ unread, unreadCount: 1 }, next.from)).toBe(false);
            if (!isDayRead({ unread, unreadCount: 1 }, near)) expect(next.from <= near).toBe(true);
            const distance = Math.min(
              Math.abs(daysBetween(near, next.from)),
              Math.abs(daysBetween(near, next.to)),
            );
            expect(distance).toBeGreaterThanOrEqual(farthest - days - 14);
            farthest = Math.max(farthest, distance);
            unread = withoutRange(unread, next);
          }
          expect(unread).toEqual([]);
        },
      ),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('treats a week as read only if the day before, with its night shifts, is read too', () => {
    const [sunday, monday] = [day('2026-11-15'), day('2026-11-16')];
    const reading = (from: string, to: string) => ({
      unread: [{ from: day(from), to: day(to) }],
      unreadCount: 1,
    });
    expect(isWeekRead(null, NEAR, 'monday')).toBe(true);
    expect(isWeekRead(reading('2026-01-01', sunday), NEAR, 'monday')).toBe(true);
    expect(isWeekRead(reading('2026-01-01', monday), NEAR, 'monday')).toBe(false);
    expect(isWeekRead(reading('2026-11-22', '2026-12-01'), NEAR, 'monday')).toBe(false);
    expect(isWeekRead(reading('2026-11-23', '2026-12-01'), NEAR, 'monday')).toBe(true);
  });

  test('reads the day before the requested week first', () => {
    const unread = [
      { from: FIRST, to: day('2026-11-16') },
      { from: day('2026-11-23'), to: day('2026-12-30') },
    ];
    expect(nextRange(unread, NEAR, 14, 'monday')).toEqual({ from: '2026-11-15', to: '2026-11-16' });
    // With a whole year unread, reading starts on the day before that week.
    expect(nextRange([{ from: FIRST, to: day('2027-01-01') }], day('2026-06-01'), 7, 'monday')?.from).toBe(
      '2026-05-31',
    );
  });

  test('returns no next range when every day is read', () => {
    expect(nextRange([], NEAR, 14, 'monday')).toBeUndefined();
    expect(isDayRead(null, NEAR)).toBe(true);
  });

  test('treats a change as read only if the old and the new day of each shift are read', () => {
    const shift = shiftAt('09:00-17:00', { date: NEAR });
    const change = changeOf([shiftEntry(shift, { ...shift, date: addDays(NEAR, 50) })]);
    const unread = [{ from: addDays(NEAR, 40), to: addDays(NEAR, 60) }];
    expect(isChangeRead({ unread, unreadCount: 3 }, change)).toBe(false);
    expect(isChangeRead({ unread: [], unreadCount: 0 }, change)).toBe(true);
    expect(isChangeRead(null, change)).toBe(true);
  });

  test('includes unread shifts in the total', () => {
    const schedule = {
      shifts: withEntries(EMPTY_INDEX, [{ id: 'a', after: shiftAt('09:00-17:00', { id: 'a' }) }]),
    };
    expect(shiftTotal({ schedule, reading: { unread: [], unreadCount: 4 } })).toBe(5);
    expect(shiftTotal({ schedule, reading: null })).toBe(1);
  });
});

describe('an index that is read in pieces', () => {
  const anyShifts = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5000 }), anyDay), {
      maxLength: 60,
      selector: ([id]) => id,
    })
    .map((pairs): readonly Shift[] =>
      pairs.map(([id, date]) => shiftAt('09:00-17:00', { id: `s-${id}`, date })),
    );

  test('equals an index built at once, even if shifts are edited between the pieces', () => {
    fc.assert(
      fc.property(anyShifts, fc.integer({ min: 1, max: 20 }), anyDay, (shifts, size, moveTo) => {
        const [first] = shifts;
        const edits = first ? [{ id: first.id, after: { ...first, date: moveTo } }] : [];
        let index = EMPTY_INDEX;
        for (let from = 0; from < shifts.length; from += size) {
          index = withReadShifts(index, shifts.slice(from, from + size));
          // The first shift is moved after its piece is read, and is read again with its new day.
          if (from === 0)
            index = withReadShifts(
              withEntries(index, edits),
              edits.map(({ after }) => after),
            );
        }
        const atOnce = withEntries(
          withEntries(
            EMPTY_INDEX,
            shifts.map((after) => ({ id: after.id, after })),
          ),
          edits,
        );
        expect(index.shiftCount).toBe(atOnce.shiftCount);
        expect(index.figures).toEqual(atOnce.figures);
        expect(index.months).toEqual(atOnce.months);
        expect(new Set(allShifts(index))).toEqual(new Set(allShifts(atOnce)));
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('keeps the arrays of earlier days, and finds newly read shifts by id', () => {
    const one = shiftAt('09:00-17:00', { id: 'one', date: NEAR });
    const other = shiftAt('09:00-17:00', { id: 'two', date: addDays(NEAR, 400) });
    const before = withReadShifts(EMPTY_INDEX, [one]);
    const after = withReadShifts(before, [other]);
    expect(shiftsOn(after, NEAR)).toBe(shiftsOn(before, NEAR));
    expect(findShift(after, 'two')).toBe(other);
    expect(EMPTY_INDEX.buckets.size).toBe(0);
  });
});
