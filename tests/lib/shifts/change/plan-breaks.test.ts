import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import type { RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { brokenShifts, planBreaks } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { CLASH_RULES } from '@/lib/shifts/copy/plan-copies';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { contextIn } from '@/stores/schedule/rule-context';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, DEFAULT_RULES } from '@/tests/support/rule-weeks';
import { createdIn, plan, weekWith } from '@/tests/support/week-copies';

const FRIDAY = day('2026-11-20');
const TEAM = [employeeOf('Ana'), employeeOf('Ben', { role: 'Cook', color: 'red' })];

/** A slow reference implementation that scans every shift on each call. */
function naiveContext({ shifts, employees }: Schedule, name: string): RuleContext {
  const ofPerson = [...allShifts(shifts)].filter(
    (shift) => isCounted(shift) && nameKey(shift.employeeName) === nameKey(name),
  );
  return {
    employee: [...employees.values()].find((person) => nameKey(person.name) === nameKey(name)),
    ...DEFAULT_RULES,
    shiftsOn: (date) => ofPerson.filter((shift) => shift.date === date).sort(compareShifts),
  };
}

const context = (schedule: Schedule, name: string) =>
  contextIn(schedule.shifts, schedule.employees, name, DEFAULT_RULES);
const rulesOf = (schedule: Schedule, entries: readonly ChangeEntry[]) =>
  planBreaks(schedule, entries, context).map(
    ({ shift, breaks }) => `${shift.id}: ${breaks.map(({ rule }) => rule).join(' ')}`,
  );
const adding = (...shifts: readonly Shift[]) => shifts.map((shift) => shiftEntry(undefined, shift));

