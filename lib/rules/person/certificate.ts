import { expiredOn, personOf } from '@/lib/employees/person/person';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';

/** A break for each certificate of the person that is no longer valid on the day on which the shift begins. */
export function certificateBreaks({ date }: Shift, { employee }: RuleContext): readonly RuleBreak[] {
  if (!employee) return [];
  const { certificates } = personOf(employee);
  if (certificates.length === 0) return [];
  return expiredOn(certificates, date).map(({ id, name, expires }) => ({
    rule: 'certificate',
    id,
    name,
    expires,
  }));
}
