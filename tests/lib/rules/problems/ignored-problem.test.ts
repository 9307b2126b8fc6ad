import { type IgnoredProblem, ignoredOf, type Problem, withIgnored } from '@/lib/rules/problems/problem';
import { addDays } from '@/lib/time/local-date';
import { day } from '@/tests/support/records';

const TODAY = day('2026-11-20');
const problem: Problem = {
  key: 'weekHours ana 2026-11-16',
  kind: 'weekHours',
  person: 'Ana',
  date: day('2026-11-16'),
  parts: [],
  shiftIds: [],
  size: 2460,
};
const other = (daysAgo: number): IgnoredProblem => ({
  key: `open ${daysAgo}`,
  reason: '',
  date: addDays(TODAY, -daysAgo),
  size: 0,
});

test('ignoredOf ignores a problem until the problem gets worse', () => {
  const ignored = withIgnored([], problem, ' Agreed with Ana ', TODAY);
  expect(ignored).toEqual([{ key: problem.key, reason: 'Agreed with Ana', date: problem.date, size: 2460 }]);
  expect(ignoredOf(problem, ignored)).toBe(ignored[0]);
  expect(ignoredOf({ ...problem, size: 2400 }, ignored)).toBe(ignored[0]);
  expect(ignoredOf({ ...problem, size: 2461 }, ignored)).toBeUndefined();
  expect(ignoredOf({ ...problem, key: 'another' }, ignored)).toBeUndefined();
});

test('withIgnored keeps one entry with the newer reason when a problem is ignored again', () => {
  const once = withIgnored([other(1)], problem, 'One', TODAY);
  const again = withIgnored(once, { ...problem, size: 2700 }, 'Two', TODAY);
  expect(again).toMatchObject([other(1), { reason: 'Two', size: 2700 }]);
});

test('withIgnored keeps the other ignored problems of an old week when a problem of that week is ignored', () => {
  const long = other(80);
  const kept = withIgnored([long, other(137)], { ...problem, date: addDays(TODAY, -80) }, '', TODAY);
  expect(kept.map(({ key }) => key)).toEqual([long.key, problem.key]);
});

test('withIgnored keeps entries of the eight weeks before the current day', () => {
  expect(
    withIgnored([other(56), other(57)], { ...problem, date: TODAY }, '', TODAY).map(({ key }) => key),
  ).toEqual(['open 56', problem.key]);
});
