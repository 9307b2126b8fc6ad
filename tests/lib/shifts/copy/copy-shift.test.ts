import fc from 'fast-check';
import { detachFromSeries } from '@/lib/series/occurrence';
import { plannedCopies } from '@/lib/shifts/change/shift-moves';
import { copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import { addDays } from '@/lib/time/local-date';
import { anyShift } from '@/tests/support/arbitraries';
import { accepted, day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const ana = employeeOf('Ana');
const shift = shiftAt('22:00-06:00', { notes: 'brings the keys', status: 'Pending' });
const SATURDAY = day('2026-11-21');
const SUNDAY = day('2026-11-22');

function countingIds() {
  let count = 0;
  return () => {
    count += 1;
    return `copy-${count}`;
  };
}

const refusalOf = (...args: Parameters<typeof copiesOfShift>) => {
  const made = copiesOfShift(...args);
  return made.isOk ? undefined : made.error;
};

describe('copiesOfShift', () => {
  test('creates copies with a new date and id and keeps all other fields', () => {
    expect(accepted(copiesOfShift(shift, [SUNDAY, SATURDAY], [ana], countingIds()))).toEqual([
      { ...shift, id: 'copy-1', date: SATURDAY },
      { ...shift, id: 'copy-2', date: SUNDAY },
    ]);
  });

  test('skips the original date and repeated dates', () => {
    const dates = [SATURDAY, shift.date, SATURDAY];
    const copies = accepted(copiesOfShift(shift, dates, [ana], countingIds()));
    expect(copies.map(({ date }) => date)).toEqual([SATURDAY]);
  });

  test('copies a name of 200 characters completely', () => {
    const name = 'Wilhelmina '.repeat(20).slice(0, 200).trim();
    const long = { ...shift, employeeName: name };
    const [copy] = accepted(copiesOfShift(long, [SATURDAY], [employeeOf(name)], countingIds()));
    expect(copy?.employeeName).toBe(name);
  });

  test('finds the employee in any case and with outer blanks, and keeps the spelling in the shift', () => {
    const [copy] = accepted(
      copiesOfShift({ ...shift, employeeName: ' ANA' }, [SATURDAY], [ana], countingIds()),
    );
    expect(copy?.employeeName).toBe(' ANA');
  });

  test('gives a copy the same role, or refuses with the same reason, as a copy by drag', () => {
    const anyRole = fc.constantFrom('', 'Server', 'Cook', 'Host');
    const anyName = fc.constantFrom('Ana', ' ana', 'Ben', '');
    const team = [employeeOf('Ana', { moreRoles: ['Cook'] })];
    fc.assert(
      fc.property(anyRole, anyName, (role, employeeName) => {
        const original = { ...shift, role, employeeName };
        const byDialog = copiesOfShift(original, [SATURDAY], team, countingIds());
        const context = { find: () => original, employees: team };
        const byDrag = plannedCopies([{ shiftId: shift.id, date: SATURDAY }], context, countingIds());
        const outcome = (made: typeof byDialog | typeof byDrag) =>
          made.isOk ? made.value.map((copy) => [copy.role, copy.date]) : made.error;
        expect(outcome(byDialog)).toEqual(outcome(byDrag));
      }),
      { ...seed, numRuns: rounds(100) },
    );
  });

  test('gives a shift without a role the main role and color of its person', () => {
    const cook = employeeOf('Ana', { role: 'Cook', color: 'red' });
    const roleless = { ...shift, role: '', color: 'gray' as const };
    const [copy] = accepted(copiesOfShift(roleless, [SATURDAY], [cook], countingIds()));
    expect(copy).toMatchObject({ role: 'Cook', color: 'red' });
  });

  test('copies to February 29, the end of a year and days with clock changes', () => {
    const dates = ['2026-03-08', '2026-11-01', '2026-12-31', '2028-02-29'].map(day);
    const copies = accepted(copiesOfShift(shift, dates, [ana], countingIds()));
    expect(copies.map(({ date, startTime, endTime }) => [date, startTime, endTime])).toEqual(
      dates.map((date) => [date, '22:00', '06:00']),
    );
  });

  test.each([
    ['no date', shift, [], [ana], { kind: 'noDates' }],
    ['no date, before a missing original', undefined, [], [ana], { kind: 'noDates' }],
    ['only the original date', shift, [shift.date], [ana], { kind: 'onlyOriginalDate' }],
    ['a deleted original', undefined, [SATURDAY], [ana], { kind: 'originalMissing' }],
    ['an employee who is not on the team', shift, [SATURDAY], [], { kind: 'employeeNotFound', name: 'Ana' }],
    [
      'an employee whose role has changed',
      shift,
      [SATURDAY],
      [employeeOf('Ana', { role: 'Cook' })],
      { kind: 'roleMismatch', name: 'Ana', employeeRole: 'Cook', role: 'Server' },
    ],
  ])('refuses to copy: %s', (_why, original, dates, employees, refusal) => {
    expect(refusalOf(original, dates, employees, countingIds())).toEqual(refusal);
  });

  test('creates one copy per date that differs only in id and date, for any shift and dates', () => {
    const offsets = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anyShift, offsets, (original, numbers) => {
        const dates = numbers.map((number) => addDays(original.date, number));
        const employees = [employeeOf(original.employeeName, { role: original.role })];
        const made = copiesOfShift(original, dates, employees, countingIds());
        const targets = [...new Set(dates)].filter((date) => date !== original.date).sort();
        expect(made.isOk).toBe(targets.length > 0);
        if (!made.isOk) return;
        expect(made.value.map(({ date }) => date)).toEqual(targets);
        expect(new Set(made.value.map(({ id }) => id)).size).toBe(targets.length);
        for (const copy of made.value)
          expect({ ...copy, id: original.id, date: original.date }).toEqual(detachFromSeries(original));
      }),
      { ...seed, numRuns: rounds(200) },
    );
  });
});
