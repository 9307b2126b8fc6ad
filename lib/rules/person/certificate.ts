import { certificatesOf, expiredOn } from '@/lib/employees/person/in-house';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';

/** Certificates must be valid on the start day. */
export function certificateBreaks({ date }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee?.certificates) return [];
  return expiredOn(certificatesOf(employee), date).map(({ id, name, expires }) => ({
    rule: 'certificate',
    id,
    name,
    expires,
  }));
}
