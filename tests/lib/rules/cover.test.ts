import fc from 'fast-check';
import { coverCandidates } from '@/lib/rules/cover';
import { isHardBreak } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { wallMinutes } from '@/tests/support/rule-weeks';
import { anyTeamCase, contextsOf, NAMES } from '@/tests/support/team-cases';

const friday = day('2026-11-20');

describe('coverCandidates', () => {
  test('ranks everyone once, and people with hard breaks last', () => {
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

  test('returns the same ranking for any order of the team', () => {
    fc.assert(
      fc.property(anyTeamCase, fc.integer({ min: 1, max: 5 }), ({ shift, others, team }, turn) => {
        const contexts = contextsOf(others, team);
        const turned = [...team.slice(turn), ...team.slice(0, turn)];
        expect(coverCandidates(shift, turned, contexts)).toEqual(coverCandidates(shift, team, contexts));
      }),
      { numRuns: rounds(60), ...seed },
    );
  });

  test('ranks people without breaks by their remaining hours', () => {
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

  test('counts remaining hours up to the personal maximum if that maximum is below 40', () => {
    const team = [
      employeeOf('Ana', { maxWeekHours: 48 }),
      employeeOf('Ben', { maxWeekHours: 20 }),
      employeeOf('Cleo'),
    ];
    const work = shiftAt('08:00-12:00', { id: 'work', employeeName: 'Ben', date: day('2026-11-17') });
    const shift = shiftAt('09:00-17:00', { id: 'wanted', employeeName: '', date: friday });
    const ranked = coverCandidates(shift, team, contextsOf([work], team));
    expect(ranked.map(({ employee, minutesLeft }) => [employee.name, minutesLeft / 60])).toEqual([
      ['Ana', 40],
      ['Cleo', 40],
      ['Ben', 16],
    ]);
  });

  test('ranks people who already work that day after people who are off, and lists their shifts', () => {
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
    // An overlapping shift is reported only as an overlap, and the shift itself is not listed.
    const overlapping = coverCandidates(shift, team, contextsOf(others, team)).at(-1);
    expect(overlapping?.employee.name).toBe('Ana');
    expect(overlapping?.sameDay.map(({ id }) => id)).toEqual(['Ana 10:00-16:00']);
    const assigned = { ...shift, employeeName: 'Ben' };
    const current = coverCandidates(assigned, team, contextsOf([assigned], team)).find(
      ({ isCurrent }) => isCurrent,
    );
    expect(current?.sameDay).toEqual([]);
  });

  test('ranks people who are off before people who work, even with a warning, and returns daily hours', () => {
    const team = ['Ana', 'Ben', 'Cleo', 'Dev'].map((name) => employeeOf(name));
    const work = (employeeName: string, times: string, on: string) =>
      shiftAt(times, { id: `${employeeName} ${on}`, employeeName, date: day(on) });
    const others = [
      work('Ana', '06:00-15:00', '2026-11-20'),
      work('Ben', '10:00-12:00', '2026-11-20'),
      // Too short a rest.
      work('Cleo', '16:00-02:00', '2026-11-19'),
      work('Dev', '15:00-18:00', '2026-11-20'),
    ];
    const shift = shiftAt('12:00-14:00', { id: 'wanted', employeeName: '', date: friday });
    const figures = () =>
      coverCandidates(shift, team, contextsOf(others, team)).map((candidate) => [
        candidate.employee.name,
        candidate.worksThatDay,
        candidate.breaks.map(({ rule }) => rule).join(),
        candidate.dayMinutes / 60,
        candidate.weekMinutes / 60,
      ]);
    expect(figures()).toEqual([
      ['Cleo', false, 'rest', 2, 12],
      ['Ben', true, '', 4, 4],
      ['Dev', true, '', 5, 5],
      ['Ana', true, 'overlap', 9, 11],
    ]);
  });

  test('counts the hours of the day and the week including the shift, which counts only once', () => {
    fc.assert(
      fc.property(anyTeamCase, ({ shift, others, team }) => {
        const stored = [...others.filter(({ id }) => id !== shift.id), shift];
        const contexts = contextsOf(stored, team);
        for (const candidate of coverCandidates(shift, team, contexts)) {
          const sum = (dates: readonly LocalDate[]) =>
            dates
              .flatMap((date) => contexts(candidate.employee.name).shiftsOn(date))
              .filter(({ id }) => id !== shift.id)
              .reduce((minutes, other) => minutes + shiftMinutes(other), shiftMinutes(shift));
          const others = contexts(candidate.employee.name)
            .shiftsOn(shift.date)
            .filter(({ id }) => id !== shift.id);
          // Shared time counts once a day, as in the daily hours rule.
          const worked = new Set<number>();
          for (const one of [shift, ...others]) {
            const [start, end] = wallMinutes(one);
            for (let minute = start; minute < end; minute += 1) worked.add(minute);
          }
          expect(candidate.dayMinutes).toBe(worked.size);
          expect(candidate.weekMinutes).toBe(sum(weekOf(shift.date, 'monday')));
          expect(candidate.worksThatDay).toBe(others.length > 0);
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('checks a canceled shift as if the shift were confirmed', () => {
    const team = [employeeOf('Ana', { role: 'Cook' })];
    const shift = shiftAt('09:00-17:00', { status: 'Canceled' });
    expect(coverCandidates(shift, team, contextsOf([], team))[0]?.isRefused).toBe(true);
  });
});
