import { hoursByEmployee } from '@/lib/insights/hours';
import { HOURS_DESCENDING, type HoursColumn, nextHoursOrder, sortHours } from '@/lib/insights/hours-order';
import { shiftAt } from '@/tests/support/records';

const of = (employeeName: string, ...times: readonly string[]) =>
  times.map((text) => shiftAt(text, { employeeName }));
const ROWS = hoursByEmployee(
  [
    [
      ...of('Émile', '09:00-13:00'),
      ...of('Ana', '09:00-11:00', '12:00-14:00'),
      ...of('Zoe', '09:00-17:00'),
      ...of('Ben', '09:00-13:00'),
    ],
  ],
  2400,
);
const names = (column: HoursColumn, isDescending: boolean) =>
  sortHours(ROWS, { column, isDescending }, new Intl.Collator('fr').compare).map(({ name }) => name);

test.each([
  ['hours', true, ['Zoe', 'Ana', 'Ben', 'Émile']],
  ['hours', false, ['Ana', 'Ben', 'Émile', 'Zoe']],
  ['shifts', true, ['Ana', 'Ben', 'Émile', 'Zoe']],
  ['shifts', false, ['Ben', 'Émile', 'Zoe', 'Ana']],
  ['employee', false, ['Ana', 'Ben', 'Émile', 'Zoe']],
  ['employee', true, ['Zoe', 'Émile', 'Ben', 'Ana']],
] as const)(
  'sortHours sorts by %s, descending %p, and equal rows by name',
  (column, isDescending, expected) => {
    expect(names(column, isDescending)).toEqual(expected);
  },
);

test('the first order of the hours is by most hours', () => {
  expect(HOURS_DESCENDING).toEqual({ column: 'hours', isDescending: true });
});

test.each([
  ['hours', true, 'hours', false],
  ['hours', false, 'hours', true],
  ['hours', true, 'employee', false],
  ['hours', true, 'shifts', true],
  ['hours', false, 'shifts', true],
  ['employee', false, 'employee', true],
  ['employee', true, 'hours', true],
  ['shifts', false, 'employee', false],
] as const)(
  'changes the order %s, descending %p, after a click on %s to descending %p',
  (column, isDescending, clicked, expected) => {
    expect(nextHoursOrder({ column, isDescending }, clicked)).toEqual({
      column: clicked,
      isDescending: expected,
    });
  },
);
