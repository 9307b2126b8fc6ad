import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { isCounted } from '@/lib/shifts/shift/shift';
import { peopleByHour } from '@/lib/shifts/views/coverage';
import { axisShare, axisSpan, axisTicks, dayAxisFor } from '@/lib/shifts/views/day-axis';
import { intervalOf } from '@/lib/time/interval';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** An axis from hour to hour. */
const hours = (first: number, last: number) => ({ startMinute: first * 60, endMinute: last * 60 });
const USUAL = hours(6, 30);

describe('dayAxisFor', () => {
  test('runs from 6 to 6 for an empty day', () => {
    expect(dayAxisFor([])).toEqual(USUAL);
  });

  test.each([
    ['that fits', '09:00-17:00', 6, 30],
    ['that fills it', '06:00-06:00', 6, 30],
    ['at 00:00', '00:00-08:00', 0, 30],
    ['that begins within an hour', '04:30-12:00', 4, 30],
    ['that begins a minute before 6', '05:59-12:00', 5, 30],
    ['that runs a minute past 6', '22:00-06:01', 6, 31],
    ['overnight', '22:00-06:00', 6, 30],
    ['overnight until late', '23:00-10:30', 6, 35],
    ['of 24 hours from midnight', '00:00-00:00', 0, 30],
    ['of 24 hours from 9', '09:00-09:00', 6, 33],
    ['that starts at 23:59', '23:59-00:30', 6, 30],
    ['of 24 hours from 23:59', '23:59-23:59', 6, 48],
    ['canceled or not', '03:00-08:00', 3, 30],
  ])('includes a shift %s (%s): from hour %i to %i', (_what, times, first, last) => {
    expect(dayAxisFor([shiftAt(times)])).toEqual(hours(first, last));
    expect(dayAxisFor([shiftAt(times, { status: 'Canceled' })])).toEqual(hours(first, last));
  });

  test('extends from the earliest start to the latest end of several shifts', () => {
    expect(dayAxisFor([shiftAt('04:00-12:00'), shiftAt('22:00-08:30'), shiftAt('10:00-11:00')])).toEqual(
      hours(4, 33),
    );
  });
});

describe('the axis of a day with carried-over shifts of the night before', () => {
  test.each([
    ['starts at midnight', ['22:00-06:00'], [], 0, 30],
    ['keeps its usual end if a long carried-over shift ends before it', ['09:00-09:00'], [], 0, 30],
    ['also fits the shifts that start on the day', ['22:00-02:00'], ['22:00-08:30'], 0, 33],
  ])('%s', (_what, carried, own, first, last) => {
    const shifts = (times: readonly string[]) => times.map((text) => shiftAt(text));
    expect(dayAxisFor(shifts(own), shifts(carried))).toEqual(hours(first, last));
  });

  test('shows only the part of a carried-over shift that is after midnight', () => {
    expect(axisSpan(hours(0, 30), shiftAt('22:00-06:00'), true)).toEqual({ start: 0, length: 0.2 });
    expect(axisSpan(hours(0, 30), shiftAt('23:59-00:30'), true).length).toBeCloseTo(0.5 / 30, 10);
    expect(axisSpan(USUAL, shiftAt('22:00-09:00'), true)).toEqual({ start: 0, length: 0.125 });
  });
});

describe('positions on the axis', () => {
  test.each([
    [6 * 60, 0],
    [18 * 60, 0.5],
    [30 * 60, 1],
    [0, 0],
    [-60, 0],
    [31 * 60, 1],
  ])('put minute %i at %d of the axis, and clamp minutes outside the axis', (minute, share) => {
    expect(axisShare(USUAL, minute)).toBe(share);
  });

  test.each([
    ['12:00-18:00', 0.25, 0.25],
    ['06:00-06:00', 0, 1],
    ['00:00-06:00', 0, 0],
    ['00:00-12:00', 0, 0.25],
    ['18:00-12:00', 0.5, 0.5],
    ['22:30-06:00', 0.6875, 0.3125],
  ])('include the shift %s at %d with a length of %d on the usual axis', (times, start, length) => {
    expect(axisSpan(USUAL, shiftAt(times))).toEqual({ start, length });
  });
});

describe('the labels of the axis', () => {
  test.each([
    ['from 6 to 6', 6, 30, [6, 12, 18, 24, 30]],
    ['from an odd hour', 5, 30, [6, 12, 18, 24, 30]],
    ['from midnight, still every 6 hours', 0, 30, [0, 6, 12, 18, 24, 30]],
    ['to an odd hour', 6, 35, [6, 12, 18, 24, 30]],
    ['from midnight to beyond 30 hours, every 12', 0, 31, [0, 12, 24]],
    ['to the end of the next day', 6, 48, [12, 24, 36, 48]],
    ['the longest there can be', 0, 48, [0, 12, 24, 36, 48]],
  ])('are the expected ones on an axis %s', (_what, first, last, ticks) => {
    expect(axisTicks(hours(first, last))).toEqual(ticks.map((hour) => hour * 60));
  });
});

