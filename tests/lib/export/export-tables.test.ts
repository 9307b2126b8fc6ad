import { csvOfTable } from '@/lib/export/csv-of-table';
import { daysOfRange } from '@/lib/export/export-range';
import { exportFileName, hoursTables, paidShifts, shiftsTable } from '@/lib/export/export-tables';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { WeekStart } from '@/lib/time/week';
import { parseCsv } from '@/tests/support/parse-csv';
import { day, shiftAt } from '@/tests/support/records';
import { exportWords } from './words';

const WEEK = { first: day('2026-11-16'), last: day('2026-11-22') };

function indexOf(shifts: readonly Shift[]) {
  return withEntries(
    EMPTY_INDEX,
    shifts.map((shift, at) => ({ id: `${at}`, after: { ...shift, id: `${at}` } })),
  );
}

const on = (date: string, times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { date: day(date), ...fields });

test('shiftsTable lists one row per shift by day and time, also for canceled and open shifts', () => {
  const index = indexOf([
    on('2026-11-17', '17:00-01:30', { status: 'Pending', notes: '=SUM(A1)\nsecond line' }),
    on('2026-11-16', '09:00-17:00', { employeeName: '', status: 'Canceled' }),
    on('2026-11-23', '09:00-17:00'),
    on('2026-11-15', '09:00-17:00'),
  ]);
  const text = csvOfTable(shiftsTable(index, WEEK, exportWords()));
  expect(parseCsv(text)).toEqual([
    ['Date', 'Person', 'Role', 'Start', 'End', 'Hours', 'Status', 'Notes'],
    ['2026-11-16', '', 'Server', '09:00', '17:00', '8.00', 'Canceled', ''],
    ['2026-11-17', 'Ana', 'Server', '17:00', '01:30', '8.50', 'Pending', "'=SUM(A1)\nsecond line"],
  ]);
});

test('hoursTables lists hours by person and time, with overtime above 40 hours of a Monday-to-Sunday week', () => {
  const days = [16, 17, 18, 19, 20, 21].map((date) => `2026-11-${date}`);
  const index = indexOf([
    ...days.map((date) => on(date, '09:00-16:30')),
    on('2026-11-22', '20:00-22:00', { employeeName: 'ana ' }),
    on('2026-11-16', '10:00-18:00', { employeeName: 'Zoë' }),
    on('2026-11-16', '10:00-18:00', { employeeName: 'Zoë', status: 'Canceled' }),
    on('2026-11-16', '10:00-18:00', { employeeName: ' ' }),
  ]);
  const [hours, weeks] = hoursTables(index, WEEK, exportWords(), 'monday');
  const rows = parseCsv(csvOfTable(hours));
  expect(rows[0]).toEqual(['Date', 'Person', 'Role', 'Start', 'End', 'Hours', 'Overtime']);
  expect(
    rows.slice(1).map(([date, person, , , , planned, overtime]) => [date, person, planned, overtime]),
  ).toEqual([
    ...days.slice(0, 5).map((date) => [date, 'ana', '7.50', '0.00']),
    // 37.5 hours before this shift: 2.5 of its 7.5 hours still belong to the 40.
    ['2026-11-21', 'ana', '7.50', '5.00'],
    ['2026-11-22', 'ana', '2.00', '2.00'],
    ['2026-11-16', 'Zoë', '8.00', '0.00'],
  ]);
  expect(weeks.rows).toEqual([
    ['ana', '2026-11-16', 7, 47 * 60, 7 * 60],
    ['Zoë', '2026-11-16', 1, 480, 0],
  ]);
});

test('hoursTables counts the earlier days of the week for overtime when the range starts midweek', () => {
  const index = indexOf([16, 17, 18, 19, 20].map((date) => on(`2026-11-${date}`, '08:00-18:00')));
  const days = { first: day('2026-11-20'), last: day('2026-11-30') };
  const [hours] = hoursTables(index, days, exportWords(), 'monday');
  expect(hours.rows.map(([date, , , , , minutes, overtime]) => [date, minutes, overtime])).toEqual([
    ['2026-11-20', 600, 600],
  ]);
});

