import fc from 'fast-check';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { coverageOf, coverageOn, fullScale } from '@/lib/shifts/views/coverage';
import { createCoverageKeeper } from '@/lib/shifts/views/coverage-keeper';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import { createDayFilter, NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** 24 numbers from the hours that have any. */
function byHour(people: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length: 24 }, (_, hour) => people[hour] ?? 0);
}

const dayOnly = (...shifts: readonly Shift[]) => coverageOf(shifts, []);

describe('coverageOf', () => {
  test('returns zero for every hour of a day without shifts', () => {
    expect(dayOnly()).toEqual(byHour({}));
  });

  test('matches a day counted by hand, with a night shift', () => {
    const ofDay = dayOnly(
      shiftAt('09:00-12:00', { employeeName: 'Ana' }),
      shiftAt('11:30-13:00', { employeeName: 'Ben' }),
      shiftAt('12:00-12:30', { employeeName: 'Ana' }),
      shiftAt('22:00-06:00', { employeeName: 'Cleo' }),
      shiftAt('09:00-23:00', { employeeName: 'Dan', status: 'Canceled' }),
      shiftAt('23:15-23:45', { employeeName: 'Eve', status: 'Pending' }),
    );
    expect(ofDay).toEqual(byHour({ 9: 1, 10: 1, 11: 2, 12: 2, 22: 1, 23: 2 }));
  });

  test('includes the shifts of the night before, and counts a person once per hour', () => {
    const night = [
      shiftAt('22:00-02:30', { employeeName: 'Ana' }),
      shiftAt('18:00-00:00', { employeeName: 'Ben' }),
      shiftAt('20:00-04:00', { employeeName: 'Cleo', status: 'Canceled' }),
      shiftAt('23:00-01:00', { employeeName: 'Dan', status: 'Pending' }),
      shiftAt('23:00-01:00', { id: 'open', employeeName: '' }),
    ];
    expect(coverageOf([], night)).toEqual(byHour({ 0: 3, 1: 1, 2: 1 }));
    expect(coverageOf([shiftAt('02:45-05:00', { employeeName: 'Ana' })], night)).toEqual(
      byHour({ 0: 3, 1: 1, 2: 1, 3: 1, 4: 1 }),
    );
  });

  test('ends at midnight, and counts a 24-hour shift from its start', () => {
    expect(dayOnly(shiftAt('22:30-06:00'))).toEqual(byHour({ 22: 1, 23: 1 }));
    expect(dayOnly(shiftAt('23:00-00:00'))).toEqual(byHour({ 23: 1 }));
    expect(coverageOf([], [shiftAt('23:00-00:00')])).toEqual(byHour({}));
    expect(dayOnly(shiftAt('00:00-00:00'))).toEqual(Array(24).fill(1));
  });

  test('omits an hour that starts when a shift ends, but counts an hour with one minute of a shift', () => {
    expect(dayOnly(shiftAt('09:00-10:00'))).toEqual(byHour({ 9: 1 }));
    expect(dayOnly(shiftAt('09:59-10:01'))).toEqual(byHour({ 9: 1, 10: 1 }));
  });

  test('counts a person once per hour, with any number of shifts and any spelling', () => {
    const zoe = dayOnly(
      shiftAt('09:00-12:00', { employeeName: 'Zoë' }),
      shiftAt('09:00-12:00', { employeeName: 'ZOË ' }),
      shiftAt('18:00-20:00', { employeeName: 'Zoe\u0308' }),
    );
    expect(zoe).toEqual(byHour({ 9: 1, 10: 1, 11: 1, 18: 1, 19: 1 }));
  });

  test('returns the same array for the same two days', () => {
    const [night, ofDay] = [[shiftAt('22:00-06:00')], [shiftAt('09:00-17:00')]];
    expect(coverageOf(ofDay, night)).toBe(coverageOf(ofDay, night));
    expect(coverageOf(ofDay, [])).not.toEqual(coverageOf(ofDay, night));
  });

  test('caches the coverage of two empty days separately if different nights precede them', () => {
    const shifts = [
      shiftAt('22:00-02:00', { id: 'one', date: day('2026-11-16') }),
      shiftAt('22:00-03:00', { id: 'two', date: day('2026-11-18') }),
    ];
    const { shifts: index } = scheduleOf({ shifts });
    const [tuesday, thursday] = [day('2026-11-17'), day('2026-11-19')];
    const first = coverageOn(index, tuesday);
    expect(coverageOn(index, thursday)).toEqual(byHour({ 0: 1, 1: 1, 2: 1 }));
    expect(coverageOn(index, tuesday)).toBe(first);
    expect(first).toEqual(byHour({ 0: 1, 1: 1 }));
  });

  test('counts only shifts that the filter shows, on both days', () => {
    const shifts = [
      shiftAt('22:00-02:00', { id: 'cook', role: 'Cook', date: day('2026-12-31') }),
      shiftAt('22:00-03:00', { id: 'host', role: 'Host', employeeName: 'Ben', date: day('2026-12-31') }),
      shiftAt('09:00-10:00', { id: 'own', role: 'Cook', date: day('2027-01-01') }),
    ];
    const { shifts: index } = scheduleOf({ shifts });
    const cooks = createDayFilter({ ...NO_FILTER, roles: ['Cook'] }, []);
    expect(coverageOn(index, day('2027-01-01'))).toEqual(byHour({ 0: 2, 1: 2, 2: 1, 9: 1 }));
    expect(coverageOn(index, day('2027-01-01'), cooks)).toEqual(byHour({ 0: 1, 1: 1, 9: 1 }));
  });

  test('counts at most the people of the day in any hour, and at least one person if any shift counts', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const people = coverageOf(shifts, []);
        expect(people).toHaveLength(24);
        expect(Math.max(...people)).toBeLessThanOrEqual(dayTotals(shifts).headCount);
        expect(Math.max(...people) > 0).toBe(shifts.some(isCounted));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('ignores canceled shifts of either day', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, shiftsOfOneDay, shiftsOfOneDay, (shifts, night, others) => {
        const canceled = others.map((shift) => ({ ...shift, status: 'Canceled' }));
        expect(coverageOf([...canceled, ...shifts], [...night, ...canceled])).toEqual(
          coverageOf(shifts, night),
        );
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('fullScale', () => {
  test('returns the count of the busiest hour, so that eight and nine people differ', () => {
    expect(fullScale([byHour({ 9: 8 }), byHour({ 12: 9 }), byHour({})])).toBe(9);
  });

  test('returns at least eight people', () => {
    expect(fullScale([byHour({ 9: 2 })])).toBe(8);
    expect(fullScale([])).toBe(8);
  });
});

describe('coverage of several days on one axis', () => {
  const AXIS = { startMinute: 0, endMinute: 120 };
  const one = { shifts: [shiftAt('00:00-01:00')], carried: [] };
  const other = { shifts: [], carried: [shiftAt('22:00-02:00')] };

  test('includes for each day the shifts of the night before', () => {
    expect(createCoverageKeeper()([one, other], AXIS)).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('keeps the arrays of unchanged days', () => {
    const coverage = createCoverageKeeper();
    const [first, second] = coverage([one, other], AXIS);
    const edited = coverage([{ ...one, shifts: [shiftAt('01:00-02:00')] }, { ...other }], AXIS);
    expect(edited[0]).toEqual([0, 1]);
    expect(edited[1]).toBe(second);
    expect(coverage([one, other], { ...AXIS, endMinute: 60 })).toEqual([[1], [1]]);
    expect(first).toEqual([1, 0]);
  });
});
