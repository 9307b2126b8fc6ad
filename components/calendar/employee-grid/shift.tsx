'use client';

import { Moon, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { ProblemIcon } from '@/components/calendar/shift/problem-mark';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { ShiftTools } from '@/components/calendar/shift/tools';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { lengthStyle } from '@/components/parts/length-style';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RepeatMark } from '@/components/parts/series/repeat-mark';
import { StatusIcon } from '@/components/parts/status-icon';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import { useShiftMark } from '@/stores/schedule/problems/marks';

interface GridShiftProps {
  shift: Shift;
  isOverlapping: boolean;
  /** It shares its cell with other shifts. */
  isThin: boolean;
  isNarrow: boolean;
  texts: CardTexts;
}

/** A shift in a grid cell: time, hours and status, or one line if the cell has several. */
export const GridShift = memo(function GridShift(props: GridShiftProps) {
  const { colorOf } = useRoleBook();
  const { shift, isOverlapping, isThin, isNarrow, texts } = props;
  const [isNear, setIsNear] = useState(false);
  const isUnpublished = useIsUnpublished(shift);
  const problem = useShiftMark(shift.id, isOverlapping);
  const isOpen = isOpenShift(shift);
  const isConfirmed = shift.status === 'Confirmed';
  // Where there is little room, exceptional states take precedence over the length.
  const hasLength = !isThin && (isConfirmed || isOpen || isOverlapping || !isNarrow);
  /** It needs no sign of its status. */
  const isPlain = isConfirmed && (isOpen || isThin);
  const stateSize = isThin ? 12 : isConfirmed ? 14 : 13;
  const time = texts.cardTime(shift, isThin);
  const timeText = isNarrow && isThin ? time.replace(/ [-–] /, '–') : time;
  return (
    <li
      className="eg-shift"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-open={isOpen || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
      data-thin={isThin || undefined}
      data-grid-item=""
      tabIndex={-1}
      aria-label={texts.label(shift, isOverlapping, isUnpublished)}
      aria-description={problem?.words}
      // After a dialog over it closes, no pointerenter fires.
      onPointerMove={() => setIsNear(true)}
      onPointerLeave={() => setIsNear(false)}
    >
      <span className="eg-time tnum">
        <span className="truncate">{timeText}</span>
      </span>
      {hasLength && (
        <span className="eg-length tnum">
          <span className="truncate">
            {isOpen ? texts.work(shift) : [shift.station, texts.hours(shift)].filter(Boolean).join(' · ')}
          </span>
          {isOvernight(shift.startTime, shift.endTime) && (
            <Moon aria-hidden="true" size={12} className="shrink-0" />
          )}
          <RepeatMark shift={shift} size={12} />
        </span>
      )}
      {isOverlapping ? (
        <TriangleAlert aria-hidden="true" size={isThin ? 12 : 13} className="eg-state" data-flag="overlap" />
      ) : isPlain && !problem ? null : (
        <span className="eg-state" data-status={shift.status}>
          {problem && <ProblemIcon mark={problem} size={stateSize} className="shrink-0" />}
          {!isPlain && (
            <StatusIcon
              status={shift.status}
              size={stateSize}
              isPlain
              // On paper, where no problem is told, the status stands as on any shift.
              className={problem && (isConfirmed || isThin) ? 'hidden print:block' : undefined}
            />
          )}
          {!isConfirmed && !isThin && <span className="truncate">{texts.status(shift.status)}</span>}
        </span>
      )}
      {isNear && <ShiftTools shift={shift} texts={texts} />}
    </li>
  );
});
