import { packLanes, timelineBars } from '@/lib/insights/timeline';
import { barByKey, findBar } from '@/lib/insights/timeline-keys';
import { shiftAt } from '@/tests/support/records';

/** Three rows: a and c, then only b, then d and e. */
const rowOf = (...shifts: readonly (readonly [id: string, times: string])[]) =>
  packLanes(
    timelineBars(
      [],
      shifts.map(([id, times]) => shiftAt(times, { id })),
    ),
  ).flat();
const ROWS = [
  rowOf(['a', '08:00-10:00'], ['c', '14:00-18:00']),
  rowOf(['b', '09:00-17:00']),
  rowOf(['d', '07:00-09:00'], ['e', '12:00-20:00']),
];

function idByKey(from: string, key: string): string | undefined {
  const place = findBar(ROWS, from);
  return place && barByKey(ROWS, place, key)?.bar.shift.id;
}

test.each([
  ['a', 'ArrowRight', 'c'],
  ['c', 'ArrowLeft', 'a'],
  ['a', 'ArrowLeft', undefined],
  ['c', 'ArrowRight', undefined],
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['b', 'ArrowDown', 'd'],
  ['e', 'ArrowUp', 'b'],
  ['a', 'ArrowUp', undefined],
  ['d', 'ArrowDown', undefined],
  ['e', 'Home', 'a'],
  ['a', 'End', 'e'],
  ['a', 'x', undefined],
])('barByKey moves from %s by %s to %s', (from, key, to) => {
  expect(idByKey(from, key)).toBe(to);
});

test('barByKey chooses the earlier of two equally near bars', () => {
  const rows = [rowOf(['up', '10:00-11:00']), rowOf(['early', '08:00-09:00'], ['late', '12:00-13:00'])];
  const place = findBar(rows, 'up');
  expect(place && barByKey(rows, place, 'ArrowDown')?.bar.shift.id).toBe('early');
});

test('findBar finds no bar of a shift that is not shown', () => {
  expect(findBar(ROWS, 'gone')).toBeUndefined();
  expect(findBar([], '')).toBeUndefined();
});

test('barByKey skips rows without a bar when moving up and down', () => {
  const rows = [[], ROWS[0] ?? [], [], [], ROWS[1] ?? [], []];
  const go = (from: string, key: string) => {
    const place = findBar(rows, from);
    return place && barByKey(rows, place, key)?.bar.shift.id;
  };
  expect([go('a', 'ArrowDown'), go('b', 'ArrowUp'), go('b', 'ArrowDown'), go('a', 'ArrowUp')]).toEqual([
    'b',
    'a',
    undefined,
    undefined,
  ]);
  expect([go('b', 'Home'), go('a', 'End')]).toEqual(['a', 'b']);
});
