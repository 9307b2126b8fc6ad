import fc from 'fast-check';
import type { Employee } from '@/lib/employees/employee';
import { updateEmployeeEntries } from '@/lib/employees/employee-changes';
import { fitEmployee } from '@/lib/employees/fit-employee';
import { ROLES } from '@/lib/employees/role';
import { hasRole, moreRolesBeside, roleAndColorOf, rolesOf } from '@/lib/employees/roles/roles-of';
import { applyChange } from '@/lib/shifts/change/schedule';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { plannedMoves } from '@/lib/shifts/change/shift-moves';
import { copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import { shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import { accepted, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TODAY = day('2026-11-21');
const mia = employeeOf('Mia', { role: 'Server', color: 'blue', moreRoles: ['Cook', 'Runner'] });

describe('the roles of a person', () => {
  test('are the main role and each additional one once, without invalid stored values', () => {
    expect(rolesOf(mia)).toEqual(['Server', 'Cook', 'Runner']);
    expect(rolesOf({ role: 'Cook', moreRoles: ['Cook', 'Host', 'Host'] })).toEqual(['Cook', 'Host']);
    for (const moreRoles of [undefined, null, 'Cook', 7, {}, [7, '', null]]) {
      expect(rolesOf({ role: 'Host', moreRoles })).toEqual(['Host']);
      expect(hasRole({ role: 'Host', moreRoles }, 'Cook')).toBe(false);
    }
    expect(moreRolesBeside('Cook', ['Cook', 'Host', 'Host', ''])).toEqual(['Host']);
    expect(moreRolesBeside('Cook', ['Cook'])).toBeUndefined();
  });

  test("have the person's color for the main role, and the role's color for others", () => {
    expect(roleAndColorOf(mia, 'Server')).toEqual({ role: 'Server', color: 'blue' });
    expect(roleAndColorOf(mia, 'Cook')).toEqual({ role: 'Cook', color: 'red' });
    expect(roleAndColorOf(mia, 'Runner')).toEqual({ role: 'Runner', color: 'gray' });
  });

  test('are each accepted by the form, a move and a copy, and any other role is a mismatch', () => {
    const refusal = { kind: 'roleMismatch', name: 'Mia', employeeRole: 'Server', role: 'Host' };
    expect(fitEmployee('mia', 'Cook', [mia]).isOk).toBe(true);
    expect(fitEmployee('mia', 'Host', [mia])).toEqual({ isOk: false, error: refusal });
    const draft = {
      ...{ employeeName: 'mia', role: 'Cook', date: TODAY, status: 'Confirmed', notes: '' },
      ...{ startTime: '09:00', endTime: '17:00' },
    };
    expect(accepted(shiftFromDraft(draft, 's', [mia]))).toMatchObject({ role: 'Cook', color: 'red' });
    expect(shiftFromDraft({ ...draft, role: 'Host' }, 's', [mia])).toEqual({ isOk: false, error: [refusal] });
    const cooks = shiftAt('09:00-17:00', {
      id: 'c',
      employeeName: 'Zoë',
      role: 'Cook',
      color: 'yellow',
      date: TODAY,
    });
    const [moved] = accepted(
      plannedMoves([{ shiftId: 'c', employeeName: 'Mia' }], { find: () => cooks, employees: [mia] }),
    );
    expect(moved?.after).toMatchObject({ employeeName: 'Mia', role: 'Cook', color: 'red' });
    const assigned = { ...cooks, employeeName: 'Mia' };
    expect(copiesOfShift(assigned, [day('2026-12-01')], [mia], () => 'n').isOk).toBe(true);
    expect(copiesOfShift({ ...assigned, role: 'Host' }, [day('2026-12-01')], [mia], () => 'n')).toEqual({
      isOk: false,
      error: refusal,
    });
  });

  test('keep every shift in a role the person still has when the main role changes', () => {
    const anyRole = fc.constantFrom(...ROLES, 'Runner');
    fc.assert(
      fc.property(
        anyRole,
        fc.uniqueArray(anyRole, { minLength: 1, maxLength: 3 }),
        fc.array(anyRole, { maxLength: 6 }),
        fc.boolean(),
        (role, more, worked, isRenamed) => {
          const before: Employee = { ...mia, role, moreRoles: more };
          const [main = role] = more;
          const after = { ...before, role: main, moreRoles: [role, ...more.slice(1)] };
          const shifts = worked.map((own, at) =>
            shiftAt('09:00-17:00', { id: `s${at}`, employeeName: 'Mia', role: own, date: TODAY }),
          );
          const schedule = scheduleOf({ shifts, employees: [before] });
          const draft = { ...after, name: isRenamed ? 'Mia Z' : 'Mia' };
          const entries = accepted(updateEmployeeEntries(schedule, before, draft, TODAY));
          for (const shift of allShifts(applyChange(schedule, { entries }).shifts)) {
            const was = shifts.find(({ id }) => id === shift.id)?.role ?? '';
            expect(shift.role).toBe(hasRole(after, was) || main === role ? was : main);
            expect(shift.employeeName).toBe(draft.name);
          }
        },
      ),
      { numRuns: rounds(200), ...seed },
    );
  });
});
