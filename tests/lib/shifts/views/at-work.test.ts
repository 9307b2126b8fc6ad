import fc from 'fast-check';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { carriedOver, type Stretch, shiftsOnDayBefore, stretchesOf } from '@/lib/shifts/views/at-work';
import { intervalOf } from '@/lib/time/interval';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { anyFewDays, anyShift } from '@/tests/support/arbitraries';
import { day, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** The stretches of the day, from the shifts of that day and the day before. */
const atWorkOn = (index: ScheduleIndex, date: LocalDate) =>
  stretchesOf(shiftsOnDayBefore(index, date), shiftsOn(index, date));

const THURSDAY = day('2026-11-19');
const FRIDAY = day('2026-11-20');

const indexOf = (...shifts: readonly Shift[]) => scheduleOf({ shifts }).shifts;
const placeOf = ({ shift, startMinute, endMinute, isCarriedOver }: Stretch) => [
  shift.id,
  startMinute / 60,
  endMinute / 60,
  isCarriedOver ? 'begun before' : 'own',
];
const placesOn = (date: LocalDate, ...shifts: readonly Shift[]) =>
  atWorkOn(indexOf(...shifts), date).map(placeOf);

describe('stretchesOf', () => {
  test('returns nothing when nobody is planned', () => {
    expect(placesOn(FRIDAY)).toEqual([]);
  });

  test.each([
    ['over midnight', '22:00-06:00', [0, 6]],
    ['a minute past midnight', '23:59-00:01', [0, 1 / 60]],
    ['of 24 hours', '09:00-09:00', [0, 9]],
  ])('includes the rest of a shift of the day before when it runs %s (%s)', (_what, times, place) => {
    const shift = shiftAt(times, { id: 'night', date: THURSDAY });
    expect(placesOn(FRIDAY, shift)).toEqual([['night', ...place, 'begun before']]);
  });

  test.each([
    ['at midnight exactly', '16:00-00:00'],
    ['at midnight after 24 hours', '00:00-00:00'],
    ['a minute before midnight', '16:00-23:59'],
  ])('omits a shift of the day before that ends %s (%s)', (_what, times) => {
    expect(placesOn(FRIDAY, shiftAt(times, { date: THURSDAY }))).toEqual([]);
  });

  test('lists shifts of the night before first, then the shifts of the day, both in order of time', () => {
    expect(
      placesOn(
        FRIDAY,
        shiftAt('22:00-04:00', { id: 'two', date: THURSDAY }),
        shiftAt('00:00-05:00', { id: 'early', date: FRIDAY }),
        shiftAt('18:00-02:00', { id: 'one', date: THURSDAY }),
        shiftAt('21:00-03:00', { id: 'late', date: FRIDAY }),
      ),
    ).toEqual([
      ['one', 0, 2, 'begun before'],
      ['two', 0, 4, 'begun before'],
      ['early', 0, 5, 'own'],
      ['late', 21, 27, 'own'],
    ]);
  });

  test('omits canceled shifts and includes every other status', () => {
    const shifts = ['Confirmed', 'Pending', 'Canceled', 'Standby'].map((status) =>
      shiftAt('22:00-06:00', { id: status, status, date: THURSDAY }),
    );
    expect(placesOn(FRIDAY, ...shifts).map(([id]) => id)).toEqual(['Confirmed', 'Pending', 'Standby']);
  });

  test('ignores shifts that started two days before', () => {
    const shift = shiftAt('22:00-06:00', { date: day('2026-11-18') });
    expect(placesOn(FRIDAY, shift)).toEqual([]);
  });

  test.each([
    ['a month', '2026-11-30', '2026-12-01'],
    ['a year', '2026-12-31', '2027-01-01'],
    ['February of a leap year', '2028-02-29', '2028-03-01'],
  ])('includes the night before across the end of %s', (_what, before, date) => {
    const shift = shiftAt('22:00-06:00', { id: 'night', date: day(before) });
    expect(placesOn(day(date), shift)).toEqual([['night', 0, 6, 'begun before']]);
  });

  test.each(['2026-03-08', '2026-11-01'])(
    'counts the night to %s as planned although the clocks change',
    (date) => {
      const shift = shiftAt('22:00-06:00', { id: 'night', date: addDays(day(date), -1) });
      expect(placesOn(day(date), shift)).toEqual([['night', 0, 6, 'begun before']]);
    },
  );

  test('returns nothing carried over on the first day of the calendar', () => {
    const first = day('0000-01-01');
    const index = indexOf(shiftAt('22:00-06:00', { id: 'night', date: first }));
    expect(shiftsOnDayBefore(index, first)).toEqual([]);
    expect(atWorkOn(index, first).map(placeOf)).toEqual([['night', 22, 30, 'own']]);
  });
});

test('carriedOver returns the same array for the same day, and one array for all days without such shifts', () => {
  const night = [shiftAt('22:00-06:00')];
  expect(carriedOver(night)).toBe(carriedOver(night));
  expect(carriedOver([shiftAt('09:00-17:00')])).toBe(carriedOver([]));
});

test('the shifts at work are exactly those that run at any given minute', () => {
  fc.assert(
    fc.property(
      fc.array(anyShift, { maxLength: 12 }),
      anyFewDays,
      fc.nat({ max: 1439 }),
      (drawn, date, minute) => {
        const shifts = drawn.map((shift, position) => ({ ...shift, id: `shift-${position}` }));
        const found = atWorkOn(indexOf(...shifts), date).filter(
          ({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute,
        );
        const expected = shifts.filter((shift) => {
          const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
          const since = daysBetween(shift.date, date) * 1440 + minute;
          return isCounted(shift) && startMinute <= since && since < endMinute;
        });
        expect(new Set(found.map(({ shift }) => shift.id))).toEqual(new Set(expected.map(({ id }) => id)));
      },
    ),
    { numRuns: rounds(300), ...seed },
  );
});
