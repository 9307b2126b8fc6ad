import {
  isPublishedDay,
  mergeSpans,
  publishedAt,
  publishedDaysOf,
  spansOverlap,
  withDays,
  withoutDays,
} from '@/lib/shifts/publication/published-days';
import { addDays } from '@/lib/time/local-date';
import { day } from '@/tests/support/records';

const span = (from: string, to: string, at = 1) => ({ from: day(from), to: day(to), at });
const WEEK = span('2026-12-28', '2027-01-03');

test('withDays joins adjacent days published at the same time, also across the turn of the year', () => {
  expect(withDays([WEEK], [span('2027-01-04', '2027-01-10')])).toEqual([span('2026-12-28', '2027-01-10')]);
  expect(withDays([WEEK], [span('2027-01-04', '2027-01-10', 2)])).toHaveLength(2);
  expect(withDays([WEEK], [span('2027-01-05', '2027-01-10')])).toHaveLength(2);
});

test('withDays updates the time of republished days, and keeps the time of the days around them', () => {
  expect(withDays([WEEK], [span('2026-12-31', '2027-01-01', 5)])).toEqual([
    span('2026-12-28', '2026-12-30'),
    span('2026-12-31', '2027-01-01', 5),
    span('2027-01-02', '2027-01-03'),
  ]);
  const publication = { at: 9, days: withDays([WEEK], [span('2026-12-31', '2027-01-01', 5)]) };
  expect(publishedAt(publication, [day('2026-12-30'), day('2026-12-31')])).toBe(5);
  expect(publishedAt(publication, [day('2027-01-04')])).toBeUndefined();
});

test('withoutDays keeps the days around removed days, also if every day was published', () => {
  expect(withoutDays([WEEK], [WEEK])).toEqual([]);
  expect(withoutDays([WEEK], [span('2027-01-01', '2027-02-01')])).toEqual([span('2026-12-28', '2026-12-31')]);
  const left = withoutDays(publishedDaysOf({ at: 1 }), [WEEK]);
  expect(left.map(({ from, to }) => [from, to])).toEqual([
    ['0000-01-01', '2026-12-27'],
    ['2027-01-04', '9999-12-31'],
  ]);
});

test('isPublishedDay treats no day as published without a publication, and every day if there is no list of days', () => {
  expect(isPublishedDay(undefined, WEEK.from)).toBe(false);
  expect(isPublishedDay({ at: 1 }, WEEK.from)).toBe(true);
  expect(isPublishedDay({ at: 1, days: [] }, WEEK.from)).toBe(false);
});

test('withDays joins old weeks, so that ten years of weekly publications stay a short list', () => {
  let days = publishedDaysOf(undefined);
  for (let week = 0; week < 520; week += 1) {
    const from = addDays(WEEK.from, 7 * week);
    days = withDays(days, [{ from, to: addDays(from, 6), at: week }]);
  }
  expect(days.length).toBeLessThanOrEqual(80);
  expect(mergeSpans(days)).toEqual([{ from: WEEK.from, to: addDays(WEEK.from, 7 * 520 - 1) }]);
  expect(days.at(-1)?.at).toBe(519);
});

test('spansOverlap reports an overlap of spans only if the spans share a day', () => {
  expect(spansOverlap([WEEK], [span('2027-01-03', '2027-01-09')])).toBe(true);
  expect(spansOverlap([WEEK], [span('2027-01-04', '2027-01-09')])).toBe(false);
});
