'use client';

import { memo } from 'react';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { useRoleBook } from '@/components/parts/roles/role-book';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useShiftMark } from '@/stores/schedule/problems/marks';

/** A shift in a cell of the month: its time, in the colour of its role. */
export const MonthShift = memo(function MonthShift({ shift, texts }: { shift: Shift; texts: CardTexts }) {
  const { colorOf } = useRoleBook();
  const isUnpublished = useIsUnpublished(shift);
  const problem = useShiftMark(shift.id, false);
  return (
    <li
      className="month-shift tnum"
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-unpublished={isUnpublished || undefined}
      data-month-item={shift.date}
      tabIndex={-1}
      aria-label={texts.label(shift, false, isUnpublished)}
      aria-description={problem?.words}
    >
      <span className="truncate">{texts.cardTime(shift, true)}</span>
    </li>
  );
});
