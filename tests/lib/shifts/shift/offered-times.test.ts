import { offeredTimes } from '@/lib/shifts/shift/offered-times';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clock, day, scheduleOf, shiftAt } from '@/tests/support/records';

const ANA = { employeeName: 'Ana', role: 'Server' };
const FRIDAY = day('2026-11-20');
const inWords = ({ times }: ReturnType<typeof offeredTimes>) =>
  times.map(({ startTime, endTime }) => `${startTime}-${endTime}`);
const indexOf = (...shifts: readonly Shift[]) => scheduleOf({ shifts }).shifts;

test('offeredTimes offers the usual times of a person except those of shifts on that day', () => {
  const index = indexOf(
    shiftAt('09:00-17:00', { id: 'monday', date: day('2026-11-16') }),
    shiftAt('17:00-23:00', { id: 'tuesday', date: day('2026-11-17') }),
    shiftAt('17:00-23:00', { id: 'friday', date: FRIDAY }),
  );
  const offered = offeredTimes(index, ANA, FRIDAY, 4);
  expect(offered.areUsual).toBe(true);
  expect(inWords(offered)).toEqual(['09:00-17:00']);
  expect(inWords(offeredTimes(index, ANA, day('2026-11-18'), 4))).toEqual(['09:00-17:00', '17:00-23:00']);
});

test('offeredTimes offers the preset times if nobody of the role has worked yet', () => {
  const offered = offeredTimes(indexOf(), ANA, FRIDAY, 4);
  expect(offered.areUsual).toBe(false);
  expect(inWords(offered)).toEqual(['09:00-17:00', '08:00-12:00', '13:00-17:00', '17:00-22:00']);
  expect(offered.times[0]?.startTime).toBe(clock('09:00'));
});

test('offeredTimes offers the preset times if the person already has shifts at all usual times on that day', () => {
  const offered = offeredTimes(
    indexOf(shiftAt('09:00-17:00', { id: 'there', date: FRIDAY })),
    ANA,
    FRIDAY,
    4,
  );
  expect(offered.areUsual).toBe(false);
  expect(inWords(offered)).toEqual(['08:00-12:00', '13:00-17:00', '17:00-22:00', '22:00-06:00']);
});
