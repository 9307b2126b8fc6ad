import fc from 'fast-check';
import {
  createDayFilter,
  filterNameKeys,
  filterParts,
  isFiltering,
  isSameFilter,
  isWantedEmployee,
  NO_FILTER,
  type ShiftFilter,
  showAll,
  toggledFilter,
} from '@/lib/shifts/views/shift-filter';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const ANA = employeeOf('Ana');
const BEN = employeeOf('Ben', { role: 'Cook', color: 'red' });
const TEAM = new Map([ANA, BEN, employeeOf('Zoë'), employeeOf('مريم')].map((person) => [person.id, person]));
const GONE = 'employee-gone';

const filterBy = (fields: Partial<ShiftFilter>): ShiftFilter => ({ ...NO_FILTER, ...fields });
const show = (filter: ShiftFilter) => createDayFilter(filter, filterNameKeys(filter, TEAM));

const someOf = (values: readonly string[]) => fc.subarray([...values]);
const anyFilter: fc.Arbitrary<ShiftFilter> = fc.record({
  roles: someOf(['Manager', 'Server', 'Cook', 'Barista', 'Nothing']),
  employeeIds: someOf([...TEAM.keys(), GONE]),
  statuses: someOf(['Confirmed', 'Pending', 'Canceled', 'Standby']),
});

const holds = (...args: Parameters<typeof fc.property<[ShiftFilter, Parameters<typeof showAll>[0]]>>) =>
  fc.assert(fc.property(...args), { numRuns: rounds(200), ...seed });

const TODAY = day('2026-11-23');

describe('the filter of one day', () => {
  const day = [
    shiftAt('09:00-17:00'),
    shiftAt('10:00-18:00', { employeeName: ' ANA ', role: 'Cook', status: 'Pending' }),
    shiftAt('11:00-19:00', { employeeName: 'Ben', role: 'Cook' }),
    shiftAt('12:00-20:00', { employeeName: 'Nobody Known', status: 'Standby' }),
  ];
  const times = (filter: ShiftFilter) => show(filter)(day).map(({ startTime }) => startTime);

  test('returns the same array when the filter is empty', () => {
    expect(show(NO_FILTER)).toBe(showAll);
    expect(show(NO_FILTER)(day)).toBe(day);
  });

  test('shows shifts that match any selected role, any selected status or any selected employee', () => {
    expect(times(filterBy({ roles: ['Cook'] }))).toEqual(['10:00', '11:00']);
    expect(times(filterBy({ statuses: ['Pending', 'Standby'] }))).toEqual(['10:00', '12:00']);
    expect(times(filterBy({ employeeIds: [ANA.id] }))).toEqual(['09:00', '10:00']);
    expect(times(filterBy({ employeeIds: [ANA.id, BEN.id] }))).toEqual(['09:00', '10:00', '11:00']);
  });

  test('shows only shifts that match every list with entries', () => {
    expect(times({ roles: ['Cook'], employeeIds: [ANA.id], statuses: [] })).toEqual(['10:00']);
    expect(times({ roles: ['Cook'], employeeIds: [ANA.id], statuses: ['Confirmed'] })).toEqual([]);
  });

  test('shows people outside the team only if no employee is selected', () => {
    expect(times(filterBy({ roles: ['Server'] }))).toEqual(['09:00', '12:00']);
    expect(times(filterBy({ roles: ['Server'], employeeIds: [ANA.id] }))).toEqual(['09:00']);
  });

  test('shows no shift for an employee who was removed from the team', () => {
    expect(times(filterBy({ employeeIds: [GONE] }))).toEqual([]);
    expect(times(filterBy({ employeeIds: [GONE, BEN.id] }))).toEqual(['11:00']);
  });

  test('follows an employee through a rename', () => {
    const renamed = new Map(TEAM).set(ANA.id, { ...ANA, name: 'Anna' });
    const filter = filterBy({ employeeIds: [ANA.id] });
    const after = day.map((shift) =>
      shift.employeeName === 'Ana' ? { ...shift, employeeName: 'Anna' } : shift,
    );
    expect(createDayFilter(filter, filterNameKeys(filter, renamed))(after)).toEqual([after[0]]);
  });
});

