import fc from 'fast-check';
import { ROLES } from '@/lib/employees/role';
import { WEEK_OVERTIME_MINUTES } from '@/lib/rules/overtime-limits';
import { isCounted, shiftMinutes } from '@/lib/shifts/shift/shift';
import { dayTotals, totalsByEmployee, totalsByRole } from '@/lib/shifts/views/day-totals';
import { anyShift, shiftsOfOneDay } from '@/tests/support/arbitraries';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe("a day's head", () => {
  test('a day without shifts counts nothing', () => {
    expect(dayTotals([])).toEqual({ minutes: 0, headCount: 0 });
  });

  test('agrees with a day counted by hand, night included', () => {
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

  test('a night shift counts all its minutes on the day it begins', () => {
    expect(dayTotals([shiftAt('22:30-06:00')]).minutes).toBe(450);
    expect(dayTotals([shiftAt('20:00-20:00')]).minutes).toBe(1440);
  });

  test('one person counts once, however often and however spelt', () => {
    const totals = dayTotals([
      shiftAt('09:00-12:00', { employeeName: 'Zoë' }),
      shiftAt('09:00-12:00', { employeeName: 'ZOË ' }),
      shiftAt('18:00-20:00', { employeeName: 'Zoe\u0308' }),
    ]);
    expect(totals.headCount).toBe(1);
  });

  test('a day of canceled shifts counts nothing', () => {
    expect(dayTotals([shiftAt('09:00-17:00', { status: 'Canceled' })])).toEqual(dayTotals([]));
  });

  test('canceled shifts change no figure', () => {
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

describe('totals by role', () => {
  test('of no shifts are none', () => {
    expect(totalsByRole([], ROLES)).toEqual([]);
  });

  test('sum minutes and distinct people, in the order of the roles handed over', () => {
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

  test('leave canceled shifts out, and a role that has no other', () => {
    const shifts = [
      shiftAt('09:00-12:00', { role: 'Server' }),
      shiftAt('12:00-17:00', { role: 'Server', employeeName: 'Ben', status: 'Canceled' }),
      shiftAt('09:00-17:00', { role: 'Cook', status: 'Canceled' }),
    ];
    expect(totalsByRole(shifts, ROLES)).toEqual([{ role: 'Server', minutes: 180, headCount: 1 }]);
  });

  test('put roles that are not offered after the others, as they come', () => {
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

  test('of a role that is handed over twice stand there once', () => {
    expect(totalsByRole([shiftAt('09:00-10:00')], ['Server', 'Server'])).toHaveLength(1);
  });

  test('a person with two roles counts in both', () => {
    const totals = totalsByRole([shiftAt('09:00-10:00'), shiftAt('11:00-12:00', { role: 'Cook' })], ROLES);
    expect(totals.map(({ headCount }) => headCount)).toEqual([1, 1]);
  });

  test('together are the minutes of the day, each role once', () => {
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

describe('totals by person', () => {
  test('sum the hours and shifts of all days under one name, canceled ones left out', () => {
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

  test('together are the minutes of all shifts that count', () => {
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

  test('overtime begins after 40 hours', () => {
    expect(WEEK_OVERTIME_MINUTES).toBe(2400);
  });
});