describe('peopleByHour', () => {
  /** The axis' hours from the clock hours that have any. */
  function byHour(people: Readonly<Record<number, number>>): readonly number[] {
    return Array.from({ length: 24 }, (_, position) => people[position + 6] ?? 0);
  }

  test('counts nobody in any hour of an empty day', () => {
    expect(peopleByHour([], USUAL)).toEqual(byHour({}));
    expect(peopleByHour([], hours(0, 48))).toHaveLength(48);
  });

  test('counts a person once in any spelling of the name', () => {
    const shifts = [
      shiftAt('09:00-11:00', { employeeName: 'Zoë' }),
      shiftAt('09:30-10:30', { employeeName: ' ZOË' }),
      shiftAt('10:00-11:00', { employeeName: 'Ben', status: 'Pending' }),
    ];
    expect(peopleByHour(shifts, USUAL)).toEqual(byHour({ 9: 1, 10: 2 }));
  });

  test('ignores canceled shifts', () => {
    const shifts = [shiftAt('09:00-11:00', { status: 'Canceled' }), shiftAt('10:00-11:00')];
    expect(peopleByHour(shifts, USUAL)).toEqual(byHour({ 10: 1 }));
  });

  test('continues past midnight', () => {
    expect(peopleByHour([shiftAt('22:30-02:15')], USUAL)).toEqual(
      byHour({ 22: 1, 23: 1, 24: 1, 25: 1, 26: 1 }),
    );
  });

  test('omits the hour that starts when a shift ends', () => {
    expect(peopleByHour([shiftAt('09:00-10:00')], USUAL)).toEqual(byHour({ 9: 1 }));
    expect(peopleByHour([shiftAt('09:59-10:01')], USUAL)).toEqual(byHour({ 9: 1, 10: 1 }));
  });

  test('includes shifts of the night before, and counts a person who works in both only once', () => {
    const night = [
      shiftAt('22:00-08:00', { employeeName: 'Ben' }),
      shiftAt('20:00-00:00', { employeeName: 'Cleo' }),
    ];
    const ofDay = [shiftAt('07:00-09:00', { employeeName: 'Ben' })];
    expect(peopleByHour(ofDay, USUAL, night)).toEqual(byHour({ 6: 1, 7: 1, 8: 1 }));
    expect(peopleByHour([], hours(0, 6), night)).toEqual(Array(6).fill(1));
  });

  test('counts only hours between the start and the end of the axis', () => {
    expect(peopleByHour([shiftAt('04:00-08:00'), shiftAt('22:00-08:00')], hours(6, 24))).toEqual([
      1,
      1,
      ...Array(14).fill(0),
      1,
      1,
    ]);
  });
});

describe('axis for any shifts of a day', () => {
  test('fits each shift and has whole hours', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const axis = dayAxisFor(shifts);
        expect([axis.startMinute % 60, axis.endMinute % 60]).toEqual([0, 0]);
        expect(axis.startMinute).toBeGreaterThanOrEqual(0);
        expect(axis.endMinute).toBeLessThanOrEqual(48 * 60);
        for (const shift of shifts) {
          const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
          expect(startMinute).toBeGreaterThanOrEqual(axis.startMinute);
          expect(endMinute).toBeLessThanOrEqual(axis.endMinute);
          const { start, length } = axisSpan(axis, shift);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThan(0);
          expect(start + length).toBeLessThanOrEqual(1);
          expect(length).toBeCloseTo((endMinute - startMinute) / (axis.endMinute - axis.startMinute), 10);
        }
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('has two to six ascending labels', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const axis = dayAxisFor(shifts);
        const ticks = axisTicks(axis);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect([...ticks].sort((one, other) => one - other)).toEqual(ticks);
        for (const tick of ticks) {
          expect(tick % 360).toBe(0);
          expect(tick).toBeGreaterThanOrEqual(axis.startMinute);
          expect(tick).toBeLessThanOrEqual(axis.endMinute);
        }
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('counts in each hour the people with a shift in any part of the hour', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const axis = dayAxisFor(shifts);
        const hourCount = (axis.endMinute - axis.startMinute) / 60;
        const expected = Array.from({ length: hourCount }, (_, position) => {
          const from = axis.startMinute + position * 60;
          const atWork = shifts.filter((shift) => {
            const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
            return isCounted(shift) && startMinute < from + 60 && endMinute > from;
          });
          return new Set(atWork.map(({ employeeName }) => nameKey(employeeName))).size;
        });
        expect(peopleByHour(shifts, axis)).toEqual(expected);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
