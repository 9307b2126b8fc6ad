import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { makeShift, openTab } from '@/tests/support/brigade';
import { day } from '@/tests/support/records';

function tabWithMaya() {
  const tab = openTab();
  tab.schedule.load(tab.today);
  const added = tab.employees.addEmployee({ name: ' Maya ', role: 'Server', color: 'purple' });
  const [maya] = tab.schedule.getState().schedule.employees.values();
  if (!added.isOk || !maya) throw new Error('Maya was refused.');
  tab.schedule.addShift(makeShift({ id: 'past', date: '2026-11-18' }));
  tab.schedule.addShift(makeShift({ id: 'today', date: '2026-11-19' }));
  tab.schedule.addShift(makeShift({ id: 'coming', date: '2026-11-20' }));
  const shiftOn = (date: string) => shiftsOn(tab.schedule.getState().schedule.shifts, day(date))[0];
  return { ...tab, maya, shiftOn };
}

describe('employee store', () => {
  test('trims a name, and refuses an empty one or another spelling of an existing name', () => {
    const { employees, maya } = tabWithMaya();
    expect(maya.name).toBe('Maya');
    expect(employees.addEmployee({ name: '  ', role: 'Cook', color: 'red' })).toMatchObject({
      error: { kind: 'nameMissing' },
    });
    expect(employees.addEmployee({ name: 'MAYA', role: 'Cook', color: 'red' })).toMatchObject({
      error: { kind: 'nameTaken', name: 'Maya' },
    });
  });

  test('returns the step of each action, and undefined if the employee is gone', () => {
    const { employees, maya, today, schedule } = tabWithMaya();
    const lastStep = () => schedule.getState().history.undo.at(-1);
    const draft = { name: 'Theo', role: 'Cook', color: 'red' } as const;
    expect(employees.addEmployee(draft)).toEqual({ isOk: true, value: lastStep() });
    expect(employees.updateEmployee(maya.id, { ...draft, name: 'Maya' }, today)).toEqual({
      isOk: true,
      value: lastStep(),
    });
    expect(employees.deleteEmployee(maya.id, 'keep', today)).toBe(lastStep());
    expect(employees.deleteEmployee(maya.id, 'keep', today)).toBeUndefined();
    expect(employees.clearEmployees()).toBe(lastStep());
    expect(employees.clearEmployees()).toBeUndefined();
  });

  test('renames all shifts of an employee and applies a new role from today on', () => {
    const { employees, maya, today, shiftOn } = tabWithMaya();
    employees.updateEmployee(maya.id, { name: 'Maya L', role: 'Cook', color: 'red' }, today);
    expect(shiftOn('2026-11-18')).toMatchObject({ employeeName: 'Maya L', role: 'Server', color: 'purple' });
    expect(shiftOn('2026-11-19')).toMatchObject({ employeeName: 'Maya L', role: 'Cook', color: 'red' });
    expect(shiftOn('2026-11-20')).toMatchObject({ employeeName: 'Maya L', role: 'Cook', color: 'red' });
  });

  test('keeps role and color of coming shifts when only the name changes', () => {
    const { employees, maya, today, schedule, shiftOn } = tabWithMaya();
    schedule.updateShift(makeShift({ id: 'coming', date: '2026-11-20', role: 'Host' }));
    employees.updateEmployee(maya.id, { ...maya, name: 'Maya L' }, today);
    expect(shiftOn('2026-11-20')).toMatchObject({ employeeName: 'Maya L', role: 'Host' });
  });

  test('does nothing when a deleted employee is updated', () => {
    const { employees, maya, today, schedule } = tabWithMaya();
    employees.clearEmployees();
    expect(employees.updateEmployee(maya.id, maya, today)).toEqual({ isOk: true, value: undefined });
    expect(schedule.getState().schedule.employees.size).toBe(0);
  });

  test('stores fields hidden in the form when a deleted employee is saved as new', () => {
    const { employees, maya, schedule } = tabWithMaya();
    const whole = { ...maya, availability: { weekly: [] }, badge: 7 };
    employees.clearEmployees();
    employees.addEmployee({ ...whole, name: 'Maya L', role: 'Cook', color: 'red' });
    const [saved] = schedule.getState().schedule.employees.values();
    expect(saved).toEqual({ ...whole, id: expect.any(String), name: 'Maya L', role: 'Cook', color: 'red' });
    expect(saved?.id).not.toBe(maya.id);
  });

  describe('availability', () => {
    const away = {
      weekly: [{ weekday: 1, kind: 'off' } as const],
      exceptions: [
        { id: 'x', from: day('2026-11-23'), to: day('2026-11-27'), kind: 'timeOff', note: '' } as const,
      ],
    };

    test('is set in one step, kept by other edits of the employee, and undone', () => {
      const { employees, maya, today, schedule } = tabWithMaya();
      const stored = () => schedule.getState().schedule.employees.get(maya.id);
      const change = employees.setAvailability(maya, away);
      expect(stored()).toEqual({ ...maya, availability: away });
      employees.updateEmployee(maya.id, { name: 'Maya L', role: 'Cook', color: 'red' }, today);
      expect(stored()).toMatchObject({ name: 'Maya L', availability: away });
      schedule.undo();
      schedule.undo(change?.id);
      expect(stored()).toEqual(maya);
      expect('availability' in (stored() ?? {})).toBe(false);
    });

    test('makes no step when it is unchanged', () => {
      const { employees, maya, schedule } = tabWithMaya();
      employees.setAvailability(maya, away);
      const { undo } = schedule.getState().history;
      expect(employees.setAvailability(maya, { ...away, exceptions: [...away.exceptions] })).toBeUndefined();
      expect(schedule.getState().history.undo).toEqual(undo);
    });

    test('is removed when set to undefined', () => {
      const { employees, maya, schedule } = tabWithMaya();
      employees.setAvailability(maya, away);
      employees.setAvailability(maya, undefined);
      expect(schedule.getState().schedule.employees.get(maya.id)).toEqual(maya);
    });

    test('restores a deleted employee, unless another one has the name now', () => {
      const { employees, maya, schedule } = tabWithMaya();
      employees.clearEmployees();
      employees.setAvailability(maya, away);
      expect(schedule.getState().schedule.employees.get(maya.id)).toEqual({ ...maya, availability: away });
      employees.clearEmployees();
      employees.addEmployee({ name: 'MAYA', role: 'Cook', color: 'red' });
      expect(employees.setAvailability(maya, away)).toBeUndefined();
      expect(schedule.getState().schedule.employees.size).toBe(1);
    });
  });

  test.each([
    ['keep', [true, true, true]],
    ['delete', [true, false, false]],
  ] as const)(
    'deletes an employee with "%s" and leaves shifts of past, today and coming as %j',
    (choice, left) => {
      const { employees, maya, today, schedule, shiftOn } = tabWithMaya();
      employees.deleteEmployee(maya.id, choice, today);
      expect(schedule.getState().schedule.employees.size).toBe(0);
      const dates = ['2026-11-18', '2026-11-19', '2026-11-20'];
      expect(dates.map((date) => shiftOn(date) !== undefined)).toEqual(left);
    },
  );

  test('keeps all shifts when the team is cleared', () => {
    const { employees, schedule } = tabWithMaya();
    employees.clearEmployees();
    expect(schedule.getState().schedule.employees.size).toBe(0);
    expect(schedule.getState().schedule.shifts.shiftCount).toBe(3);
  });
});
