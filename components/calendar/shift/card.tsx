'use client';

import { memo } from 'react';
import { lengthStyle } from '@/components/parts/length-style';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { RepeatMark } from '@/components/parts/series/repeat-mark';
import { ShiftFace } from '@/components/parts/shift-face';
import { StatusIcon } from '@/components/parts/status-icon';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { Density } from '@/lib/shifts/views/calendar-view';
import { isOvernight } from '@/lib/time/interval';
import { type ShiftMark, useShiftMark } from '@/stores/schedule/problems/marks';
import { ShiftFlag } from './flag';
import { ProblemIcon } from './problem-mark';
import type { CardTexts } from './texts';
import { ShiftTools } from './tools';

interface ShiftCardProps {
  shift: Shift;
  isOverlapping: boolean;
  /** The current version has not been published to the team. */
  isUnpublished: boolean;
  density: Density;
  /** The column is too narrow for full names and times. */
  isNarrow: boolean;
  texts: CardTexts;
}

/**
 * A shift in a column of the week, for arrow keys, Enter and Delete; the card's buttons show on hover or
 * focus. Memoized, so that an edit elsewhere does not re-render the card.
 */
export const ShiftCard = memo(function ShiftCard(props: ShiftCardProps) {
  const { colorOf } = useRoleBook();
  const { shift, isOverlapping, isUnpublished, density, isNarrow, texts } = props;
  const problem = useShiftMark(shift.id, isOverlapping);
  return (
    <li
      className="shift-card"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-density={density}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-open={isOpenShift(shift) || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
      data-problem={problem ? '' : undefined}
      data-week-item=""
      tabIndex={-1}
      aria-label={texts.label(shift, isOverlapping, isUnpublished)}
      aria-description={problem?.words}
    >
      {density === 'comfortable' && (
        <ShiftFace
          name={isNarrow ? texts.shortName(shift) : texts.name(shift)}
          time={texts.cardTime(shift)}
          overnight={isOvernight(shift.startTime, shift.endTime) ? texts.overnight : undefined}
          repeats={<RepeatMark shift={shift} size={12} />}
          role={shift.role}
          roleLabel={texts.work(shift)}
          hours={texts.hours(shift)}
          isConfirmed={shift.status === 'Confirmed' && !problem}
          mark={problem && <ProblemIcon mark={problem} size={14} className="shift-check" />}
        />
      )}
      {density === 'compact' && <CompactFace {...props} problem={problem} />}
      <ShiftFlag status={shift.status} isOverlapping={isOverlapping} texts={texts} />
      <ShiftTools shift={shift} texts={texts} />
    </li>
  );
});

function CompactFace({
  shift,
  isNarrow,
  texts,
  problem,
}: ShiftCardProps & { problem: ShiftMark | undefined }) {
  return (
    <>
      <span className="shift-name">{isNarrow ? texts.shortName(shift) : texts.name(shift)}</span>
      {problem && <ProblemIcon mark={problem} size={14} className="shift-check" />}
      {shift.status === 'Confirmed' && !problem && (
        <span className="shift-check" data-status="Confirmed">
          <StatusIcon status="Confirmed" size={14} isPlain />
        </span>
      )}
      <span className="shift-time tnum">
        {texts.cardTime(shift)}
        <RepeatMark shift={shift} size={11} />
      </span>
      <span className="shift-role">
        <RoleIcon role={shift.role} size={13} />
        <span className="sr-only">{texts.role(shift.role)}</span>
      </span>
    </>
  );
}
