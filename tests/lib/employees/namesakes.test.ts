import fc from 'fast-check';
import { shiftsOfEmployee, updateEmployeeEntries } from '@/lib/employees/employee-changes';
import { mergeNamesakesEntries } from '@/lib/employees/merge-namesakes';
import { namesakesId, namesakesOf, shiftCountsOf } from '@/lib/employees/namesakes';
import { applyChange } from '@/lib/shifts/change/schedule';
import { invertChange } from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import { accepted, day, employeeOf, plain, scheduleOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const maya = employeeOf('Maya Lindqvist', { id: 'one' });
const twin = employeeOf('Maya  Lindqvist', { id: 'two', role: 'Cook', color: 'red' });
const ben = employeeOf('Ben');
const shifts = ['Maya Lindqvist', 'Maya  Lindqvist', 'Maya  Lindqvist', 'MAYA LINDQVIST', 'Ben', ''].map(
  (employeeName, index) => shiftAt('09:00-17:00', { id: `s${index}`, employeeName }),
);
const schedule = scheduleOf({
  shifts,
  employees: [maya, ben, twin],
  templates: [templateOf('Late', { employeeName: 'Maya  Lindqvist' }), templateOf('Open')],
});

const namesOf = (of: typeof schedule) => Array.from(allShifts(of.shifts), ({ employeeName }) => employeeName);

describe('employees with the same name key', () => {
  test('are found in groups, without anyone else', () => {
    expect(namesakesOf([maya, ben, twin])).toEqual([[maya, twin]]);
    expect(namesakesOf([maya, ben])).toEqual([]);
    expect(namesakesOf([])).toEqual([]);
  });

  test('have the same group id in any order', () => {
    expect(namesakesId([maya, twin])).toBe(namesakesId([twin, maya]));
  });

  test('own the shifts with their exact spelling; the first employee owns all other spellings', () => {
    expect([...shiftCountsOf(schedule, [maya, twin])]).toEqual([
      ['one', 2],
      ['two', 2],
    ]);
    expect(shiftsOfEmployee(schedule, 'Maya  Lindqvist').map(({ id }) => id)).toEqual(['s1', 's2']);
  });

  test('can be given different names; only the shifts and templates of the renamed one change', () => {
    const draft = { ...twin, name: 'Maya Lund' };
    const entries = accepted(updateEmployeeEntries(schedule, twin, draft, day('2026-11-20')));
    expect(namesOf(applyChange(schedule, { entries })).sort()).toEqual(
      ['', 'Ben', 'MAYA LINDQVIST', 'Maya Lindqvist', 'Maya Lund', 'Maya Lund'].sort(),
    );
  });

  test('can change role without being renamed', () => {
    const draft = { ...twin, role: 'Host' };
    expect(updateEmployeeEntries(schedule, twin, draft, day('2026-11-20')).isOk).toBe(true);
  });
});

describe('merging namesakes', () => {
  const merged = applyChange(schedule, { entries: mergeNamesakesEntries(schedule, [maya, twin], maya) });

  test('leaves one employee with all shifts and templates, and keeps the roles of shifts', () => {
    expect([...merged.employees.keys()]).toEqual([ben.id, 'one']);
    expect(namesOf(merged).sort()).toEqual(['', 'Ben', ...Array(4).fill('Maya Lindqvist')].sort());
    expect([...merged.templates.values()].map(({ employeeName }) => employeeName)).toEqual([
      'Maya Lindqvist',
      '',
    ]);
    expect(findShift(merged.shifts, 's1')?.role).toBe(shifts[1]?.role);
  });

  test('can be undone', () => {
    const change = { id: 'c', at: 0, entries: mergeNamesakesEntries(schedule, [maya, twin], twin) };
    const back = applyChange(applyChange(schedule, change), invertChange(change, 'u', 1));
    expect(plain(back)).toEqual(plain(applyChange(schedule, { entries: [] })));
  });

  test('causes no unpublished change', () => {
    const published = applyChange(schedule, {
      entries: [
        {
          kind: 'publication',
          id: 'publication',
          after: { id: 'publication', at: 1, shiftCount: 6, since: [] },
        },
      ],
    });
    const after = applyChange(published, { entries: mergeNamesakesEntries(published, [maya, twin], maya) });
    expect(after.unpublished.size).toBe(0);
  });

  test('combines the time off of both, and keeps the weekly pattern of either', () => {
    const off = (id: string) => ({
      id,
      from: day('2026-12-24'),
      to: day('2026-12-26'),
      kind: 'timeOff',
      note: '',
    });
    const weekly = [{ weekday: 1, kind: 'off' }];
    const withWeek = { ...maya, availability: { weekly, exceptions: [off('a')] } };
    const others = { ...twin, availability: { weekly: [], exceptions: [off('a'), off('b')] } };
    const merge = (staying: typeof maya, leaving: typeof maya) => {
      const team = scheduleOf({ shifts: [], employees: [staying, leaving], templates: [] });
      const entries = mergeNamesakesEntries(team, [staying, leaving], staying);
      return applyChange(team, { entries }).employees.get(staying.id)?.availability;
    };
    expect(merge(withWeek, others)).toEqual({ weekly, exceptions: [off('a'), off('a-merged'), off('b')] });
    expect(merge(maya, others)).toEqual(others.availability);
    expect(merge(withWeek, twin)).toEqual(withWeek.availability);
    expect(merge(maya, twin)).toBeUndefined();
  });

  test('changes no shift of other people, and leaves only the remaining spelling', () => {
    const spelling = fc.constantFrom(
      'Maya Lindqvist',
      'Maya  Lindqvist',
      ' maya lindqvist',
      'Ben',
      '',
      'Maya',
    );
    fc.assert(
      fc.property(fc.array(spelling, { maxLength: 20 }), fc.boolean(), (names, isFirst) => {
        const some = scheduleOf({
          shifts: names.map((employeeName, index) =>
            shiftAt('09:00-17:00', { id: `${index}`, employeeName }),
          ),
          employees: [maya, twin, ben],
          templates: [],
        });
        const staying = isFirst ? maya : twin;
        const entries = mergeNamesakesEntries(some, [maya, twin], staying);
        const after = applyChange(some, { entries });
        names.forEach((name, index) => {
          const isOther = name === 'Ben' || name === '' || name === 'Maya';
          expect(findShift(after.shifts, `${index}`)?.employeeName).toBe(isOther ? name : staying.name);
        });
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
