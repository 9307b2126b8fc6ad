import fc from 'fast-check';
import { availabilityOf, isAvailableFor } from '@/lib/employees/availability';
import type { Availability, AvailabilityException } from '@/lib/employees/stored-availability';
import { minuteOfDay } from '@/lib/time/clock-time';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { anyTime } from '@/tests/support/arbitraries';
import { anyAvailability } from '@/tests/support/availabilities';
import { clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FRIDAY = day('2026-11-20');
const ALL_DAY = [{ startMinute: 0, endMinute: 2880 }];

const person = (weekly: Availability['weekly'], exceptions: Availability['exceptions'] = []) => ({
  availability: { weekly, exceptions },
});
const off = (fields: Partial<AvailabilityException> = {}): AvailabilityException => ({
  id: 'x',
  from: FRIDAY,
  to: FRIDAY,
  kind: 'timeOff',
  note: '',
  ...fields,
});
const wanted = (times: string, date: LocalDate = FRIDAY) => {
  const [start = '', end = ''] = times.split('-');
  return { date, startTime: clock(start), endTime: clock(end) };
};
const hours = (weekday: number, times: string) => {
  const [from = '', to = ''] = times.split('-');
  return { weekday, kind: 'hours', from: clock(from), to: clock(to) } as const;
};

describe('the weekly pattern', () => {
  test('leaves a person without a weekly pattern always available', () => {
    expect(availabilityOf({}, FRIDAY)).toEqual({ kind: 'all', stretches: ALL_DAY });
    expect(isAvailableFor({}, wanted('22:00-06:00'))).toBe(true);
  });

  test('leaves a weekday that is not listed free all day, with the following night', () => {
    const ana = person([{ weekday: 4, kind: 'off' }]);
    expect(availabilityOf(ana, FRIDAY)).toEqual({ kind: 'all', stretches: ALL_DAY });
    expect(availabilityOf(ana, day('2026-11-19'))).toEqual({ kind: 'none', stretches: [] });
    expect(isAvailableFor(ana, wanted('00:00-00:00'))).toBe(true);
  });

  test.each<[string, string, boolean]>([
    ['17:00-23:00', '17:00-23:00', true],
    ['17:00-23:00', '18:00-22:00', true],
    ['17:00-23:00', '16:59-22:00', false],
    ['17:00-23:00', '18:00-23:01', false],
    ['17:00-01:00', '18:00-01:00', true],
    ['17:00-01:00', '18:00-01:01', false],
    ['17:00-00:00', '18:00-00:00', true],
    ['17:00-00:00', '18:00-00:15', false],
    ['09:00-09:00', '10:00-09:00', true],
    ['09:00-09:00', '08:00-10:00', false],
  ])('with the hours %s, allows a shift of %s: %s', (pattern, times, isFree) => {
    expect(isAvailableFor(person([hours(5, pattern)]), wanted(times))).toBe(isFree);
  });

  test('joins touching stretches of a day, and allows no shift across a gap', () => {
    const ana = person([hours(5, '17:00-20:00'), hours(5, '09:00-12:00'), hours(5, '11:00-14:00')]);
    expect(availabilityOf(ana, FRIDAY)).toEqual({
      kind: 'hours',
      stretches: [
        { startMinute: 540, endMinute: 840 },
        { startMinute: 1020, endMinute: 1200 },
      ],
    });
    expect(isAvailableFor(ana, wanted('10:00-13:00'))).toBe(true);
    expect(isAvailableFor(ana, wanted('13:00-18:00'))).toBe(false);
  });

  test('counts the night after a day as part of that day, so that a day off starts at midnight', () => {
    const ana = person([{ weekday: 6, kind: 'off' }]);
    expect(isAvailableFor(ana, wanted('20:00-04:00'))).toBe(true);
    expect(isAvailableFor(ana, wanted('00:30-04:00', day('2026-11-21')))).toBe(false);
  });
});

describe('an exception', () => {
  test('blocks whole days, including the first and the last, and returns the reason', () => {
    const vacation = off({ from: day('2026-11-23'), to: day('2026-11-27'), note: 'Vacation' });
    const ana = person([], [vacation]);
    const days = Array.from({ length: 9 }, (_, offset) => addDays(day('2026-11-21'), offset));
    expect(days.map((date) => availabilityOf(ana, date).kind).join()).toBe(
      'all,all,none,none,none,none,none,all,all',
    );
    expect(availabilityOf(ana, day('2026-11-25')).reason).toEqual(vacation);
    expect(availabilityOf(ana, FRIDAY).reason).toBeUndefined();
  });

  test('makes a day available that the weekly pattern blocks', () => {
    const ana = person([{ weekday: 5, kind: 'off' }], [off({ kind: 'available' })]);
    expect(availabilityOf(ana, FRIDAY)).toMatchObject({ kind: 'all', stretches: ALL_DAY });
    expect(availabilityOf(ana, addDays(FRIDAY, 7)).kind).toBe('none');
  });

  test('overrides an earlier contradictory exception', () => {
    const [away, back] = [off({ id: '1' }), off({ id: '2', kind: 'available' })];
    expect(availabilityOf(person([], [away, back]), FRIDAY)).toMatchObject({ kind: 'all', reason: back });
    expect(availabilityOf(person([], [back, away]), FRIDAY)).toMatchObject({ kind: 'none', reason: away });
  });

  test('with hours leaves the rest of the day free', () => {
    const dentist = off({ kind: 'off', start: clock('10:00'), end: clock('12:00') });
    const ana = person([], [dentist]);
    expect(availabilityOf(ana, FRIDAY)).toEqual({
      kind: 'hours',
      stretches: [
        { startMinute: 0, endMinute: 600 },
        { startMinute: 720, endMinute: 2880 },
      ],
      reason: dentist,
    });
    expect(isAvailableFor(ana, wanted('12:00-20:00'))).toBe(true);
    expect(isAvailableFor(ana, wanted('09:00-10:15'))).toBe(false);
  });

  test('with hours over midnight affects the night, the next day and the evening before', () => {
    const ana = person([], [off({ kind: 'off', start: clock('22:00'), end: clock('04:00') })]);
    expect(isAvailableFor(ana, wanted('18:00-23:00'))).toBe(false);
    expect(isAvailableFor(ana, wanted('02:00-05:00', addDays(FRIDAY, 1)))).toBe(false);
    expect(isAvailableFor(ana, wanted('04:00-12:00', addDays(FRIDAY, 1)))).toBe(true);
    const early = person([], [off({ kind: 'off', start: clock('00:00'), end: clock('06:00') })]);
    expect(isAvailableFor(early, wanted('20:00-02:00', addDays(FRIDAY, -1)))).toBe(false);
    expect(availabilityOf(early, addDays(FRIDAY, -1))).toMatchObject({ kind: 'all' });
    expect(availabilityOf(early, addDays(FRIDAY, -1)).reason).toBeUndefined();
  });

  test('with available hours adds to the weekly pattern', () => {
    const ana = person(
      [hours(5, '09:00-12:00')],
      [off({ kind: 'available', start: clock('12:00'), end: clock('15:00') })],
    );
    expect(isAvailableFor(ana, wanted('10:00-15:00'))).toBe(true);
    expect(isAvailableFor(ana, wanted('10:00-15:30'))).toBe(false);
  });

  test.each([
    ['the leap day', '2028-02-29', '2028-02-29'],
    ['over a leap day', '2028-02-28', '2028-03-01'],
    ['over the end of a year', '2026-12-30', '2027-01-02'],
    ['the day the clocks go forward', '2026-03-29', '2026-03-29'],
    ['the day the clocks go back', '2026-10-25', '2026-10-25'],
    ['the first day of the calendar', '0000-01-01', '0000-01-01'],
    ['the last day of the calendar', '9999-12-31', '9999-12-31'],
  ])('applies on %s only', (_, first, last) => {
    const [from, to] = [day(first), day(last)];
    const ana = person([], [off({ from, to })]);
    expect(availabilityOf(ana, from).kind).toBe('none');
    expect(availabilityOf(ana, to).kind).toBe('none');
    expect(isAvailableFor(ana, wanted('01:00-04:00', from))).toBe(false);
    for (const beside of [addDays(from, -1), addDays(to, 1)]) {
      if (beside < from || to < beside) expect(availabilityOf(ana, beside).kind).toBe('all');
    }
  });
});

describe('any availability', () => {
  const anyDay = fc.integer({ min: -400, max: 400 }).map((days) => addDays(day('2028-02-29'), days));

  test('has sorted, separate stretches that start on the day, and the kind that matches them', () => {
    fc.assert(
      fc.property(anyAvailability, anyDay, (availability, date) => {
        const { kind, stretches } = availabilityOf({ availability }, date);
        stretches.forEach(({ startMinute, endMinute }, position) => {
          expect(startMinute).toBeLessThan(endMinute);
          expect(startMinute).toBeGreaterThan(stretches[position - 1]?.endMinute ?? -1);
          expect(startMinute).toBeLessThan(1440);
          expect(endMinute).toBeLessThanOrEqual(2880);
        });
        const [first] = stretches;
        const isAll = first?.startMinute === 0 && first.endMinute >= 1440;
        expect(kind).toBe(first === undefined ? 'none' : isAll ? 'all' : 'hours');
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  /** A reference implementation by minute: the last entry that covers the minute decides. */
  function isFreeAt(availability: Availability, date: LocalDate, minute: number): boolean {
    const ofWeekday = availability.weekly.filter(({ weekday }) => weekday === isoWeekday(date));
    const within = (start: string, end: string, at: number) => {
      const [first, last] = [minuteOfDay(start), minuteOfDay(end)];
      return at >= first && at < (last <= first ? last + 1440 : last);
    };
    let isFree =
      ofWeekday.length === 0 ||
      ofWeekday.some(({ kind, from, to }) => kind === 'hours' && from && to && within(from, to, minute));
    for (const { kind, from, to, start, end } of availability.exceptions) {
      const covers = (day: LocalDate) => from <= day && day <= to;
      const applies =
        kind !== 'timeOff' && start && end
          ? [-1, 0, 1].some((days) => covers(addDays(date, days)) && within(start, end, minute - days * 1440))
          : covers(date);
      if (applies) isFree = kind === 'available';
    }
    return isFree;
  }

  test('agrees with a check of every single minute', () => {
    fc.assert(
      fc.property(anyAvailability, anyDay, (availability, date) => {
        const { stretches } = availabilityOf({ availability }, date);
        for (let minute = 0; minute < 1440; minute += 15) {
          const isIn = stretches.some(
            ({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute,
          );
          expect([minute, isIn]).toEqual([minute, isFreeAt(availability, date, minute)]);
        }
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('allows a shift exactly if every minute of the shift is free', () => {
    fc.assert(
      fc.property(anyAvailability, anyDay, anyTime, anyTime, (availability, date, startTime, endTime) => {
        const [start, end] = [minuteOfDay(startTime), minuteOfDay(endTime)];
        let isFree = true;
        for (let minute = start; minute < (end <= start ? end + 1440 : end); minute += 1) {
          isFree &&= isFreeAt(availability, date, minute);
        }
        expect(isAvailableFor({ availability }, { date, startTime, endTime })).toBe(isFree);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });
});
