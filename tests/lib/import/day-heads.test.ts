import { readDayHead } from '@/lib/import/table/read-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import { day } from '@/tests/support/records';

const headIn = (weekStart: WeekStart, text: string) =>
  readDayHead(text, {
    today: day('2026-11-19'),
    firstDay: startOfWeek(day('2026-11-19'), weekStart),
    zone: 'America/New_York',
    isMonthFirst: true,
  });

test.each([
  ['monday', '2026-11-21', '2026-11-22', '2026-11-16'],
  ['sunday', '2026-11-21', '2026-11-15', '2026-11-16'],
  ['saturday', '2026-11-14', '2026-11-15', '2026-11-16'],
] as const)(
  'reads weekdays as days of the shown week when weeks start on %s',
  (weekStart, saturday, sunday, monday) => {
    expect(headIn(weekStart, 'Sat')).toEqual({ date: saturday, isAssumed: true });
    expect(headIn(weekStart, 'dimanche')).toEqual({ date: sunday, isAssumed: true });
    expect(headIn(weekStart, 'Montag')).toEqual({ date: monday, isAssumed: true });
  },
);

test('readDayHead reads a weekday with a number as that date, for any first day of the week', () => {
  for (const weekStart of ['monday', 'sunday', 'saturday'] as const) {
    expect(headIn(weekStart, 'Sun 29')).toEqual({ date: '2026-11-29', isAssumed: false });
    expect(headIn(weekStart, 'Sat 14')).toEqual({ date: '2026-11-14', isAssumed: false });
  }
});
