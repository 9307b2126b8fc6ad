import {
  addEmployeeEntries,
  clearEmployeesEntries,
  deleteEmployeeEntries,
  shiftsOfEmployee,
  upcomingShiftsOf,
  updateEmployeeEntries,
} from '@/lib/employees/employee-changes';
import { mergeNamesakesEntries } from '@/lib/employees/merge-namesakes';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { accepted, day, employeeOf, plain, scheduleOf, shiftAt, templateOf } from '@/tests/support/records';

const TODAY = day('2026-11-21');
const ana = employeeOf('Ana');
const zoe = employeeOf('Zoë', { role: 'Cook', color: 'red' });
const past = shiftAt('09:00-17:00', { id: 'past', date: day('2026-11-20') });
const today = shiftAt('09:00-17:00', { id: 'today', date: TODAY, employeeName: ' ANA' });
const coming = shiftAt('22:00-06:00', { id: 'coming', date: day('2027-01-01'), status: 'Canceled' });
const others = shiftAt('09:00-17:00', {
  id: 'others',
  employeeName: 'Zoë',
  role: 'Cook',
  color: 'red',
  date: TODAY,
});
const early = templateOf('Early', { employeeName: 'ana' });
const open = templateOf('Open');
const zoes = templateOf("Zoë's", { employeeName: 'Zoë', role: 'Cook', color: 'red' });
const schedule = scheduleOf({
  shifts: [past, today, coming, others],
  employees: [ana, zoe],
  templates: [early, open, zoes],
});

function updated(draft: Partial<Omit<typeof ana, 'id'>>) {
  const entries = accepted(updateEmployeeEntries(schedule, ana, { ...ana, ...draft }, TODAY));
  return { entries, schedule: applyChange(schedule, { entries }) };
}

describe('the maximum hours a week', () => {
  test('are added, changed and removed, and kept if the form does not contain the field', () => {
    const entries = accepted(
      addEmployeeEntries(schedule, { name: 'Ben', role: 'Host', color: 'gray', maxWeekHours: 30 }, 'ben'),
    );
    expect(entries[0]?.after).toMatchObject({ maxWeekHours: 30 });
    const stored = { ...ana, maxWeekHours: 'thirty' };
    const { name, role, color } = ana;
    const stays = (draft: object) =>
      accepted(updateEmployeeEntries(schedule, stored, { name, role, color, ...draft }, TODAY)).find(
        ({ kind }) => kind === 'employee',
      )?.after;
    expect(stays({})).toBeUndefined();
    expect(stays({ maxWeekHours: 24 })).toEqual({ ...ana, maxWeekHours: 24 });
    expect(stays({ maxWeekHours: undefined })).toStrictEqual(ana);
  });

  test('are those of the remaining employee after a merge, or else those of the other', () => {
    const [one, other] = [ana, { ...ana, id: 'other', maxWeekHours: 20 }];
    const merged = (staying: typeof ana, leaving: typeof ana) =>
      mergeNamesakesEntries(scheduleOf({ employees: [staying, leaving] }), [staying, leaving], staying)[0]
        ?.after;
    expect(merged(one, other)).toMatchObject({ id: ana.id, maxWeekHours: 20 });
    expect(merged({ ...other, maxWeekHours: 36 }, { ...one, maxWeekHours: 20 })).toMatchObject({
      maxWeekHours: 36,
    });
  });
});

describe('addEmployeeEntries', () => {
  const draft = { name: 'Ben', role: 'Host', color: 'gray' } as const;

  test.each(['B', 'Ben', '😀', 'مريم حداد', '<img onerror=alert(1)>', 'x'.repeat(200)])(
    'trims the name %p and keeps it otherwise unchanged',
    (name) => {
      const entries = accepted(addEmployeeEntries(schedule, { ...draft, name: `\t ${name} ` }, 'new-1'));
      expect(applyChange(schedule, { entries }).employees.get('new-1')).toEqual({
        ...draft,
        id: 'new-1',
        name,
      });
      expect(entries).toHaveLength(1);
    },
  );

  test.each(['', ' ', '\t\n', '\u00a0'])('rejects %p as an empty name', (name) => {
    expect(addEmployeeEntries(schedule, { ...draft, name }, 'new-1')).toEqual({
      isOk: false,
      error: { kind: 'nameMissing' },
    });
  });

  test.each(['Zoë', 'zoë', ' ZOË ', 'Zoe\u0308'])('rejects the name %p as taken by Zoë', (name) => {
    expect(addEmployeeEntries(schedule, { ...draft, name }, 'new-1')).toEqual({
      isOk: false,
      error: { kind: 'nameTaken', name: 'Zoë' },
    });
  });

  test('adds the first employee to an empty team', () => {
    expect(addEmployeeEntries(EMPTY_SCHEDULE, draft, 'new-1').isOk).toBe(true);
  });
});

