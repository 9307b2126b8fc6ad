import {
  addEmployeeEntries,
  clearEmployeesEntries,
  comingShiftsOf,
  deleteEmployeeEntries,
  shiftsOfEmployee,
  updateEmployeeEntries,
} from '@/lib/employees/employee-changes';
import { mergeEntries } from '@/lib/employees/merge-namesakes';
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

describe('the most hours of a week', () => {
  test('are added, changed and taken away; a form that says nothing of them leaves them', () => {
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

  test('of two who are merged are those of who stays, else the other’s', () => {
    const [one, other] = [ana, { ...ana, id: 'other', maxWeekHours: 20 }];
    const merged = (staying: typeof ana, leaving: typeof ana) =>
      mergeEntries(scheduleOf({ employees: [staying, leaving] }), [staying, leaving], staying)[0]?.after;
    expect(merged(one, other)).toMatchObject({ id: ana.id, maxWeekHours: 20 });
    expect(merged({ ...other, maxWeekHours: 36 }, { ...one, maxWeekHours: 20 })).toMatchObject({
      maxWeekHours: 36,
    });
  });
});

describe('adding an employee', () => {
  const draft = { name: 'Ben', role: 'Host', color: 'gray' } as const;

  test.each(['B', 'Ben', '😀', 'مريم حداد', '<img onerror=alert(1)>', 'x'.repeat(200)])(
    'the name %p is kept to the letter, without the blanks around it',
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

  test.each(['', ' ', '\t\n', '\u00a0'])('the name %p is none', (name) => {
    expect(addEmployeeEntries(schedule, { ...draft, name }, 'new-1')).toEqual({
      isOk: false,
      error: { kind: 'nameMissing' },
    });
  });

  test.each(['Zoë', 'zoë', ' ZOË ', 'Zoe\u0308'])('the name %p is taken by Zoë', (name) => {
    expect(addEmployeeEntries(schedule, { ...draft, name }, 'new-1')).toEqual({
      isOk: false,
      error: { kind: 'nameTaken', name: 'Zoë' },
    });
  });

  test('the first employee needs nobody else', () => {
    expect(addEmployeeEntries(EMPTY_SCHEDULE, draft, 'new-1').isOk).toBe(true);
  });
});

describe('renaming an employee', () => {
  test('renames all their shifts and templates in the same step, past ones too', () => {
    const { schedule: renamed } = updated({ name: ' Anastasia ' });
    expect(renamed.employees.get(ana.id)?.name).toBe('Anastasia');
    expect(shiftsOfEmployee(renamed, 'Anastasia').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['past', 'today', 'coming']),
    );
    expect(shiftsOfEmployee(renamed, 'Ana')).toEqual([]);
    expect(renamed.templates.get(early.id)?.employeeName).toBe('Anastasia');
  });

  test("leaves other people's shifts and templates alone, and templates of nobody", () => {
    const { entries } = updated({ name: 'Anastasia' });
    const ids = entries.map(({ id }) => id);
    expect(ids.sort()).toEqual([ana.id, early.id, 'coming', 'past', 'today'].sort());
  });

  test('changes nothing of a shift but the name', () => {
    const { schedule: renamed } = updated({ name: 'Anastasia' });
    expect(findShift(renamed.shifts, 'past')).toEqual({ ...past, employeeName: 'Anastasia' });
    expect(findShift(renamed.shifts, 'coming')).toEqual({ ...coming, employeeName: 'Anastasia' });
  });

  test('may correct the case or Unicode form of the own name', () => {
    const { schedule: renamed } = updated({ name: 'ANA' });
    expect(findShift(renamed.shifts, 'past')?.employeeName).toBe('ANA');
    expect(findShift(renamed.shifts, 'today')?.employeeName).toBe('ANA');
  });

  test('may not take the name of somebody else, nor none', () => {
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

describe('a new role or colour', () => {
  test('applies to the shifts from today on; the past stays as it was', () => {
    const { schedule: changed } = updated({ role: 'Manager', color: 'yellow' });
    const look = { role: 'Manager', color: 'yellow' };
    expect(findShift(changed.shifts, 'past')).toEqual(past);
    expect(findShift(changed.shifts, 'today')).toMatchObject(look);
    expect(findShift(changed.shifts, 'coming')).toMatchObject(look);
    expect(findShift(changed.shifts, 'others')).toBe(others);
    expect(changed.templates.get(early.id)).toMatchObject(look);
    expect(changed.templates.get(zoes.id)).toBe(zoes);
  });

  test('of the colour alone leaves the role', () => {
    const { schedule: changed } = updated({ color: 'blue' });
    expect(findShift(changed.shifts, 'coming')).toEqual({ ...coming, color: 'blue' });
    expect(findShift(changed.shifts, 'past')).toEqual(past);
  });

  test('writes no entry for a shift that stays as it was', () => {
    const { entries } = updated({ role: 'Manager' });
    expect(
      entries
        .filter(({ kind }) => kind === 'shift')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['coming', 'today']);
  });
});

describe('deleting an employee', () => {
  test('keeping the coming shifts removes only the employee', () => {
    const entries = deleteEmployeeEntries(schedule, ana, 'keep', TODAY);
    const { shifts, employees } = plain(applyChange(schedule, { entries }));
    expect(employees).toEqual([zoe]);
    expect(shifts).toHaveLength(4);
  });

  test("deleting the coming shifts takes today's too, and keeps the past and everybody else's", () => {
    const entries = deleteEmployeeEntries(schedule, ana, 'delete', TODAY);
    const { shifts, employees } = plain(applyChange(schedule, { entries }));
    expect(employees).toEqual([zoe]);
    expect(shifts).toEqual([others, past]);
  });

  test('their shifts and their coming ones can be counted first', () => {
    expect(shiftsOfEmployee(schedule, ' ana ')).toHaveLength(3);
    expect(
      comingShiftsOf(schedule, 'Ana', TODAY)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['coming', 'today']);
    expect(shiftsOfEmployee(schedule, 'Ben')).toEqual([]);
  });
});

describe('clearing all employees', () => {
  test('removes everybody and touches no shift and no template', () => {
    const cleared = applyChange(schedule, { entries: clearEmployeesEntries(schedule) });
    expect(cleared.employees.size).toBe(0);
    expect(cleared.shifts).toBe(schedule.shifts);
    expect(cleared.templates).toBe(schedule.templates);
  });

  test('of an empty team is nothing to do', () => {
    expect(clearEmployeesEntries(EMPTY_SCHEDULE)).toEqual([]);
  });
});

test('somebody without a visible name does not own the open shifts, nor the templates for anybody', () => {
  const nameless = employeeOf('\u200b');
  const openShift = shiftAt('09:00-17:00', { id: 'open', date: TODAY, employeeName: '' });
  const own = shiftAt('09:00-17:00', { id: 'own', date: TODAY, employeeName: '\u200b' });
  const odd = scheduleOf({ shifts: [openShift, own], employees: [nameless], templates: [open] });
  expect(shiftsOfEmployee(odd, nameless.name)).toEqual([own]);
  expect(deleteEmployeeEntries(odd, nameless, 'delete', TODAY)).toHaveLength(2);
});

test('makes no entry when an employee is saved without a change', () => {
  const saved = (draft: object) =>
    accepted(updateEmployeeEntries(schedule, zoe, { ...zoe, ...draft }, TODAY));
  expect(saved({})).toEqual([]);
  expect(saved({ maxWeekHours: undefined })).toEqual([]);
});
