import fc from 'fast-check';
import { ROLES } from '@/lib/employees/role';
import { roleBreaks } from '@/lib/rules/rule-breaks';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { contextOf } from '@/tests/support/rule-weeks';

const anyRole = fc.constantFrom(...ROLES, 'Barista', '');

test('roleBreaks reports a role break exactly if the shift and the employee have different roles', () => {
  fc.assert(
    fc.property(anyRole, anyRole, (employeeRole, role) => {
      const shift = shiftAt('09:00-17:00', { role });
      const context = contextOf(
        { shift, others: [] },
        { employee: employeeOf('Ana', { role: employeeRole }) },
      );
      expect(roleBreaks(shift, context)).toEqual(
        employeeRole === role ? [] : [{ rule: 'role', name: 'Ana', employeeRole, role }],
      );
    }),
    { numRuns: rounds(60), ...seed },
  );
});

test('roleBreaks reports nothing for a person who is not on the team', () => {
  const shift = shiftAt('09:00-17:00');
  expect(roleBreaks(shift, { ...contextOf({ shift, others: [] }), employee: undefined })).toEqual([]);
});
