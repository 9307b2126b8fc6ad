import type { Shift } from '@/lib/shifts/shift/shift';
import type { RuleBreak, RuleContext } from './rule-break';

/** A break when the person's role differs from the shift's; none for a name that is not on the team. */
export function roleBreaks({ role }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee || employee.role === role) return [];
  return [{ rule: 'role', name: employee.name, employeeRole: employee.role, role }];
}
