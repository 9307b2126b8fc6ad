import fc from 'fast-check';
import type { Employee } from '@/lib/employees/employee';
import { coverCandidates } from '@/lib/rules/cover';
import { isHardBreak } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { swapChoices } from '@/lib/rules/swap';
import type { Shift } from '@/lib/shifts/shift/shift';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf } from '@/tests/support/rule-weeks';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eva', 'Fay'];
const friday = day('2026-11-20');

/** A team of six, and shifts dealt to them. */
const anyTeamCase = fc
  .record({
    found: anyRuleCase(6),
    roles: fc.array(fc.constantFrom('Server', 'Server', 'Cook'), { minLength: 6, maxLength: 6 }),
    deal: fc.infiniteStream(fc.nat({ max: NAMES.length - 1 })),
    off: fc.subarray(NAMES),
  })
  .map(({ found, roles, deal, off }) => ({
    shift: found.shift,
    others: found.others.map((other) => ({ ...other, employeeName: NAMES[deal.next().value ?? 0] ?? 'Ana' })),
    team: NAMES.map((name, number) =>
      employeeOf(name, {
        role: roles[number] ?? 'Server',
        ...(off.includes(name) && {
          availability: {
            weekly: [1, 3, 5, 7].map((weekday) => ({ weekday, kind: 'off' }) as const),
            exceptions: [],
          },
        }),
      }),
    ),
  }));

function contextsOf(others: readonly Shift[], team: readonly Employee[]) {
  return (employeeName: string) => {
    const employee = team.find(({ name }) => name === employeeName);
    const context = contextOf({ shift: shiftAt('09:00-17:00', { employeeName }), others });
    return { ...context, employee };
  };
}