test('paidShifts counts no overtime for exactly 40 hours, and starts each week from zero', () => {
  const shifts = [16, 17, 18, 19, 23].map((date) => on(`2026-11-${date}`, '08:00-18:00'));
  const at = { first: WEEK.first, weekStart: 'monday' } as const;
  const paid = paidShifts(shifts, at, (one, other) => one.localeCompare(other));
  expect(paid.map(({ overtimeMinutes }) => overtimeMinutes)).toEqual([0, 0, 0, 0, 0]);
});

test('daysOfRange uses calendar weeks and months as ranges, also across the end of a year', () => {
  const at = { selectedDate: day('2026-11-22'), today: day('2027-01-03'), weekStart: 'monday' } as const;
  expect(daysOfRange('shownWeek', at)).toEqual(WEEK);
  expect(daysOfRange('lastWeek', at)).toEqual({ first: '2026-12-21', last: '2026-12-27' });
  expect(daysOfRange('thisMonth', at)).toEqual({ first: '2027-01-01', last: '2027-01-31' });
  expect(daysOfRange('lastMonth', at)).toEqual({ first: '2026-12-01', last: '2026-12-31' });
  expect(daysOfRange('lastMonth', { ...at, today: day('2028-03-31') })).toEqual({
    first: '2028-02-01',
    last: '2028-02-29',
  });
});

test('hoursTables assigns Sunday to a week by the chosen first day of the week, in hours, totals and ranges', () => {
  // 40 hours from Monday to Friday; Sunday's eight hours belong to the week that starts with it.
  const days = [15, 16, 17, 18, 19, 20].map((date) => `2026-11-${date}`);
  const index = indexOf(days.map((date) => on(date, '08:00-16:00')));
  const range = { first: day('2026-11-16'), last: day('2026-11-21') };
  const overtime = (weekStart: WeekStart) =>
    hoursTables(index, range, exportWords(), weekStart)[1].rows.map(([, from, , minutes, over]) => [
      from,
      minutes,
      over,
    ]);
  expect(overtime('monday')).toEqual([['2026-11-16', 2400, 0]]);
  expect(overtime('sunday')).toEqual([['2026-11-15', 2400, 480]]);
  expect(overtime('saturday')).toEqual([['2026-11-14', 2400, 480]]);
  const at = { selectedDate: day('2026-11-22'), today: day('2027-01-03'), weekStart: 'sunday' } as const;
  expect(daysOfRange('shownWeek', at)).toEqual({ first: '2026-11-22', last: '2026-11-28' });
  expect(daysOfRange('lastWeek', at)).toEqual({ first: '2026-12-27', last: '2027-01-02' });
});

test('exportFileName names files by content and days', () => {
  expect(exportFileName('shifts', WEEK, 'xlsx')).toBe('brigade-shifts-2026-11-16-to-2026-11-22.xlsx');
  expect(exportFileName('hours', WEEK, 'csv')).toBe('brigade-hours-2026-11-16-to-2026-11-22.csv');
});

test('shiftsTable adds a column for a detail only if a shift has the detail', () => {
  const shifts = [
    shiftAt('09:00-17:00', {
      id: 'a',
      date: day('2026-11-16'),
      station: 'Bar',
      kind: 'onCall',
      unpaidBreak: 30,
    }),
    shiftAt('09:00-17:00', { id: 'b', date: day('2026-11-17'), kind: 'standby' }),
  ];
  const index = withEntries(
    EMPTY_INDEX,
    shifts.map((after) => ({ id: after.id, after })),
  );
  const table = shiftsTable(index, { first: day('2026-11-16'), last: day('2026-11-22') }, exportWords());
  expect(table.columns.slice(8).map(({ head }) => head)).toEqual([
    'Station',
    'Kind of shift',
    'Unpaid break (min)',
  ]);
  expect(table.rows.map((row) => row.slice(8))).toEqual([
    ['Bar', 'On call', '30'],
    ['', 'standby', ''],
  ]);
});
