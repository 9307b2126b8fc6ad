import fc from 'fast-check';
import { weeksToShareAfter, withoutWeek } from '@/lib/shifts/publication/weeks-to-share';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const LAST_WEEK = day('2026-11-09');
const THIS_WEEK = day('2026-11-16');
const NEXT_WEEK = day('2026-11-23');
const SUNDAY = day('2026-11-22');

const figures = (...weeks: LocalDate[]) => ({ weeks: weeks.map((firstDay) => ({ firstDay, count: 1 })) });

test('weeksToShareAfter adds newly published weeks to the weeks still to share', () => {
  const first = weeksToShareAfter(null, figures(NEXT_WEEK), { at: 1, today: SUNDAY });
  expect(first).toEqual({ at: 1, weeks: [NEXT_WEEK] });
  expect(weeksToShareAfter(first, figures(THIS_WEEK), { at: 2, today: SUNDAY })).toEqual({
    at: 2,
    weeks: [THIS_WEEK, NEXT_WEEK],
  });
});

test('weeksToShareAfter drops past weeks unless only past weeks were published', () => {
  const published = figures(LAST_WEEK, THIS_WEEK);
  expect(weeksToShareAfter(null, published, { at: 1, today: SUNDAY }).weeks).toEqual([THIS_WEEK]);
  const monday = addDays(SUNDAY, 1);
  expect(weeksToShareAfter(null, published, { at: 1, today: monday }).weeks).toEqual([LAST_WEEK, THIS_WEEK]);
  expect(weeksToShareAfter(null, figures(), { at: 1, today: monday }).weeks).toEqual([]);
});

test('withoutWeek removes exactly the shared week, and returns the same object if that week is not listed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), fc.nat(30), (numbers, handed) => {
      const weeks = numbers.map((number) => addDays(THIS_WEEK, 7 * number));
      const before = weeksToShareAfter(null, figures(...weeks), { at: 1, today: THIS_WEEK });
      const week = addDays(THIS_WEEK, 7 * handed);
      const after = withoutWeek(before, week);
      expect(after.weeks).toEqual([...weeks].sort().filter((other) => other !== week));
      expect(withoutWeek(after, week)).toBe(after);
    }),
    { numRuns: rounds(100), ...seed },
  );
});
