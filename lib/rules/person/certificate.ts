import { certificatesOf, expiredOn } from '@/lib/employees/person/in-house';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';

/** A break for each certificate of the person that is no longer valid on the day on which the shift begins. */
export function certificateBreaks({ date }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee?.certificates) return [];
  return expiredOn(certificatesOf(employee), date).map(({ id, name, expires }) => ({
    rule: 'certificate',
    id,
    name,
    expires,
  }));
}
