import { problemsIn } from '@/lib/rules/problems/problem-keeper';
import { sharedWeekOf } from '@/lib/share/shared-week';
import { warningsInWeek } from '@/lib/share/warnings-in-week';
import { sevenDaysFrom } from '@/lib/time/week';
import { contextOf } from '@/tests/support/problem-context';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

const MONDAY = day('2026-11-16');
const close = shiftAt('15:00-23:30', { id: 'close', date: MONDAY });
const early = shiftAt('08:00-22:00', { id: 'early', date: day('2026-11-17') });
const fine = shiftAt('09:00-17:00', { id: 'fine', date: day('2026-11-19'), employeeName: 'Ben' });
const open = shiftAt('09:00-17:00', { id: 'open', date: day('2026-11-19'), employeeName: '' });
const draft = shiftAt('09:00-17:00', {
  id: 'draft',
  date: day('2026-11-20'),
  employeeName: 'Ben',
  role: 'Cook',
});

test('warningsInWeek lists each shift of the sheet that breaks a rule once, without open and unpublished shifts', () => {
  const schedule = scheduleOf({
    shifts: [close, early, fine, open, draft],
    employees: [employeeOf('Ana'), employeeOf('Ben')],
  });
  const week = sharedWeekOf({
    firstDay: MONDAY,
    publishedAt: 0,
    zone: 'Europe/Paris',
    leadMinutes: 60,
    shifts: [close, early, fine, open],
  });
  const warnings = warningsInWeek(week, problemsIn(sevenDaysFrom(MONDAY), contextOf(schedule)));
  expect(warnings.map(({ shift, breaks }) => [shift.id, breaks.map(({ rule }) => rule)])).toEqual([
    ['close', ['rest']],
    ['early', ['rest', 'dayHours']],
  ]);
  expect(warningsInWeek(week, [])).toEqual([]);
});
