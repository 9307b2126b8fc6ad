'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';

/** The times and the role of a shift of the proposal, beside who would work it. */
export function ShiftFacts({ shift }: { shift: Shift }) {
  const formats = useFormats();
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  return (
    <>
      <span className="tnum text-sm whitespace-nowrap text-ink-2">
        {formats.timeRange(shift.startTime, shift.endTime)}
      </span>
      <Badge tone="role" roleColor={colorOf(shift.role, shift.color)}>
        {roleName(shift.role)}
      </Badge>
    </>
  );
}
