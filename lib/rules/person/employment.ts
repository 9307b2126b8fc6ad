import { isDay } from '@/lib/employees/person/in-house';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';

export function employmentBreaks({ date }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee) return [];
  const { firstDay, lastDay } = employee;
  if (isDay(firstDay) && date < firstDay) return [{ rule: 'employment', side: 'before', day: firstDay }];
  return isDay(lastDay) && lastDay < date ? [{ rule: 'employment', side: 'after', day: lastDay }] : [];
}
