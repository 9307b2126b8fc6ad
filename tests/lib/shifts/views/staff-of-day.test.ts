import fc from 'fast-check';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { groupByEmployee, staffOfDay } from '@/lib/shifts/views/staff-day';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('groupByEmployee with shifts of the night before', () => {
  const night = shiftAt('22:00-06:00', { id: 'night', employeeName: 'Ben', date: day('2026-11-19') });

  test('lists people of the night before first, without the hours of that night', () => {
    const early = shiftAt('05:00-09:00', { employeeName: 'Ana' });
    const late = shiftAt('18:00-22:00', { employeeName: 'Ben' });
    expect(groupByEmployee([early, late], [night])).toMatchObject([
      { key: 'ben', shifts: [night, late], minutes: 240 },
      { key: 'ana', shifts: [early], minutes: 240 },
    ]);
    expect(groupByEmployee([], [night])).toMatchObject([{ key: 'ben', shifts: [night], minutes: 0 }]);
  });

  test('groups open shifts of the night before with the open shifts of the day', () => {
    const open = { ...night, employeeName: '' };
    const ofDay = shiftAt('09:00-12:00', { employeeName: '' });
    expect(groupByEmployee([ofDay], [open])).toMatchObject([{ key: '', shifts: [open, ofDay] }]);
  });
});

describe('staffOfDay', () => {
  const team = ['Cleo', 'Ana', 'Ben'].map((name) => employeeOf(name));
  const all = () => true;
  const canceled = shiftAt('09:00-12:00', { id: 'canceled', employeeName: 'Ana', status: 'Canceled' });
  const works = shiftAt('13:00-17:00', { id: 'works', employeeName: 'Ana' });
  const split = (
    shown: readonly Shift[],
    wholeDay = shown,
    isWanted: (employee: Employee) => boolean = all,
  ) => {
    const groups = groupByEmployee(shown);
    const { working, off } = staffOfDay({ groups, employees: team, wholeDay, isWanted });
    return {
      working: working.map(({ key }) => key),
      off: off.map((person) => [person.name, ...person.canceled.map(({ id }) => id)]),
    };
  };

  test('lists a person with only canceled shifts as off, with the canceled shift', () => {
    expect(split([canceled])).toEqual({ working: [], off: [['Cleo'], ['Ana', 'canceled'], ['Ben']] });
  });

  test('lists a person with another shift as working, even if the filter hides the other shift', () => {
    expect(split([canceled, works])).toEqual({ working: ['ana'], off: [['Cleo'], ['Ben']] });
    expect(split([canceled], [canceled, works])).toEqual({ working: ['ana'], off: [['Cleo'], ['Ben']] });
  });

  test('lists a canceled shift for any filter, and for people outside the team', () => {
    const stranger = { ...canceled, id: 'gone', employeeName: 'Dan', role: 'Sommelier' };
    expect(split([canceled, stranger], undefined, () => false)).toEqual({
      working: [],
      off: [
        ['Ana', 'canceled'],
        ['Dan', 'gone'],
      ],
    });
  });

  test('keeps a canceled open shift with the open shifts', () => {
    expect(split([{ ...canceled, employeeName: '' }]).working).toEqual(['']);
  });

  test('lists every shift once, and each employee as either working or off', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const groups = groupByEmployee(shifts);
        const { working, off } = staffOfDay({ groups, employees: team, wholeDay: shifts, isWanted: all });
        const shown = [
          ...working.flatMap((group) => group.shifts),
          ...off.flatMap((person) => person.canceled),
        ];
        expect(shown).toHaveLength(shifts.length);
        expect(new Set(shown)).toEqual(new Set(shifts));
        const keys = [...working, ...off].map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toEqual(expect.arrayContaining(team.map(({ name }) => nameKey(name))));
        for (const person of off) expect(person.canceled.some(isCounted)).toBe(false);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