describe('renaming an employee', () => {
  test('applies the new name to all shifts and templates in the same step, including past shifts', () => {
    const { schedule: renamed } = updated({ name: ' Anastasia ' });
    expect(renamed.employees.get(ana.id)?.name).toBe('Anastasia');
    expect(shiftsOfEmployee(renamed, 'Anastasia').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['past', 'today', 'coming']),
    );
    expect(shiftsOfEmployee(renamed, 'Ana')).toEqual([]);
    expect(renamed.templates.get(early.id)?.employeeName).toBe('Anastasia');
  });

  test("leaves other people's shifts and templates and templates without a person unchanged", () => {
    const { entries } = updated({ name: 'Anastasia' });
    const ids = entries.map(({ id }) => id);
    expect(ids.sort()).toEqual([ana.id, early.id, 'coming', 'past', 'today'].sort());
  });

  test('changes only the name of a shift', () => {
    const { schedule: renamed } = updated({ name: 'Anastasia' });
    expect(findShift(renamed.shifts, 'past')).toEqual({ ...past, employeeName: 'Anastasia' });
    expect(findShift(renamed.shifts, 'coming')).toEqual({ ...coming, employeeName: 'Anastasia' });
  });

  test('accepts a change of case or Unicode form', () => {
    const { schedule: renamed } = updated({ name: 'ANA' });
    expect(findShift(renamed.shifts, 'past')?.employeeName).toBe('ANA');
    expect(findShift(renamed.shifts, 'today')?.employeeName).toBe('ANA');
  });

  test("rejects another employee's name and an empty name", () => {
    expect(updateEmployeeEntries(schedule, ana, { ...ana, name: 'zoë ' }, TODAY)).toEqual({
      isOk: false,
      error: { kind: 'nameTaken', name: 'Zoë' },
    });
    expect(updateEmployeeEntries(schedule, ana, { ...ana, name: '  ' }, TODAY)).toEqual({
      isOk: false,
      error: { kind: 'nameMissing' },
    });
  });
});

describe('a new role or color', () => {
  test('applies to shifts from today on and keeps past shifts unchanged', () => {
    const { schedule: changed } = updated({ role: 'Manager', color: 'yellow' });
    const look = { role: 'Manager', color: 'yellow' };
    expect(findShift(changed.shifts, 'past')).toEqual(past);
    expect(findShift(changed.shifts, 'today')).toMatchObject(look);
    expect(findShift(changed.shifts, 'coming')).toMatchObject(look);
    expect(findShift(changed.shifts, 'others')).toBe(others);
    expect(changed.templates.get(early.id)).toMatchObject(look);
    expect(changed.templates.get(zoes.id)).toBe(zoes);
  });

  test('keeps the role when only the color changes', () => {
    const { schedule: changed } = updated({ color: 'blue' });
    expect(findShift(changed.shifts, 'coming')).toEqual({ ...coming, color: 'blue' });
    expect(findShift(changed.shifts, 'past')).toEqual(past);
  });

  test('makes no entry for a shift that does not change', () => {
    const { entries } = updated({ role: 'Manager' });
    expect(
      entries
        .filter(({ kind }) => kind === 'shift')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['coming', 'today']);
  });
});

describe('deleteEmployeeEntries', () => {
  test('removes only the employee when upcoming shifts are kept', () => {
    const entries = deleteEmployeeEntries(schedule, ana, 'keep', TODAY);
    const { shifts, employees } = plain(applyChange(schedule, { entries }));
    expect(employees).toEqual([zoe]);
    expect(shifts).toHaveLength(4);
  });

  test('deletes upcoming shifts including those of today, and keeps past shifts and shifts of others', () => {
    const entries = deleteEmployeeEntries(schedule, ana, 'delete', TODAY);
    const { shifts, employees } = plain(applyChange(schedule, { entries }));
    expect(employees).toEqual([zoe]);
    expect(shifts).toEqual([others, past]);
  });

  test('agrees with the number of all shifts and of upcoming shifts', () => {
    expect(shiftsOfEmployee(schedule, ' ana ')).toHaveLength(3);
    expect(
      upcomingShiftsOf(schedule, 'Ana', TODAY)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['coming', 'today']);
    expect(shiftsOfEmployee(schedule, 'Ben')).toEqual([]);
  });
});

describe('clearEmployeesEntries', () => {
  test('removes all employees and touches no shift or template', () => {
    const cleared = applyChange(schedule, { entries: clearEmployeesEntries(schedule) });
    expect(cleared.employees.size).toBe(0);
    expect(cleared.shifts).toBe(schedule.shifts);
    expect(cleared.templates).toBe(schedule.templates);
  });

  test('returns no entries for an empty team', () => {
    expect(clearEmployeesEntries(EMPTY_SCHEDULE)).toEqual([]);
  });
});

test('deleteEmployeeEntries ignores open shifts and templates when the name of the employee is invisible', () => {
  const nameless = employeeOf('\u200b');
  const openShift = shiftAt('09:00-17:00', { id: 'open', date: TODAY, employeeName: '' });
  const invisible = shiftAt('09:00-17:00', { id: 'own', date: TODAY, employeeName: '\u200b' });
  const odd = scheduleOf({ shifts: [openShift, invisible], employees: [nameless], templates: [open] });
  expect(shiftsOfEmployee(odd, nameless.name)).toEqual([invisible]);
  expect(deleteEmployeeEntries(odd, nameless, 'delete', TODAY)).toHaveLength(2);
});

test('updateEmployeeEntries makes no entry when an employee is saved without a change', () => {
  const saved = (draft: object) =>
    accepted(updateEmployeeEntries(schedule, zoe, { ...zoe, ...draft }, TODAY));
  expect(saved({})).toEqual([]);
  expect(saved({ maxWeekHours: undefined })).toEqual([]);
});
