import { EMPTY_INDEX, shiftsOn, withEntries } from '@/lib/shifts/change/schedule-index';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { monthDayFigures } from '@/lib/shifts/views/month-day';
import { addDays } from '@/lib/time/local-date';
import { weeksOfMonth } from '@/lib/time/month';
import { day, shiftAt } from '@/tests/support/records';

const FIRST = day('2026-01-01');
const A_DAY = 45;

/** That many shifts, 45 a day. */
function stored(count: number) {
  const shifts = Array.from({ length: count }, (_, number): Shift => {
    const date = addDays(FIRST, Math.floor(number / A_DAY));
    return shiftAt('09:00-17:00', { id: `s${number}`, date, employeeName: `Person ${number % A_DAY}` });
  });
  return withEntries(
    EMPTY_INDEX,
    shifts.map((shift) => ({ id: shift.id, after: shift })),
  );
}

it('a month is computed as fast with 250,000 stored shifts as with 20,000', () => {
  const days = weeksOfMonth(day('2026-08-15'), 'monday');
  const milliseconds = (index: ReturnType<typeof stored>) => {
    const runs = Array.from({ length: 41 }, () => {
      const begun = performance.now();
      const figures = days.map((date) => monthDayFigures(shiftsOn(index, date), shiftMinutes));
      expect(figures[20]?.headCount).toBe(A_DAY);
      return performance.now() - begun;
    });
    return runs.sort((one, other) => one - other)[20] ?? 0;
  };
  const [few, many] = [stored(20_000), stored(250_000)];
  // A warm-up run, so that neither measurement includes the first compilation.
  milliseconds(few);
  expect(milliseconds(many) / milliseconds(few)).toBeLessThan(2);
});
