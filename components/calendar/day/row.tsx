'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import './row.css';
import { Moon } from 'lucide-react';
import { memo } from 'react';
import { OverlapFlag, StatusWord } from '@/components/calendar/shift/flag';
import { ProblemFlag } from '@/components/calendar/shift/problem-mark';
import type { ShiftRowProps } from '@/components/calendar/shift/row';
import { RowOpener } from '@/components/calendar/shift/row-opener';
import { RowTools } from '@/components/calendar/shift/row-tools';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { Avatar } from '@/components/parts/avatar';
import { lengthStyle } from '@/components/parts/length-style';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { isOvernight } from '@/lib/time/interval';
import { useShiftMark } from '@/stores/schedule/problems/marks';
import { HourTrack } from './hour-ruler';

interface DayRowProps extends ShiftRowProps {
  axis: DayAxis;
}

/** A desktop row: employee, times, bar on the ruler, status and actions. */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { colorOf } = useRoleBook();
  const { shift, isOverlapping, texts, axis, rowIndex, restTime, began } = props;
  const name = texts.name(shift);
  const isUnpublished = useIsUnpublished(shift);
  const problem = useShiftMark(shift.id, isOverlapping);
  return (
    <li
      className="day-row"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-row-index={rowIndex}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
    >
      <Avatar name={name} roleColor={colorOf(shift.role, shift.color)} size={36} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="shift-name" title={name} dir="auto">
            {name}
          </span>
          {isUnpublished && <span className="sr-only">{texts.unpublished}</span>}
        </span>
        <span className="day-row-role">
          <RoleIcon role={shift.role} size={13} />
          <span className="shrink-0">{texts.work(shift)}</span>
          {/* The flag is below the name, because the name must not be shortened. */}
          {isOverlapping && <OverlapFlag texts={texts} />}
          <ProblemFlag mark={problem} />
        </span>
      </span>
      <span className="tnum min-w-0">
        <RowOpener shift={shift} restTime={restTime} texts={texts}>
          {restTime ?? texts.time(shift)}
          {isOvernight(shift.startTime, shift.endTime) && <Moon aria-hidden="true" size={13} />}
        </RowOpener>
        <span className="block text-xs text-ink-2">{began ?? texts.length(shift)}</span>
      </span>
      <HourTrack axis={axis} shift={shift} isCarried={restTime !== undefined} />
      <StatusWord status={shift.status} texts={texts} />
      <RowTools shift={shift} texts={texts} />
    </li>
  );
});
