import fc from 'fast-check';
import { shiftFromTemplate, staffedShift, staffingEntries } from '@/lib/templates/shift-from-template';
import { accepted, clock, day, employeeOf, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MARCUS = employeeOf('Marcus Bell', { role: 'Cook', color: 'red' });
const OPENING = templateOf('Opening', {
  role: 'Cook',
  color: 'blue',
  status: 'Pending',
  startTime: clock('22:00'),
  endTime: clock('06:00'),
  description: 'Deliveries',
});
const place = { date: day('2026-11-19'), shiftId: 's-1' };
const staffing = { ...place, newcomerId: 'e-1' };
const SHIFT = {
  id: 's-1',
  date: '2026-11-19',
  role: 'Cook',
  color: 'blue',
  status: 'Pending',
  startTime: '22:00',
  endTime: '06:00',
  notes: '',
};

describe('shift from a template', () => {
  test('gets role, times, status, color and employee of the template', () => {
    const template = { ...OPENING, employeeName: 'marcus bell' };
    const { shift } = accepted(shiftFromTemplate(template, place, [MARCUS]));
    expect(shift).toEqual({ ...SHIFT, employeeName: 'Marcus Bell' });
  });

  test('is refused if the employee has left or has another role meanwhile', () => {
    const template = { ...OPENING, employeeName: 'Marcus Bell' };
    expect(shiftFromTemplate(template, place, [])).toEqual({
      isOk: false,
      error: { kind: 'employeeNotFound', name: 'Marcus Bell' },
    });
    expect(shiftFromTemplate(template, place, [{ ...MARCUS, role: 'Host' }])).toEqual({
      isOk: false,
      error: { kind: 'roleMismatch', name: 'Marcus Bell', employeeRole: 'Host', role: 'Cook' },
    });
  });

  test.each(['', '   ', '\n\t'])('asks for a name when %j is given', (name) => {
    expect(staffedShift(OPENING, { ...staffing, name }, [MARCUS])).toEqual({
      isOk: false,
      error: { kind: 'nameMissing' },
    });
  });

  test('uses the spelling of the employee on the team, and creates no new employee', () => {
    const staffed = accepted(staffedShift(OPENING, { ...staffing, name: ' MARCUS bell' }, [MARCUS]));
    expect(staffed).toEqual({ shift: { ...SHIFT, employeeName: 'Marcus Bell' } });
    expect(staffingEntries(staffed).map(({ kind }) => kind)).toEqual(['shift']);
  });

  test('is refused for an employee with another role', () => {
    const host = employeeOf('Lucy Tran', { role: 'Host' });
    expect(staffedShift(OPENING, { ...staffing, name: 'Lucy Tran' }, [host])).toMatchObject({
      error: { kind: 'roleMismatch', employeeRole: 'Host', role: 'Cook' },
    });
  });

  test('creates an employee with the role in the same change when the name is new', () => {
    const staffed = accepted(staffedShift(OPENING, { ...staffing, name: ' Zoe ' }, [MARCUS]));
    expect(staffed.newcomer).toEqual({ id: 'e-1', name: 'Zoe', role: 'Cook', color: 'red' });
    expect(staffed.shift.employeeName).toBe('Zoe');
    expect(staffingEntries(staffed).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'employee e-1',
      'shift s-1',
    ]);
  });

  test('has an employee with the role of the template on the team, for any name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const staffed = staffedShift(OPENING, { ...staffing, name }, [MARCUS]);
        expect(staffed.isOk).toBe(name.trim() !== '');
        if (!staffed.isOk) return;
        const team = staffed.value.newcomer ? [MARCUS, staffed.value.newcomer] : [MARCUS];
        const again = { ...OPENING, employeeName: staffed.value.shift.employeeName };
        expect(accepted(shiftFromTemplate(again, place, team))).toEqual({ shift: staffed.value.shift });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