describe('any filter', () => {
  test('keeps the order of the shifts, and changes nothing when applied again', () => {
    holds(anyFilter, shiftsOfOneDay, (filter, day) => {
      const shown = show(filter)(day);
      const kept = new Set(shown);
      expect(shown).toEqual(day.filter((shift) => kept.has(shift)));
      expect(show(filter)(shown)).toEqual(shown);
    });
  });

  test('shows exactly the shifts that pass each of its lists', () => {
    holds(anyFilter, shiftsOfOneDay, (filter, day) => {
      const { roles, employeeIds, statuses } = filter;
      const byList = [filterBy({ roles }), filterBy({ employeeIds }), filterBy({ statuses })].map((list) =>
        show(list)(day),
      );
      expect(show(filter)(day)).toEqual(day.filter((shift) => byList.every((list) => list.includes(shift))));
    });
  });

  test('shows for several entries of a list the shifts of each entry together', () => {
    holds(anyFilter, shiftsOfOneDay, ({ roles }, day) => {
      fc.pre(roles.length > 0);
      const byEntry = roles.flatMap((role) => show(filterBy({ roles: [role] }))(day));
      expect(new Set(show(filterBy({ roles }))(day))).toEqual(new Set(byEntry));
    });
  });

  test('returns the same array for the same day, and the given day if the whole day is shown', () => {
    holds(anyFilter, shiftsOfOneDay, (filter, day) => {
      const filtered = show(filter);
      expect(filtered(day)).toBe(filtered(day));
      if (filtered(day).length === day.length) expect(filtered(day)).toBe(day);
    });
  });
});

describe('the entries of a filter', () => {
  test('are added and removed one by one', () => {
    const cook = { kind: 'roles', value: 'Cook' } as const;
    const filter = toggledFilter(filterBy({ statuses: ['Pending'] }), cook);
    expect(filterParts(filter)).toEqual([cook, { kind: 'statuses', value: 'Pending' }]);
    expect(toggledFilter(filter, cook)).toEqual(filterBy({ statuses: ['Pending'] }));
    expect([filter, NO_FILTER].map(isFiltering)).toEqual([true, false]);
  });

  test('are equal to the same entries in another order', () => {
    expect(
      isSameFilter(filterBy({ roles: ['Cook', 'Host'] }), filterBy({ roles: ['Host', 'Cook', 'Host'] })),
    ).toBe(true);
    expect(isSameFilter(filterBy({ roles: ['Cook'] }), filterBy({ roles: ['Cook', 'Host'] }))).toBe(false);
    expect(isSameFilter(filterBy({ roles: ['Pending'] }), filterBy({ statuses: ['Pending'] }))).toBe(false);
  });

  test('include people by role and id regardless of status, and hidden people only by id', () => {
    const isCook = (person: typeof ANA) =>
      isWantedEmployee(filterBy({ roles: ['Cook'], statuses: ['Pending'] }), person, TODAY);
    expect([ANA, BEN].map(isCook)).toEqual([false, true]);
    expect(isWantedEmployee(filterBy({ employeeIds: [ANA.id] }), ANA, TODAY)).toBe(true);
    expect(isWantedEmployee(filterBy({ employeeIds: [GONE] }), ANA, TODAY)).toBe(false);
    const hidden = { ...ANA, isHidden: true };
    expect(isWantedEmployee(filterBy({}), hidden, TODAY)).toBe(false);
    expect(isWantedEmployee(filterBy({ roles: [ANA.role] }), hidden, TODAY)).toBe(false);
    expect(isWantedEmployee(filterBy({ employeeIds: [ANA.id] }), hidden, TODAY)).toBe(true);
  });
});
