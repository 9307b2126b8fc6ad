import fc from 'fast-check';
import { availabilityOf, isAvailableFor } from '@/lib/employees/availability';
import {
  availabilityOrNone,
  laterDraftsOf,
  laterFromDrafts,
  weekDraftOf,
} from '@/lib/employees/availability-draft';
import { type LaterWeek, readAvailability } from '@/lib/employees/stored-availability';
import { formatsFor } from '@/lib/i18n/formats';
import { addDays, isoWeekday } from '@/lib/time/local-date';
import { anyDate } from '@/tests/support/arbitraries';
import { accepted, clock, day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const READING = formatsFor('en').dateReading;
/** Tuesdays off. */
const TUESDAYS: LaterWeek['weekly'] = [{ weekday: 2, kind: 'off' }];
const on = (availability: unknown, date: string) => availabilityOf({ availability }, day(date)).kind;

test('availabilityOf applies a later week from its first day, and not before', () => {
  const availability = {
    weekly: [],
    exceptions: [],
    later: [{ id: 'a', from: '2026-12-01', weekly: TUESDAYS }],
  };
  expect(on(availability, '2026-11-24')).toBe('all');
  expect(on(availability, '2026-12-01')).toBe('none');
  expect(on(availability, '2026-12-02')).toBe('all');
  expect(on(availability, '2027-01-05')).toBe('none');
});

test('availabilityOf counts every second week from the week of its first day, across the end of a year too', () => {
  const later = [{ id: 'a', from: '2026-12-23', everySecond: true, weekly: TUESDAYS }];
  const availability = { weekly: [], exceptions: [], later };
  // Wednesday is the first day: the Tuesday before is not in it, two weeks later it is.
  expect(
    ['2026-12-22', '2026-12-29', '2027-01-05', '2027-01-12'].map((date) => on(availability, date)),
  ).toEqual(['all', 'all', 'none', 'all']);
});

test('availabilityOf applies the week that started last, and the earlier one between its weeks', () => {
  const mondays: LaterWeek['weekly'] = [{ weekday: 1, kind: 'off' }];
  const later = [
    { id: 'b', from: '2026-12-07', everySecond: true, weekly: [] },
    { id: 'a', from: '2026-12-01', weekly: mondays },
  ];
  const availability = { weekly: TUESDAYS, exceptions: [], later };
  expect(on(availability, '2026-11-24')).toBe('none');
  expect(['2026-12-07', '2026-12-14', '2026-12-21'].map((date) => on(availability, date))).toEqual([
    'all',
    'none',
    'all',
  ]);
});

test('availabilityOf lets a dated exception override every week, and checks a shift by the week of its day', () => {
  const exception = { id: 'x', from: '2026-12-01', to: '2026-12-01', kind: 'available', note: '' };
  const later = [{ id: 'a', from: '2026-12-01', weekly: TUESDAYS }];
  const wanted = (date: string) => ({ date: day(date), startTime: clock('09:00'), endTime: clock('17:00') });
  const employee = { availability: { weekly: [], exceptions: [exception], later } };
  expect(isAvailableFor(employee, wanted('2026-12-01'))).toBe(true);
  expect(isAvailableFor(employee, wanted('2026-12-08'))).toBe(false);
});

test('readAvailability ignores unreadable later weeks but keeps them', () => {
  const stored = {
    weekly: [],
    exceptions: [],
    later: [
      { id: 'a', from: 'soon', weekly: TUESDAYS },
      { id: 'b', from: '2026-12-01', weekly: [{ weekday: 9, kind: 'off' }] },
      { id: 'c', from: '2026-12-01', weekly: TUESDAYS, note: 'kept' },
    ],
  };
  const read = readAvailability(stored);
  expect(read.later).toEqual([stored.later[2]]);
  expect(read.unread).toEqual(stored.later.slice(0, 2));
  expect(availabilityOrNone(read)).toBe(read);
});

test('the form keeps unchanged weeks, sorts weeks by first day, and reports errors', () => {
  const known: readonly LaterWeek[] = [
    { id: 'b', from: day('2027-01-04'), everySecond: true, weekly: TUESDAYS },
    { id: 'a', from: day('2026-12-01'), weekly: [] },
  ];
  const drafts = laterDraftsOf({ later: known });
  expect(accepted(laterFromDrafts(drafts, known, READING)).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(accepted(laterFromDrafts(drafts, known, READING))).toEqual(expect.arrayContaining([...known]));
  const wrongHours = weekDraftOf({ weekly: [] }).map((draft, at) =>
    at === 0 ? { kind: 'hours' as const, hours: [{ id: 0, from: 'x', to: '17:00' }] } : draft,
  );
  const wrong = [{ id: 'n', from: '2026-02-30', everySecond: false, days: wrongHours }];
  expect(laterFromDrafts(wrong, [], READING)).toEqual({
    isOk: false,
    error: [{ id: 'n', isFromWrong: true, hours: [{ day: 0, position: 0, field: 'from' }] }],
  });
});

test('availabilityOf applies an every-second-week pattern to every other week for any first day', () => {
  fc.assert(
    fc.property(anyDate, fc.nat(200), (from, weeks) => {
      const off = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, kind: 'off' as const }));
      const availability = {
        weekly: [],
        exceptions: [],
        later: [{ id: 'a', from, everySecond: true, weekly: off }],
      };
      const date = addDays(from, 7 * weeks);
      fc.pre(isoWeekday(date) === isoWeekday(from));
      expect(availabilityOf({ availability }, date).kind).toBe(weeks % 2 === 0 ? 'none' : 'all');
    }),
    { numRuns: rounds(200), ...seed },
  );
});
