import fc from 'fast-check';
import { ROLES } from '@/lib/employees/role';
import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import { isCounted, shiftMinutes } from '@/lib/shifts/shift/shift';
import { dayTotals, totalsByEmployee, totalsByRole } from '@/lib/shifts/views/day-totals';
import { anyShift, shiftsOfOneDay } from '@/tests/support/arbitraries';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('dayTotals', () => {
  test('counts nothing for a day without shifts', () => {
    expect(dayTotals([])).toEqual({ minutes: 0, headCount: 0 });
  });

  test('matches a day counted by hand, with a night shift', () => {
    const totals = dayTotals([
      shiftAt('09:00-12:00', { employeeName: 'Ana' }),
      shiftAt('11:30-13:00', { employeeName: 'Ben' }),
      shiftAt('12:00-12:30', { employeeName: 'Ana' }),
      shiftAt('22:00-06:00', { employeeName: 'Cleo' }),
      shiftAt('09:00-23:00', { employeeName: 'Dan', status: 'Canceled' }),
      shiftAt('23:15-23:45', { employeeName: 'Eve', status: 'Pending' }),
    ]);
    expect(totals.minutes).toBe(180 + 90 + 30 + 480 + 30);
    expect(totals.headCount).toBe(4);
  });

  test('counts all minutes of a night shift on the day it starts', () => {
    expect(dayTotals([shiftAt('22:30-06:00')]).minutes).toBe(450);
    expect(dayTotals([shiftAt('20:00-20:00')]).minutes).toBe(1440);
  });

  test('counts a person once, with any number of shifts and any spelling', () => {
    const totals = dayTotals([
      shiftAt('09:00-12:00', { employeeName: 'Zoë' }),
      shiftAt('09:00-12:00', { employeeName: 'ZOË ' }),
      shiftAt('18:00-20:00', { employeeName: 'Zoe\u0308' }),
    ]);
    expect(totals.headCount).toBe(1);
  });

  test('counts nothing for a day with only canceled shifts', () => {
    expect(dayTotals([shiftAt('09:00-17:00', { status: 'Canceled' })])).toEqual(dayTotals([]));
  });

  test('ignores canceled shifts, as totalsByEmployee does', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, shiftsOfOneDay, (shifts, others) => {
        const canceled = others.map((shift) => ({ ...shift, status: 'Canceled' }));
        expect(dayTotals([...canceled, ...shifts])).toEqual(dayTotals(shifts));
        expect(totalsByEmployee([shifts, canceled])).toEqual(totalsByEmployee([shifts]));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('totalsByRole', () => {
  test('returns nothing without shifts', () => {
    expect(totalsByRole([], ROLES)).toEqual([]);
  });

  test('sums minutes and distinct people, in the order of the given roles', () => {
    const shifts = [
      shiftAt('09:00-12:00', { employeeName: 'Ana', role: 'Server' }),
      shiftAt('22:00-06:00', { employeeName: 'Ben', role: 'Cook' }),
      shiftAt('13:00-14:30', { employeeName: ' ANA', role: 'Server' }),
      shiftAt('13:00-14:00', { employeeName: 'Cleo', role: 'Server', status: 'Pending' }),
      shiftAt('09:00-09:00', { employeeName: 'Ana', role: 'Manager' }),
    ];
    expect(totalsByRole(shifts, ROLES)).toEqual([
      { role: 'Manager', minutes: 1440, headCount: 1 },
      { role: 'Server', minutes: 330, headCount: 2 },
      { role: 'Cook', minutes: 480, headCount: 1 },
    ]);
    expect(totalsByRole(shifts, ['Cook', 'Server', 'Manager']).map(({ role }) => role)).toEqual([
      'Cook',
      'Server',
      'Manager',
    ]);
  });

  test('omits canceled shifts, and a role with no other shifts', () => {
    const shifts = [
      shiftAt('09:00-12:00', { role: 'Server' }),
      shiftAt('12:00-17:00', { role: 'Server', employeeName: 'Ben', status: 'Canceled' }),
      shiftAt('09:00-17:00', { role: 'Cook', status: 'Canceled' }),
    ];
    expect(totalsByRole(shifts, ROLES)).toEqual([{ role: 'Server', minutes: 180, headCount: 1 }]);
  });

  test('lists unknown roles after the given ones, in the order in which they occur', () => {
    const roles = ['Sommelier', 'Barista', 'Sommelier', 'Host', '', 'toString'];
    const shifts = roles.map((role, id) => shiftAt('09:00-10:00', { id: String(id), role }));
    expect(totalsByRole(shifts, ROLES).map(({ role }) => role)).toEqual([
      'Host',
      'Sommelier',
      'Barista',
      '',
      'toString',
    ]);
    expect(totalsByRole(shifts, []).map(({ role }) => role)).toEqual([...new Set(roles)]);
  });

  test('returns a role once when it is given twice', () => {
    expect(totalsByRole([shiftAt('09:00-10:00')], ['Server', 'Server'])).toHaveLength(1);
  });

  test('counts a person with two roles in both', () => {
    const totals = totalsByRole([shiftAt('09:00-10:00'), shiftAt('11:00-12:00', { role: 'Cook' })], ROLES);
    expect(totals.map(({ headCount }) => headCount)).toEqual([1, 1]);
  });

  test('has the minutes of the day as its sum, with each role once', () => {
    fc.assert(
      fc.property(shiftsOfOneDay, (shifts) => {
        const totals = totalsByRole(shifts, ROLES);
        expect(totals.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(dayTotals(shifts).minutes);
        const roles = new Set(shifts.filter(isCounted).map(({ role }) => role));
        expect(totals.map(({ role }) => role).sort()).toEqual([...roles].sort());
        for (const { headCount } of totals) expect(headCount).toBeGreaterThan(0);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('totalsByEmployee', () => {
  test('sums hours and shifts of all days under one name, without canceled shifts', () => {
    const totals = totalsByEmployee([
      [shiftAt('09:00-17:00', { employeeName: 'Ana' }), shiftAt('22:00-06:00', { employeeName: 'Ben' })],
      [shiftAt('09:00-12:00', { employeeName: ' ana' })],
      [shiftAt('09:00-21:00', { employeeName: 'Ana', status: 'Canceled' })],
      [shiftAt('09:00-21:00', { employeeName: 'Cleo', status: 'Canceled' })],
    ]);
    expect(Object.fromEntries(totals)).toEqual({
      ana: { minutes: 660, shiftCount: 2 },
      ben: { minutes: 480, shiftCount: 1 },
    });
  });

  test('has the minutes of all counted shifts as its sum', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyShift, { maxLength: 6 }), { maxLength: 7 }), (days) => {
        const counted = days.flat().filter(isCounted);
        const totals = [...totalsByEmployee(days).values()];
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
        expect(sum(totals.map(({ minutes }) => minutes))).toBe(sum(counted.map(shiftMinutes)));
        expect(sum(totals.map(({ shiftCount }) => shiftCount))).toBe(counted.length);
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('counts overtime from 40 hours a week (WEEK_OVERTIME_MINUTES)', () => {
    expect(WEEK_OVERTIME_MINUTES).toBe(2400);
  });
});
