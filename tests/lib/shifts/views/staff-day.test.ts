import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { compareShifts, isCounted } from '@/lib/shifts/shift/shift';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import { employeesOff, groupByEmployee, inTwoColumns, type StaffGroup } from '@/lib/shifts/views/staff-day';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('groupByEmployee', () => {
  test('returns no groups for an empty day', () => {
    expect(groupByEmployee([])).toEqual([]);
  });

  test('sorts groups by first start, and shifts within a group in day order', () => {
    const cleo = shiftAt('08:00-12:00', { employeeName: 'Cleo', role: 'Cook', color: 'red' });
    const early = shiftAt('09:00-12:00', { employeeName: 'Ana' });
    const ben = shiftAt('10:00-17:00', { employeeName: 'Ben' });
    const night = shiftAt('22:00-06:00', { employeeName: 'Ana' });
    expect(groupByEmployee([cleo, early, ben, night])).toEqual([
      { key: 'cleo', name: 'Cleo', shifts: [cleo], roles: [{ role: 'Cook', color: 'red' }], minutes: 240 },
      {
        key: 'ana',
        name: 'Ana',
        shifts: [early, night],
        roles: [{ role: 'Server', color: 'purple' }],
        minutes: 180 + 480,
      },
      { key: 'ben', name: 'Ben', shifts: [ben], roles: [{ role: 'Server', color: 'purple' }], minutes: 420 },
    ]);
  });

  test.each(['zoë', 'ZOË', ' Zoë ', 'Zoe\u0308'])('groups %p with Zoë', (employeeName) => {
    const groups = groupByEmployee([
      shiftAt('09:00-12:00', { employeeName: 'Zoë' }),
      shiftAt('13:00-17:00', { employeeName }),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ key: 'zoë', name: 'Zoë', minutes: 420 });
  });

  test.each(['Zoe', 'Zo', 'Zoë L.'])('keeps %p apart from Zoë', (employeeName) => {
    const groups = groupByEmployee([
      shiftAt('09:00-12:00', { employeeName: 'Zoë' }),
      shiftAt('13:00-17:00', { employeeName }),
    ]);
    expect(groups.map(({ name }) => name)).toEqual(['Zoë', employeeName]);
  });

  test('puts open shifts into one first group without hours', () => {
    const open = [shiftAt('09:00-12:00', { employeeName: '' }), shiftAt('13:00-17:00', { employeeName: '' })];
    expect(groupByEmployee([shiftAt('08:00-09:00'), ...open])).toMatchObject([
      { key: '', name: '', shifts: open, minutes: 0 },
      { key: 'ana', minutes: 60 },
    ]);
  });

  test('lists each role of a person once, in day order', () => {
    const [group] = groupByEmployee([
      shiftAt('09:00-10:00', { role: 'Host', color: 'gray' }),
      shiftAt('11:00-12:00', { role: 'Cook', color: 'red' }),
      shiftAt('13:00-14:00', { role: 'Host', color: 'gray' }),
    ]);
    expect(group?.roles).toEqual([
      { role: 'Host', color: 'gray' },
      { role: 'Cook', color: 'red' },
    ]);
    expect(group?.minutes).toBe(180);
  });

  test('keeps canceled shifts in the group but not in its minutes', () => {
    const canceled = shiftAt('09:00-12:00', { status: 'Canceled' });
    const counted = shiftAt('13:00-17:00');
    expect(groupByEmployee([canceled, counted])).toMatchObject([
      { key: 'ana', shifts: [canceled, counted], minutes: 240 },
    ]);
  });

  test('returns a group of zero minutes when all shifts are canceled', () => {
    const canceled = shiftAt('09:00-12:00', { status: 'Canceled' });
    expect(groupByEmployee([canceled])).toMatchObject([{ name: 'Ana', shifts: [canceled], minutes: 0 }]);
  });

  test('puts every shift into exactly one group of one person', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (unordered) => {
        const shifts = [...unordered].sort(compareShifts);
        const groups = groupByEmployee(shifts);
        const grouped = groups.flatMap((group) => group.shifts);
        expect(grouped).toHaveLength(shifts.length);
        expect(new Set(grouped)).toEqual(new Set(shifts));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { key, shifts: own } of groups) {
          expect(own).toEqual(shifts.filter(({ employeeName }) => nameKey(employeeName) === key));
        }
        const first = groups.flatMap((group) => group.shifts.slice(0, 1));
        expect([...first].sort(compareShifts)).toEqual(first);
        expect(groups.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(dayTotals(shifts).minutes);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('employeesOff', () => {
  const team = ['Cleo', 'Ana', 'Ben'].map((name) => employeeOf(name));
  const namesOff = (...shifts: Parameters<typeof employeesOff>[1]) =>
    employeesOff(team, shifts).map(({ name }) => name);

  test('returns the whole team in its order for an empty day', () => {
    expect(employeesOff(team, [])).toEqual(team);
  });

  test('returns the employees without a shift', () => {
    expect(namesOff(shiftAt('09:00-17:00', { employeeName: 'Ana' }))).toEqual(['Cleo', 'Ben']);
  });

  test.each(['cleo', ' CLEO '])('omits an employee whose shift has the name as %p', (employeeName) => {
    expect(namesOff(shiftAt('09:00-17:00', { employeeName }))).toEqual(['Ana', 'Ben']);
  });

  test('returns an employee whose shifts are all canceled, but no employee with another shift', () => {
    const canceled = shiftAt('09:00-12:00', { employeeName: 'Ben', status: 'Canceled' });
    expect(namesOff(canceled)).toEqual(['Cleo', 'Ana', 'Ben']);
    expect(namesOff(canceled, shiftAt('13:00-17:00', { employeeName: 'Ben' }))).toEqual(['Cleo', 'Ana']);
  });

  test('omits an employee with a pending shift', () => {
    expect(namesOff(shiftAt('09:00-17:00', { employeeName: 'Ben', status: 'Pending' }))).toEqual([
      'Cleo',
      'Ana',
    ]);
  });

  test('ignores shifts of people outside the team and open shifts', () => {
    const shifts = ['Dan', ''].map((employeeName) => shiftAt('09:00-17:00', { employeeName }));
    expect(namesOff(...shifts)).toEqual(['Cleo', 'Ana', 'Ben']);
  });

  test('returns nobody for an empty team', () => {
    expect(employeesOff([], [shiftAt('09:00-17:00')])).toEqual([]);
  });

  test('accepts the employees as an iterator of a map', () => {
    const byId = new Map(team.map((employee) => [employee.id, employee]));
    expect(employeesOff(byId.values(), [])).toEqual(team);
  });

  test('returns exactly the employees who are not at work', () => {
    const names = ['Ana', 'Zoë', '😀', 'مريم', 'Ben', 'Nobody'];
    const everybody = names.map((name) => employeeOf(name));
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const off = employeesOff(everybody, shifts).map(({ name }) => name);
        const atWork = new Set(shifts.filter(isCounted).map(({ employeeName }) => nameKey(employeeName)));
        expect(off).toEqual(names.filter((name) => !atWork.has(nameKey(name))));
        expect(off).toContain('Nobody');
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('inTwoColumns', () => {
  const MAX = 12;

  /** A group for each number, of a person with that many shifts: `P0`, `P1` and so on. */
  function groupsOf(...shiftCounts: readonly number[]): readonly StaffGroup[] {
    return groupByEmployee(
      shiftCounts.flatMap((count, position) =>
        Array.from({ length: count }, (_, number) =>
          shiftAt('09:00-17:00', { id: `${position}-${number}`, employeeName: `P${position}` }),
        ),
      ),
    );
  }

  const namesIn = (groups: readonly StaffGroup[], most = MAX) =>
    inTwoColumns(groups, most).map((column) => column.map(({ name }) => name).join(' '));
  const rowsOf = ({ shifts }: StaffGroup, most: number) => 1.5 + Math.min(shifts.length, most);
  const heightOf = (column: readonly StaffGroup[], most: number) =>
    column.reduce((sum, group) => sum + rowsOf(group, most), 0);

  test('returns two empty columns for an empty day', () => {
    expect(inTwoColumns([], MAX)).toEqual([[], []]);
  });

  test.each([
    ['one group', [1], ['P0', '']],
    ['one huge group', [40], ['P0', '']],
    ['two equal groups', [1, 1], ['P0', 'P1']],
    ['three equal groups', [1, 1, 1], ['P0 P1', 'P2']],
    ['four equal groups', [2, 2, 2, 2], ['P0 P1', 'P2 P3']],
    ['a huge group before small ones', [12, 1, 1, 1], ['P0', 'P1 P2 P3']],
    ['a huge group after small ones', [1, 1, 1, 12], ['P0 P1 P2', 'P3']],
    ['a huge group that is mostly in the first half', [1, 12, 1, 1], ['P0 P1', 'P2 P3']],
    ['a huge group that is mostly in the second half', [1, 1, 12, 1], ['P0 P1', 'P2 P3']],
    ['small groups that are together about as tall as a large one', [5, 1, 1, 1], ['P0', 'P1 P2 P3']],
  ])('balances the columns for %s', (_what, shiftCounts, columns) => {
    expect(namesIn(groupsOf(...shiftCounts))).toEqual(columns);
  });

  test('balances the columns by the rows that a card shows, not by all shifts', () => {
    const groups = groupsOf(60, 12, 12, 12);
    expect(namesIn(groups, 12)).toEqual(['P0 P1', 'P2 P3']);
    expect(namesIn(groups, 60)).toEqual(['P0', 'P1 P2 P3']);
  });

  test('keeps every group once and in order, in columns of similar height', () => {
    const counts = fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 15 }), (shiftCounts, most) => {
        const groups = groupsOf(...shiftCounts);
        const [first, second] = inTwoColumns(groups, most);
        expect([...first, ...second]).toEqual(groups);
        if (groups.length > 0) expect(first).not.toHaveLength(0);
        if (groups.length > 1) expect(second).not.toHaveLength(0);
        const tallest = Math.max(0, ...groups.map((group) => rowsOf(group, most)));
        expect(Math.abs(heightOf(first, most) - heightOf(second, most))).toBeLessThanOrEqual(tallest);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
