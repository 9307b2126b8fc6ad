'use client';

import { memo } from 'react';
import { RowSigns } from '@/components/calendar/shift/row';
import { RowTap } from '@/components/calendar/shift/row-tap';
import { RowTime } from '@/components/calendar/shift/row-time';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { lengthStyle } from '@/components/parts/length-style';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';

interface PersonShiftProps {
  shift: Shift;
  isOverlapping: boolean;
  texts: CardTexts;
}

/** A shift in a person's week: its times first, since the name stands above. One tap opens its actions. */
export const PersonShift = memo(function PersonShift({ shift, isOverlapping, texts }: PersonShiftProps) {
  const { colorOf } = useRoleBook();
  const isUnpublished = useIsUnpublished(shift);
  const isOpen = isOpenShift(shift);
  return (
    <li
      className="shift-row pw-shift"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-open={isOpen || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
    >
      <RowTap shift={shift} texts={texts} />
      <span className="shift-name tnum">
        <RowTime shift={shift} restTime={undefined} texts={texts} />
      </span>
      {isUnpublished && <span className="sr-only">{texts.unpublished}</span>}
      <span className="shift-state tnum">
        {(isOpen || shift.station) && (
          <span className="truncate">{isOpen ? texts.work(shift) : shift.station}</span>
        )}
        <span className="shrink-0">{texts.hours(shift)}</span>
        <RowSigns shift={shift} isOverlapping={isOverlapping} texts={texts} />
      </span>
    </li>
  );
});
