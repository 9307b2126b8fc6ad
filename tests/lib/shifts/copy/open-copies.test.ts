import { nameKey } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';
import { shiftAt } from '@/tests/support/records';
import { createdIn, MONDAY, NEXT_MONDAY, plan, weekWith } from '@/tests/support/week-copies';

const onMonday = (times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `source-${times}`, date: MONDAY, ...fields });
const timesOf = (shifts: readonly Shift[]) =>
  shifts.map(({ date, startTime, endTime }) => `${date} ${startTime}-${endTime}`);

test('planWeekCopy copies every shift as an open shift on request, including shifts of people who left', () => {
  const left = onMonday('14:00-15:00', { employeeName: 'Somebody Gone', notes: 'bar' });
  const anas = onMonday('09:00-17:00');
  const canceled = onMonday('12:00-13:00', { status: 'Canceled' });
  const schedule = weekWith(
    anas,
    left,
    onMonday('16:00-22:00', { employeeName: '', role: 'Host' }),
    canceled,
    shiftAt('08:00-16:00', { id: 'there', date: NEXT_MONDAY }),
  );
  const all = plan(schedule, { isOpen: true });
  expect(createdIn(all).map(({ employeeName, notes }) => [employeeName, notes])).toEqual([
    ['', ''],
    ['', ''],
    ['', 'bar'],
  ]);
  expect(timesOf(createdIn(all))).toContain('2026-11-23 09:00-17:00');
  expect([all.left, all.canceled, all.clashing.size]).toEqual([[], [canceled], 0]);
  const some = plan(schedule, {
    isOpen: true,
    include: { kind: 'employees', nameKeys: new Set([nameKey(anas.employeeName)]) },
  });
  expect(timesOf(createdIn(some))).toEqual(['2026-11-23 09:00-17:00']);
});

test('planWeekCopy keeps the role of the shift in an open copy, even if the role of the person has changed', () => {
  const bens = onMonday('09:00-17:00', { employeeName: 'Ben', role: 'Server' });
  const made = plan(weekWith(bens), { isOpen: true });
  expect(createdIn(made).map(({ role }) => role)).toEqual(['Server']);
  expect(made.newRoleCount).toBe(0);
});
