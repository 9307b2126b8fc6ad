import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';
import { createWeekKeeper, OPEN_ROW, personMinutes, personRows } from '@/lib/shifts/views/employee-week';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const everybody = () => true;
const named = (employeeName: string, times = '09:00-17:00', fields: Partial<Shift> = {}) =>
  shiftAt(times, { employeeName, id: `${employeeName} ${times}`, ...fields });
const daysOf = (...days: Shift[][]) => createWeekKeeper()(days);

describe('personRows', () => {
  const TEAM = [
    { ...employeeOf('Cook'), role: 'Cook' },
    { ...employeeOf('Boss'), role: 'Manager' },
    { ...employeeOf('Zed'), role: 'Server' },
    { ...employeeOf('Ann'), role: 'Server' },
    { ...employeeOf('Juggler'), role: 'Juggler' },
  ];

  test('sorts by role, then team order, then unknown roles, and last names known only from shifts', () => {
    const days = daysOf([named('Yves'), named('  ann '), named('')], [named('Bea'), named('yves')]);
    expect(personRows(TEAM, days, everybody).map(({ name }) => name)).toEqual([
      'Boss',
      'Zed',
      'Ann',
      'Cook',
      'Juggler',
      'Bea',
      'yves',
    ]);
  });

  test('omits employees outside the filter unless they have a shown shift', () => {
    const days = daysOf([named('Ann')]);
    const rows = personRows(TEAM, days, ({ role }) => role === 'Cook');
    expect(rows.map(({ name }) => name)).toEqual(['Ann', 'Cook']);
    expect(rows.every(({ employee }) => employee)).toBe(true);
  });

  test('counts a person’s minutes without canceled and open shifts', () => {
    const days = daysOf(
      [named('Ann'), named('Ann', '22:00-06:00', { status: 'Canceled' }), named('')],
      [named(' ANN', '17:00-01:00')],
    );
    expect(personMinutes('ann', days)).toBe(16 * 60);
    expect(personMinutes(OPEN_ROW.key, days)).toBe(0);
    expect(personMinutes('bea', days)).toBe(0);
  });
});

describe('createWeekKeeper', () => {
  test('returns the same list for a person until a shift of that person on the day changes', () => {
    const person = fc.constantFrom('Ann', 'Bea', 'Cy', '');
    const day = fc.array(fc.tuple(person, fc.integer({ min: 10, max: 20 })), { maxLength: 8 });
    fc.assert(
      fc.property(day, day, (first, second) => {
        const made = new Map<string, Shift>();
        const shifts = (entries: [string, number][]) =>
          [...new Map(entries.map((entry) => [entry.join(), entry])).values()].map(([name, hour]) => {
            const shift = made.get(`${name} ${hour}`) ?? named(name, `${hour}:00-23:00`);
            made.set(`${name} ${hour}`, shift);
            return shift;
          });
        const keep = createWeekKeeper();
        const [one, other] = [shifts(first), shifts(second)];
        const [before] = keep([one]);
        expect(keep([one])[0]).toBe(before);
        const [after] = keep([other]);
        for (const [key, list] of after ?? []) {
          expect(list).toEqual(other.filter(({ employeeName }) => nameKey(employeeName) === key));
          const old = before?.get(key);
          const isSame = old?.length === list.length && old.every((shift, index) => shift === list[index]);
          expect(list === old).toBe(isSame);
        }
        expect([...(after ?? [])].flatMap(([, list]) => list).length).toBe(other.length);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
