/** @jest-environment jsdom */
import { createGroupKeeper } from '@/components/calendar/staff/staff-view';
import { day, shiftAt } from '@/tests/support/records';

test('a night has its hours on its own day, whichever of its two days was shown before', () => {
  const night = shiftAt('22:00-02:00', { date: day('2026-11-20') });
  const keep = createGroupKeeper();
  expect(keep([], [night])).toMatchObject([{ minutes: 0 }]);
  expect(keep([night])).toMatchObject([{ minutes: 240 }]);
});

test('the group of somebody whose shifts stay is the same object', () => {
  const shift = shiftAt('09:00-17:00', { date: day('2026-11-20') });
  const keep = createGroupKeeper();
  const [before] = keep([shift]);
  expect(keep([shift])[0]).toBe(before);
});
