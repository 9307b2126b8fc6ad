import { closedDayBreaks, ruleBreaks } from '@/lib/rules/rule-breaks';
import { closingOn, type OpeningHours, readOpeningDay } from '@/lib/time/opening-hours';
import { clock, day, shiftAt } from '@/tests/support/records';
import { contextOf } from '@/tests/support/rule-weeks';

/** Closed on Mondays; open on Sundays until 2:00, Saturdays until midnight, Fridays 11:00 to 23:00; other days unset. */
const HOURS: OpeningHours = {
  days: [
    { weekday: 1, kind: 'closed' },
    { weekday: 5, kind: 'hours', from: clock('11:00'), to: clock('23:00') },
    { weekday: 6, kind: 'hours', from: clock('11:00'), to: clock('00:00') },
    { weekday: 7, kind: 'hours', from: clock('11:00'), to: clock('02:00') },
  ],
  isCloseShown: false,
};
const friday = day('2026-11-20');
const sunday = day('2026-11-22');
const monday = day('2026-11-23');
const tuesday = day('2026-11-24');

test.each([
  ['a day that is closed', '09:00-17:00', monday, 1],
  ['a night shift that reaches into a closed day', '17:00-03:00', sunday, 0],
  ['a shift on a closed day that starts before last night’s closing time', '00:30-03:00', monday, 0],
  ['a shift on a closed day that starts at last night’s closing time', '02:00-06:00', monday, 1],
  ['a night shift that starts on a closed day', '22:00-04:00', monday, 1],
  ['a shift outside the hours of an open day', '06:00-10:00', friday, 0],
  ['a day without opening hours', '03:00-05:00', tuesday, 0],
])('counts the breaks of the closed-day rule for %s', (_, times, date, count) => {
  const shift = shiftAt(times, { date });
  const context = contextOf({ shift, others: [] }, { openingHours: HOURS });
  expect(closedDayBreaks(shift, context)).toEqual(count === 1 ? [{ rule: 'closedDay', date }] : []);
});

test('ruleBreaks reports an open shift on a closed day, but not a canceled one', () => {
  const shift = shiftAt('09:00-17:00', { date: monday, employeeName: '' });
  const context = contextOf({ shift, others: [] }, { openingHours: HOURS });
  expect(ruleBreaks(shift, context)).toEqual([{ rule: 'closedDay', date: monday }]);
  expect(ruleBreaks({ ...shift, status: 'Canceled' }, context)).toEqual([]);
});

test('closingOn finds the closing time of a date by its weekday', () => {
  expect([friday, sunday, monday, tuesday].map((date) => closingOn(HOURS, date))).toEqual([
    '23:00',
    '02:00',
    undefined,
    undefined,
  ]);
});

test.each([
  [
    { weekday: 1, kind: 'closed' },
    { weekday: 1, kind: 'closed' },
  ],
  [
    { weekday: 2, kind: 'hours', from: '11:00', to: '1:00' },
    { weekday: 2, kind: 'hours', from: '11:00', to: '01:00' },
  ],
  [{ weekday: 2, kind: 'hours', from: '11:00' }, undefined],
  [{ weekday: 8, kind: 'closed' }, undefined],
  [{ weekday: '1', kind: 'closed' }, undefined],
  [null, undefined],
  ['closed', undefined],
])('readOpeningDay reads stored %j as %j', (stored, read) => {
  expect(readOpeningDay(stored)).toEqual(read);
});
