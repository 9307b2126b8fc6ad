import { closedDayBreaks, ruleBreaks } from '@/lib/rules/rule-breaks';
import { closingOn, type OpeningHours, readOpeningDay } from '@/lib/time/opening-hours';
import { clock, day, shiftAt } from '@/tests/support/records';
import { contextOf } from '@/tests/support/rule-weeks';

/** Closed on Mondays; Sunday until 2 in the night, Saturday until midnight, Friday 11 to 23; other days not said. */
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
  ['a night that runs into it', '17:00-03:00', sunday, 0],
  ['the hours of it before the night has closed', '00:30-03:00', monday, 0],
  ['exactly when the night has closed', '02:00-06:00', monday, 1],
  ['a night that runs out of it', '22:00-04:00', monday, 1],
  ['an open day outside its hours', '06:00-10:00', friday, 0],
  ['a day of which nothing is said', '03:00-05:00', tuesday, 0],
])('%s', (_, times, date, count) => {
  const shift = shiftAt(times, { date });
  const context = contextOf({ shift, others: [] }, { openingHours: HOURS });
  expect(closedDayBreaks(shift, context)).toEqual(count === 1 ? [{ rule: 'closedDay', date }] : []);
});

test('an open shift stands on a closed day too; a canceled one does not', () => {
  const shift = shiftAt('09:00-17:00', { date: monday, employeeName: '' });
  const context = contextOf({ shift, others: [] }, { openingHours: HOURS });
  expect(ruleBreaks(shift, context)).toEqual([{ rule: 'closedDay', date: monday }]);
  expect(ruleBreaks({ ...shift, status: 'Canceled' }, context)).toEqual([]);
});

test('the closing time is that of the weekday', () => {
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
])('stored %j is read as %j', (stored, read) => {
  expect(readOpeningDay(stored)).toEqual(read);
});
