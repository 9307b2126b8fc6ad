import fc from 'fast-check';
import {
  employeesToPick,
  moveInOrder,
  positionsByName,
  sortByManagerOrder,
  sortByPosition,
} from '@/lib/employees/people-order';
import { compareText } from '@/lib/order';
import { day, employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TEAM = ['Zoe', 'Ana', 'Maya'].map((name) => ({ ...employeeOf(name), id: name }));
const TODAY = day('2026-11-23');
const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name);

describe('the custom order of people', () => {
  test('lists ordered people first, then the others in the given order', () => {
    expect(names(sortByManagerOrder(TEAM, []))).toEqual(['Zoe', 'Ana', 'Maya']);
    expect(names(sortByManagerOrder(TEAM, ['Maya']))).toEqual(['Maya', 'Zoe', 'Ana']);
    expect(names(sortByManagerOrder(TEAM, ['gone', 'Ana', 'Maya', 'Zoe']))).toEqual(['Ana', 'Maya', 'Zoe']);
    expect(sortByManagerOrder([], ['Ana'])).toEqual([]);
  });

  test('is used by a picker, which otherwise sorts by name', () => {
    expect(names(employeesToPick(TEAM, [], TODAY, compareText))).toEqual(['Ana', 'Maya', 'Zoe']);
    expect(names(employeesToPick(TEAM, ['Zoe'], TODAY, compareText))).toEqual(['Zoe', 'Ana', 'Maya']);
  });

  test('omits hidden and former people from a picker unless they are selected', () => {
    const [zoe, ana, maya] = TEAM;
    const team = [zoe, { ...ana, isHidden: true }, { ...maya, lastDay: '2026-11-22' }] as typeof TEAM;
    expect(names(employeesToPick(team, [], TODAY, compareText))).toEqual(['Zoe']);
    expect(names(employeesToPick(team, [], day('2026-11-22'), compareText))).toEqual(['Maya', 'Zoe']);
    expect(names(employeesToPick(team, [], TODAY, compareText, ' ana '))).toEqual(['Ana', 'Zoe']);
  });

  test('sorts names by their people, with open shifts first', () => {
    expect(positionsByName(TEAM, []).size).toBe(0);
    const places = positionsByName(TEAM, ['Maya', 'Zoe']);
    expect(sortByPosition(['someone', 'ana', '', 'maya', 'zoe'], places, (name) => name)).toEqual([
      '',
      'maya',
      'zoe',
      'ana',
      'someone',
    ]);
    expect(sortByPosition(['b', 'a'], new Map(), (name) => name)).toEqual(['b', 'a']);
  });

  test('moves a person by a number of places, at most to either end', () => {
    expect(moveInOrder(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moveInOrder(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moveInOrder(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moveInOrder(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
    expect(moveInOrder(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c']);
  });

  test('keeps everybody exactly once for any stored order, and reverses a move exactly', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.array(fc.string({ maxLength: 1 })), fc.nat(), (team, stored, pick) => {
        const people = team.map((id) => ({ id }));
        const ordered = sortByManagerOrder(people, stored).map(({ id }) => id);
        expect([...ordered].sort()).toEqual([...team].sort());
        const id = ordered[pick % ordered.length] ?? '';
        const position = ordered.indexOf(id);
        const moved = moveInOrder(ordered, id, 1);
        expect(moved.indexOf(id)).toBe(Math.min(position + 1, ordered.length - 1));
        if (position < ordered.length - 1) expect(moveInOrder(moved, id, -1)).toEqual(ordered);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
