import fc from 'fast-check';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { swapChoices } from '@/lib/rules/swap';
import { planBreaks } from '@/lib/shifts/change/plan-breaks';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { plannedSwap } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { contextIn } from '@/stores/schedule/rule-context';
import { accepted, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';
import { anyTeamCase, contextsOf } from '@/tests/support/team-cases';

const friday = day('2026-11-20');
const LONG_AGO = { date: day('2020-01-01'), time: clockTimeOf(0) };

describe('swapChoices', () => {
  test('offers only shifts of others with fitting roles, with the breaks of both people after the swap', () => {
    fc.assert(
      fc.property(anyTeamCase, ({ shift, others: dealt, team }) => {
        const others = dealt.filter(({ id }) => id !== shift.id);
        const all = [...others, shift];
        const { choices, otherRoleCount } = swapChoices(shift, others, contextsOf(all, team), LONG_AGO);
        const roleOf = (name: string) => team.find((employee) => employee.name === name)?.role;
        const isTwin = ({ date, startTime, endTime, role }: Shift) =>
          [date, startTime, endTime, role].join() ===
          [shift.date, shift.startTime, shift.endTime, shift.role].join();
        const exchangeable = others.filter(
          (other) => other.status !== 'Canceled' && other.employeeName !== 'Ana' && !isTwin(other),
        );
        const fits = (other: Shift) =>
          roleOf('Ana') === other.role && roleOf(other.employeeName) === shift.role;
        expect(choices.map(({ other }) => other.id).sort()).toEqual(
          exchangeable
            .filter(fits)
            .map(({ id }) => id)
            .sort(),
        );
        expect(otherRoleCount).toBe(exchangeable.length - choices.length);
        for (const { other, given, taken } of choices) {
          // The schedule after the swap.
          const swapped = all.map((one) => {
            if (one.id === shift.id) return { ...one, employeeName: other.employeeName };
            return one.id === other.id ? { ...one, employeeName: 'Ana' } : one;
          });
          const contexts = contextsOf(swapped, team);
          expect(given).toEqual(ruleBreaks({ ...other, employeeName: 'Ana' }, contexts('Ana')));
          expect(taken).toEqual(
            ruleBreaks({ ...shift, employeeName: other.employeeName }, contexts(other.employeeName)),
          );
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('lists the soonest shift first, then the one with the fewest breaks', () => {
    const team = ['Ana', 'Ben', 'Cleo'].map((name) => employeeOf(name));
    const shift = shiftAt('09:00-17:00', { id: 'mine', date: friday });
    const of = (employeeName: string, date: string, times: string) =>
      shiftAt(times, { id: `${employeeName} ${date}`, employeeName, date: day(date) });
    const others = [
      of('Ben', '2026-11-19', '17:00-01:00'),
      // Too short a rest for Ben, after the one before.
      of('Ben', '2026-11-18', '09:00-17:00'),
      of('Cleo', '2026-11-18', '09:00-17:00'),
      of('Cleo', '2026-11-17', '09:00-17:00'),
    ];
    const { choices } = swapChoices(shift, others, contextsOf([...others, shift], team), LONG_AGO);
    expect(choices.map(({ other, given, taken }) => [other.id, given.length, taken.length])).toEqual([
      ['Cleo 2026-11-17', 0, 0],
      ['Cleo 2026-11-18', 0, 0],
      ['Ben 2026-11-18', 0, 1],
      ['Ben 2026-11-19', 0, 0],
    ]);
  });

  test('offers and counts only shifts that have not started', () => {
    const team = ['Ana', 'Ben', 'Cook'].map((name) =>
      employeeOf(name, name === 'Cook' ? { role: 'Cook' } : {}),
    );
    const shift = shiftAt('09:00-17:00', { id: 'mine', date: friday });
    const of = (employeeName: string, date: string, times: string, role = 'Server') =>
      shiftAt(times, { id: `${date} ${times}`, employeeName, date: day(date), role });
    const others = [
      of('Ben', '2026-11-17', '09:00-17:00'),
      of('Ben', '2026-11-18', '16:00-20:00'),
      of('Ben', '2026-11-18', '16:01-20:00'),
      of('Ben', '2026-11-21', '00:00-08:00'),
      of('Cook', '2026-11-17', '10:00-18:00', 'Cook'),
      of('Cook', '2026-11-19', '10:00-18:00', 'Cook'),
    ];
    const at = (time: number) => ({ date: day('2026-11-18'), time: clockTimeOf(time) });
    const offered = (minute: number) =>
      swapChoices(shift, others, contextsOf([...others, shift], team), at(minute));
    expect(offered(16 * 60).choices.map(({ other }) => other.id)).toEqual([
      '2026-11-18 16:01-20:00',
      '2026-11-21 00:00-08:00',
    ]);
    expect(offered(0).choices).toHaveLength(3);
    expect(offered(0).otherRoleCount).toBe(1);
  });

  test('reports the same breaks as the schedule after the swap', () => {
    fc.assert(
      fc.property(anyTeamCase, ({ shift, others: dealt, team }) => {
        const others = dealt.filter(({ id }) => id !== shift.id);
        const schedule = scheduleOf({ shifts: [...others, shift], employees: team });
        const { shifts, employees } = schedule;
        const contextFor = (name: string) => contextIn(shifts, employees, name, DEFAULT_RULES);
        for (const { other, given, taken } of swapChoices(shift, others, contextFor, LONG_AGO).choices) {
          const base = {
            find: (id: string) => [...others, shift].find((one) => one.id === id),
            employees: team,
          };
          const moved = accepted(plannedSwap(shift.id, other.id, base));
          const broken = planBreaks(
            schedule,
            moved.map(({ before, after }) => shiftEntry(before, after)),
            (after, name) => contextIn(after.shifts, after.employees, name, DEFAULT_RULES),
          );
          const breaksOf = (id: string) => broken.find((one) => one.shift.id === id)?.breaks ?? [];
          expect(breaksOf(other.id)).toEqual(given);
          expect(breaksOf(shift.id)).toEqual(taken);
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('neither offers nor counts a shift of another person with the same date, times and role', () => {
    const team = ['Ana', 'Ben'].map((name) => employeeOf(name));
    const shift = shiftAt('09:00-17:00', { id: 'mine', date: friday });
    const twin = { ...shift, id: 'twin', employeeName: 'Ben' };
    const later = shiftAt('09:00-17:15', { id: 'later', employeeName: 'Ben', date: friday });
    const { choices, otherRoleCount } = swapChoices(
      shift,
      [twin, later],
      contextsOf([shift, twin, later], team),
      LONG_AGO,
    );
    expect(choices.map(({ other }) => other.id)).toEqual(['later']);
    expect(otherRoleCount).toBe(0);
  });
});