describe('planBreaks', () => {
  test('returns the rule breaks of each shift after any mix of added, changed and removed shifts', () => {
    fc.assert(
      fc.property(anyRuleCase(9), fc.array(fc.nat(2), { maxLength: 14 }), ({ shift, others }, fates) => {
        // 0: is stored, 1: is added, 2: moves one day later; some stored shifts are removed.
        const all = [...others.filter(({ id }) => id !== shift.id), shift];
        const stored = all.filter((_one, position) => fates[position] !== 1);
        const schedule = scheduleOf({ shifts: stored, employees: TEAM });
        const entries = all.flatMap((one, position): ChangeEntry[] => {
          if (fates[position] === 1) return [shiftEntry(undefined, one)];
          if (fates[position] === 2) return [shiftEntry(one, { ...one, date: addDays(one.date, 1) })];
          return position % 3 === 0 ? [shiftEntry(one, undefined)] : [];
        });
        const after = applyChange(schedule, { entries });
        const expected = entries.flatMap(({ kind, after: left }) => {
          if (kind !== 'shift' || !left) return [];
          const breaks = ruleBreaks(left, naiveContext(after, left.employeeName));
          return breaks.length > 0 ? [{ shift: left, breaks }] : [];
        });
        expect(planBreaks(schedule, entries, context)).toEqual(expected);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('returns the rule breaks of the copies of a copied week for any clash rule', () => {
    const anyWeek = fc.array(
      fc.record({
        offset: fc.integer({ min: -1, max: 15 }),
        start: fc.nat(23),
        length: fc.integer({ min: 2, max: 13 }),
        name: fc.constantFrom('Ana', 'Zoë'),
      }),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(anyWeek, fc.constantFrom(...CLASH_RULES), (week, clash) => {
        const hour = (value: number) => `${String(value % 24).padStart(2, '0')}:00`;
        const schedule = weekWith(
          ...week.map(({ offset, start, length, name }, number) =>
            shiftAt(`${hour(start)}-${hour(start + length)}`, {
              id: `shift-${number}`,
              employeeName: name,
              date: addDays(day('2026-11-16'), offset),
            }),
          ),
        );
        const copying = plan(schedule, { clash });
        const after = applyChange(schedule, copying);
        const broken = planBreaks(schedule, copying.entries, context);
        expect(broken).toEqual(brokenShifts(createdIn(copying), (name) => naiveContext(after, name)));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('returns nothing for removals, open and canceled shifts, and shifts that only touch', () => {
    const there = shiftAt('09:00-17:00', { id: 'there' });
    const schedule = scheduleOf({ shifts: [there], employees: TEAM });
    expect(rulesOf(schedule, [])).toEqual([]);
    expect(rulesOf(schedule, [shiftEntry(there, undefined)])).toEqual([]);
    expect(rulesOf(schedule, adding({ ...there, id: 'open', employeeName: '' }))).toEqual([]);
    expect(rulesOf(schedule, adding({ ...there, id: 'off', status: 'Canceled' }))).toEqual([]);
    expect(rulesOf(schedule, adding(shiftAt('17:00-20:00', { id: 'touching' })))).toEqual([]);
    expect(rulesOf(schedule, adding(shiftAt('16:59-20:00', { id: 'a minute' })))).toEqual([
      'a minute: overlap',
    ]);
  });

  test('reports an overlap for both of two copies, over midnight too', () => {
    const schedule = scheduleOf({ employees: TEAM });
    const night = shiftAt('22:00-06:00', { id: 'night', date: FRIDAY });
    const early = shiftAt('05:00-09:00', { id: 'early', date: addDays(FRIDAY, 1) });
    expect(rulesOf(schedule, adding(night, early))).toEqual(['night: overlap', 'early: overlap']);
    const later = { ...early, startTime: shiftAt('06:00-09:00').startTime };
    expect(rulesOf(schedule, adding(night, later))).toEqual(['night: rest', 'early: rest']);
  });

  test('counts all copies in the hours of a week, and reports every copy of a week above 40 hours', () => {
    const days = Array.from({ length: 6 }, (_, offset) =>
      shiftAt('09:00-17:00', { id: `day ${offset}`, date: addDays(day('2026-11-16'), offset) }),
    );
    const schedule = scheduleOf({ employees: TEAM });
    expect(rulesOf(schedule, adding(...days.slice(0, 5)))).toEqual([]);
    expect(rulesOf(schedule, adding(...days))).toEqual(days.map(({ id }) => `${id}: weekHours`));
    // The same over the end of a week: three days on each side.
    const apart = days.map((shift) => ({ ...shift, date: addDays(shift.date, 4) }));
    expect(rulesOf(schedule, adding(...apart))).toEqual([]);
  });

  test('ignores a shift that the plan removes', () => {
    const there = shiftAt('09:00-17:00', { id: 'there' });
    const schedule = scheduleOf({ shifts: [there], employees: TEAM });
    const copy = { ...there, id: 'copy' };
    expect(rulesOf(schedule, adding(copy))).toEqual(['copy: overlap']);
    expect(rulesOf(schedule, [...adding(copy), shiftEntry(there, undefined)])).toEqual([]);
  });

  test('checks an employee whom the plan adds', () => {
    const zoe = employeeOf('Zoë', {
      availability: { weekly: [{ weekday: 5, kind: 'off' }], exceptions: [] },
    });
    const entries = [
      employeeEntry(undefined, zoe),
      ...adding(shiftAt('09:00-17:00', { employeeName: 'Zoë', date: FRIDAY })),
    ];
    expect(rulesOf(scheduleOf({}), entries)).toEqual(['shift-09:00-17:00: availability']);
  });
});

test('planBreaks checks a thousand copies in a full schedule in under two seconds', () => {
  const people = Array.from({ length: 200 }, (_, number) => employeeOf(`Person ${number}`));
  const weekOf = (week: number) =>
    Array.from({ length: 1000 }, (_, number) =>
      shiftAt('09:00-17:00', {
        id: `shift-${week}-${number}`,
        employeeName: `Person ${number % 200}`,
        date: addDays(day('2026-01-05'), 7 * week + Math.floor(number / 200)),
      }),
    );
  const stored = [0, 1, 2, 3, 4].flatMap(weekOf);
  const schedule = scheduleOf({ shifts: stored, employees: people });
  const entries = adding(...weekOf(3).map((shift) => ({ ...shift, id: `copy of ${shift.id}` })));
  const measured = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    expect(planBreaks(schedule, entries, context)).toHaveLength(1000);
    return performance.now() - begun;
  });
  // Takes 10 to 40 ms in Node; the bound catches quadratic growth, on a busy machine too.
  expect(Math.min(...measured)).toBeLessThan(2000);
});
