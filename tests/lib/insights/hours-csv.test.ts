import { hoursByEmployee } from '@/lib/insights/hours';
import { hoursCsv, hoursFileName } from '@/lib/insights/hours-csv';
import { parseCsv } from '@/tests/support/parse-csv';
import { day, shiftAt } from '@/tests/support/records';

const HEADS = ['Employee', 'Hours', 'Shifts', 'Breakdown', 'Overtime'];

test('hoursCsv writes a line per person, with numeric hours and escaped names', () => {
  const rows = hoursByEmployee(
    [
      [
        shiftAt('09:00-17:15', { employeeName: 'Bell, "Marcus"', role: 'Cook' }),
        shiftAt('18:00-18:20', { employeeName: 'Bell, "Marcus"', role: '=evil()' }),
        shiftAt('09:00-10:00', { employeeName: '=cmd|calc' }),
      ],
    ],
    480,
  );
  const text = hoursCsv(rows, { heads: HEADS, role: (role) => role });
  expect(text.startsWith('\ufeffEmployee,Hours,Shifts,Breakdown,Overtime\r\n')).toBe(true);
  expect(parseCsv(text).slice(1)).toEqual([
    ['Bell, "Marcus"', '8.58', '2', 'Cook 8.25, =evil() 0.33', '0.58'],
    ["'=cmd|calc", '1', '1', 'Server 1', '0'],
  ]);
});

test('hoursCsv writes only the header line when there are no people', () => {
  expect(parseCsv(hoursCsv([], { heads: HEADS, role: String }))).toEqual([HEADS]);
});

test('hoursFileName names the file after its first and last day', () => {
  expect(hoursFileName(day('2026-11-15'), day('2026-11-21'))).toBe(
    'brigade-hours-2026-11-15-to-2026-11-21.csv',
  );
});
