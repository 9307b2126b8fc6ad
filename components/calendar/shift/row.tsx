'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import '@/components/parts/shift-face.css';
import { type ComponentType, memo } from 'react';
import { lengthStyle } from '@/components/parts/length-style';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { StatusIcon } from '@/components/parts/status-icon';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { useShiftMark } from '@/stores/schedule/problems/marks';
import { ShiftFlag } from './flag';
import { ProblemFlag } from './problem-mark';
import { RowTap, RowTime } from './row-parts';
import type { CardTexts } from './texts';
import { useIsUnpublished } from './use-unpublished';

export interface ShiftRowProps {
  shift: Shift;
  isOverlapping: boolean;
  texts: CardTexts;
  axis?: DayAxis | undefined;
  /** Renders the shift's times on `axis`, above the bar of the shift's length. */
  Track?: ComponentType<{ axis: DayAxis; shift: Shift; isCarried?: boolean | undefined }> | undefined;
  rowIndex?: number | undefined;
  /** The times from midnight on, and when the shift began; set if the shift began the day before. */
  restTime?: string | undefined;
  began?: string | undefined;
}

/** A shift on a phone, in the week and the day. One tap anywhere on the row opens the shift's actions. */
export const ShiftRow = memo(function ShiftRow(props: ShiftRowProps) {
  const { colorOf } = useRoleBook();
  const { shift, isOverlapping, texts, axis, Track, rowIndex, restTime, began } = props;
  const isUnpublished = useIsUnpublished(shift);
  return (
    <li
      className="shift-row"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-row-index={rowIndex}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-open={isOpenShift(shift) || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
    >
      <RowTap shift={shift} texts={texts} />
      <span className="shift-name">{texts.name(shift)}</span>
      {isUnpublished && <span className="sr-only">{texts.unpublished}</span>}
      <span className="shift-time tnum">
        <RowTime shift={shift} restTime={restTime} texts={texts} />
      </span>
      <span className="shift-role">
        <RoleIcon role={shift.role} size={15} />
        <span className={began && 'sr-only'}>{texts.work(shift)}</span>
        {began && <span className="tnum text-ink-2">{began}</span>}
      </span>
      <span className="shift-state">
        {!began && <span className="tnum shrink-0">{texts.hours(shift)}</span>}
        <RowSigns shift={shift} isOverlapping={isOverlapping} texts={texts} />
      </span>
      {axis && Track && <Track axis={axis} shift={shift} isCarried={restTime !== undefined} />}
    </li>
  );
});

/** A check mark if all is well, otherwise the problems. */
export function RowSigns({
  shift,
  isOverlapping,
  texts,
}: Pick<ShiftRowProps, 'shift' | 'isOverlapping' | 'texts'>) {
  const problem = useShiftMark(shift.id, isOverlapping);
  const isPlain = shift.status === 'Confirmed' && !isOverlapping && !problem;
  return (
    <>
      {isPlain && (
        <>
          <span data-status="Confirmed" className="text-status-edge">
            <StatusIcon status="Confirmed" size={15} isPlain />
          </span>
          <span className="sr-only">{texts.status('Confirmed')}</span>
        </>
      )}
      <ProblemFlag mark={problem} />
      <ShiftFlag status={shift.status} isOverlapping={isOverlapping} texts={texts} />
    </>
  );
}
