import { availabilityOf, isAvailableFor } from '@/lib/employees/availability';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { RuleBreak, RuleContext } from './rule-break';

export function availabilityBreaks(shift: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee?.availability || isAvailableFor(employee, shift)) return [];
  return [{ rule: 'availability', date: shift.date, day: availabilityOf(employee, shift.date) }];
}
