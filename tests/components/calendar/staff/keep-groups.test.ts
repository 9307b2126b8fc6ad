/** @jest-environment jsdom */
import { createGroupKeeper } from '@/components/calendar/staff/staff-view';
import { day, shiftAt } from '@/tests/support/records';

test('counts the hours of a night shift only on the day on which it starts', () => {
  const night = shiftAt('22:00-02:00', { date: day('2026-11-20') });
  const keep = createGroupKeeper();
  expect(keep([], [night])).toMatchObject([{ minutes: 0 }]);
  expect(keep([night])).toMatchObject([{ minutes: 240 }]);
});

test('returns the same group object while the shifts of a person do not change', () => {
  const shift = shiftAt('09:00-17:00', { date: day('2026-11-20') });
  const keep = createGroupKeeper();
  const [before] = keep([shift]);
  expect(keep([shift])[0]).toBe(before);
});
