import { hasRole } from '@/lib/employees/roles/roles-of';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { RuleBreak, RuleContext } from './rule-break';

/** None for a name that is not on the team. */
export function roleBreaks({ role }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee || hasRole(employee, role)) return [];
  return [{ rule: 'role', name: employee.name, employeeRole: employee.role, role }];
}