describe('who can cover', () => {
  test('everybody is ranked once; nobody with a hard break stands above one without', () => {
    fc.assert(
      fc.property(anyTeamCase, ({ shift, others, team }) => {
        const ranked = coverCandidates(shift, team, contextsOf(others, team));
        expect(ranked.map(({ employee }) => employee.name).sort()).toEqual(NAMES);
        const firstHard = ranked.findIndex(({ breaks }) => breaks.some(isHardBreak));
        if (firstHard >= 0) {
          expect(ranked.slice(firstHard).every(({ breaks }) => breaks.some(isHardBreak))).toBe(true);
        }
        const firstRefused = ranked.findIndex(({ isRefused }) => isRefused);
        if (firstRefused >= 0)
          expect(ranked.slice(firstRefused).every(({ isRefused }) => isRefused)).toBe(true);
        for (const { employee, breaks, isCurrent, isRefused } of ranked) {
          const asked = contextsOf(others, team)(employee.name);
          expect(breaks).toEqual(ruleBreaks({ ...shift, employeeName: employee.name }, asked));
          expect(isRefused).toBe(employee.role !== shift.role);
          expect(isCurrent).toBe(employee.name === 'Ana');
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('the order does not depend on the order of the team', () => {
    fc.assert(
      fc.property(anyTeamCase, fc.integer({ min: 1, max: 5 }), ({ shift, others, team }, turn) => {
        const contexts = contextsOf(others, team);
        const turned = [...team.slice(turn), ...team.slice(0, turn)];
        expect(coverCandidates(shift, turned, contexts)).toEqual(coverCandidates(shift, team, contexts));
      }),
      { numRuns: rounds(60), ...seed },
    );
  });

  test('among those who break nothing, who has most hours left comes first', () => {
    const team = ['Ana', 'Ben', 'Cleo'].map((name) => employeeOf(name));
    const work = (employeeName: string, times: string) =>
      shiftAt(times, { id: employeeName, employeeName, date: day('2026-11-17') });
    const others = [work('Ben', '08:00-18:00'), work('Cleo', '08:00-12:00')];
    const shift = shiftAt('09:00-17:00', { id: 'wanted', employeeName: '', date: friday });
    const ranked = coverCandidates(shift, team, contextsOf(others, team));
    expect(ranked.map(({ employee, minutesLeft }) => [employee.name, minutesLeft])).toEqual([
      ['Ana', 2400],
      ['Cleo', 2160],
      ['Ben', 1800],
    ]);
  });

  test('who already works that day is told with the times, after those who are off', () => {
    const team = ['Ana', 'Ben', 'Cleo'].map((name) => employeeOf(name));
    const work = (employeeName: string, times: string, on: string) =>
      shiftAt(times, { id: `${employeeName} ${times}`, employeeName, date: day(on) });
    const others = [
      work('Ana', '10:00-16:00', '2026-11-20'),
      work('Ana', '17:00-18:00', '2026-11-20'),
      work('Cleo', '08:00-18:00', '2026-11-18'),
    ];
    const shift = shiftAt('16:00-22:00', { id: 'wanted', employeeName: 'Zoë', date: friday });
    const ranked = coverCandidates(shift, team, contextsOf(others.slice(0, 1).concat(others.slice(2)), team));
    // Ana has more hours left than Cleo, and is at work already.
    expect(ranked.map(({ employee, sameDay }) => [employee.name, sameDay.length])).toEqual([
      ['Ben', 0],
      ['Cleo', 0],
      ['Ana', 1],
    ]);
    expect(ranked.every(({ breaks }) => breaks.length === 0)).toBe(true);
    // What overlaps is told as that alone, and the shift itself is no other.
    const overlapping = coverCandidates(shift, team, contextsOf(others, team)).at(-1);
    expect(overlapping?.employee.name).toBe('Ana');
    expect(overlapping?.sameDay.map(({ id }) => id)).toEqual(['Ana 10:00-16:00']);
    const own = { ...shift, employeeName: 'Ben' };
    const current = coverCandidates(own, team, contextsOf([own], team)).find(({ isCurrent }) => isCurrent);
    expect(current?.sameDay).toEqual([]);
  });

  test('a canceled shift is asked about as if it counted', () => {
    const team = [employeeOf('Ana', { role: 'Cook' })];
    const shift = shiftAt('09:00-17:00', { status: 'Canceled' });
    expect(coverCandidates(shift, team, contextsOf([], team))[0]?.isRefused).toBe(true);
  });
});

describe('swap', () => {
  test('offers only shifts of others whose roles fit, and says what each side breaks afterwards', () => {
    fc.assert(
      fc.property(anyTeamCase, ({ shift, others: dealt, team }) => {
        const others = dealt.filter(({ id }) => id !== shift.id);
        const all = [...others, shift];
        const { choices, otherRoleCount } = swapChoices(shift, others, contextsOf(all, team));
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
          // What stands in the schedule once they have changed places.
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

  test('what breaks least comes first, then the calendar decides', () => {
    const team = ['Ana', 'Ben', 'Cleo'].map((name) => employeeOf(name));
    const shift = shiftAt('09:00-17:00', { id: 'mine', date: friday });
    const of = (employeeName: string, date: string, times: string) =>
      shiftAt(times, { id: `${employeeName} ${date}`, employeeName, date: day(date) });
    const others = [
      of('Ben', '2026-11-18', '09:00-17:00'),
      of('Cleo', '2026-11-17', '09:00-17:00'),
      // Then this is too short a rest for Ben.
      of('Ben', '2026-11-19', '17:00-01:00'),
    ];
    const { choices } = swapChoices(shift, others, contextsOf([...others, shift], team));
    expect(choices.map(({ other, given, taken }) => [other.id, given.length, taken.length])).toEqual([
      ['Cleo 2026-11-17', 0, 0],
      ['Ben 2026-11-19', 0, 0],
      ['Ben 2026-11-18', 0, 1],
    ]);
  });

  test('an identical shift of somebody else is not offered, nor counted as another role', () => {
    const team = ['Ana', 'Ben'].map((name) => employeeOf(name));
    const shift = shiftAt('09:00-17:00', { id: 'mine', date: friday });
    const twin = { ...shift, id: 'twin', employeeName: 'Ben' };
    const later = shiftAt('09:00-17:15', { id: 'later', employeeName: 'Ben', date: friday });
    const { choices, otherRoleCount } = swapChoices(
      shift,
      [twin, later],
      contextsOf([shift, twin, later], team),
    );
    expect(choices.map(({ other }) => other.id)).toEqual(['later']);
    expect(otherRoleCount).toBe(0);
  });
});
