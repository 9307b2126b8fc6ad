/** @jest-environment jsdom */
import { createSlotKeys } from '@/components/calendar/week/day-column';
import { makeShift } from '@/tests/support/brigade';

const shifts = (...ids: string[]) => ids.map((id) => makeShift({ id }));
const keysOf = (keys: ReadonlyMap<string, number>) => [...keys];

describe('createSlotKeys', () => {
  test('keeps the key of a shift when other shifts of the day change', () => {
    const assign = createSlotKeys();
    const before = assign('2026-11-19', shifts('a', 'b', 'c'));
    const after = assign('2026-11-19', shifts('new', 'a', 'c'));
    expect(after.get('a')).toBe(before.get('a'));
    expect(after.get('c')).toBe(before.get('c'));
    expect(new Set(after.values()).size).toBe(3);
  });

  test('does not reuse a freed key for another shift of the same day', () => {
    const assign = createSlotKeys();
    const before = assign('2026-11-19', shifts('a', 'b'));
    assign('2026-11-19', shifts('b'));
    const after = assign('2026-11-19', shifts('b', 'c'));
    expect([before.get('a'), before.get('b')]).not.toContain(after.get('c'));
  });

  test('starts again from the first key for another day', () => {
    const assign = createSlotKeys();
    assign('2026-11-19', shifts('a', 'b', 'c'));
    expect(keysOf(assign('2026-11-26', shifts('x', 'y')))).toEqual([
      ['x', 0],
      ['y', 1],
    ]);
  });
});
