import fc from 'fast-check';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { lineUpOf } from '@/lib/week-sheet/line-up';
import { anyShift } from '@/tests/support/arbitraries';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const at = (times: string, employeeName: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `${employeeName} ${times}`, employeeName, ...fields });
const lines = (shifts: readonly Shift[], places?: ReadonlyMap<string, number>) =>
  lineUpOf(shifts, places).roles.map(({ role, rows, people, minutes }) => [
    `${role} ${people} ${minutes / 60}`,
    ...rows.map(
      ({ shift, isFirstIn, isLastOut }) =>
        `${shift.employeeName || '?'} ${shift.startTime}${isFirstIn ? ' first' : ''}${isLastOut ? ' last' : ''}`,
    ),
  ]);

describe('line-up of a day', () => {
  test('groups by role and start, and marks who arrives first and who leaves last', () => {
    expect(
      lines([
        at('17:00-01:00', 'Sam', { role: 'Bartender' }),
        at('11:00-15:00', 'Maya'),
        at('09:00-17:00', 'Elena', { role: 'Manager' }),
        at('10:30-14:30', 'Theo'),
        at('17:30-22:00', 'Theo'),
      ]),
    ).toEqual([
      ['Manager 1 8', 'Elena 09:00 first'],
      ['Server 2 12.5', 'Theo 10:30', 'Maya 11:00', 'Theo 17:30'],
      ['Bartender 1 8', 'Sam 17:00 last'],
    ]);
  });

  test('omits canceled shifts, and lists open ones without counting them', () => {
    expect(
      lines([
        at('06:00-09:00', 'Rosa', { status: 'Canceled' }),
        at('07:00-23:00', ''),
        at('09:00-17:00', ''),
        at('09:00-17:00', 'Maya'),
      ]),
    ).toEqual([['Server 1 8', '? 07:00', 'Maya 09:00 first last', '? 09:00']]);
  });

  test('keeps the order of the team for the same start, and marks everybody who is first or last', () => {
    const shifts = [at('09:00-17:00', 'Ana'), at('09:00-17:00', 'Ben')];
    expect(lines(shifts)).toEqual([['Server 2 16', 'Ana 09:00 first last', 'Ben 09:00 first last']]);
    expect(
      lines(
        shifts,
        new Map([
          ['ben', 0],
          ['ana', 1],
        ]),
      ),
    ).toEqual([['Server 2 16', 'Ben 09:00 first last', 'Ana 09:00 first last']]);
  });

  test('counts 24 hours if the end equals the start, and is empty without shifts', () => {
    expect(lines([at('09:00-09:00', 'Ana'), at('10:00-23:00', 'Ben')])).toEqual([
      ['Server 2 37', 'Ana 09:00 first last', 'Ben 10:00'],
    ]);
    expect(lineUpOf([])).toEqual({ roles: [], people: 0, minutes: 0 });
  });

  test('lists every counted shift once in order, with role totals that add up to the totals of the day', () => {
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 30 }), (shifts) => {
        const { roles, minutes } = lineUpOf(shifts);
        const rows = roles.flatMap((group) => group.rows.map(({ shift }) => shift));
        expect(new Set(rows)).toEqual(new Set(shifts.filter(isCounted)));
        expect(rows).toHaveLength(shifts.filter(isCounted).length);
        for (const { rows: ofRole } of roles) {
          const starts = ofRole.map(({ shift }) => shift.startTime);
          expect(starts).toEqual([...starts].sort());
        }
        const own = shifts.filter(isCountedForPerson);
        expect(minutes).toBe(own.reduce((sum, shift) => sum + shiftMinutes(shift), 0));
        expect(roles.reduce((sum, group) => sum + group.minutes, 0)).toBe(minutes);
        const marked = roles.flatMap((group) => group.rows).filter(({ isFirstIn }) => isFirstIn);
        expect(marked.length > 0).toBe(own.length > 0);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
