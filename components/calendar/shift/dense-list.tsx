'use client';

import './dense-card.css';
import { memo, useState } from 'react';
import { lengthStyle } from '@/components/parts/length-style';
import { RoleIcon } from '@/components/parts/role-icon';
import { StatusIcon } from '@/components/parts/status-icon';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { useShiftMark } from '@/stores/schedule/problems/marks';
import type { ShiftCardProps } from './card';
import { ShiftFlag } from './flag';
import { ProblemFlag } from './problem-mark';
import { ShiftTools } from './tools';

/** Approximate height of the details. */
const DETAILS_PX = 130;

/**
 * A shift as one line, for days with many. Hundreds are on the page at once, so a line has only three elements; a warning is painted, details and tools render on hover or focus.
 */
export const DenseCard = memo(function DenseCard(props: ShiftCardProps) {
  const { shift, isOverlapping, isUnpublished, isNarrow, startsPart, texts } = props;
  const [opened, setOpened] = useState<'down' | 'up' | undefined>();
  const problem = useShiftMark(shift.id, isOverlapping);
  const canceled = shift.status === 'Canceled' ? ' is-canceled' : '';
  return (
    <li
      className="dense-card"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-role-color={shift.color}
      data-shift-status={shift.status}
      data-open={isOpenShift(shift) || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
      data-week-item=""
      data-starts-part={startsPart || undefined}
      tabIndex={-1}
      aria-label={texts.label(shift, isOverlapping, isUnpublished)}
      aria-description={problem?.words}
      onPointerEnter={(event) => setOpened(whereToOpen(event.currentTarget))}
      onPointerLeave={() => setOpened(undefined)}
      onFocus={(event) => setOpened(whereToOpen(event.currentTarget))}
      onBlur={() => setOpened(undefined)}
    >
      <span className={`dense-name${canceled}${isUnpublished ? ' is-unpublished' : ''}`}>
        {isNarrow ? texts.shortName(shift) : texts.name(shift)}
      </span>
      {shift.status === 'Pending' && <StatusIcon status="Pending" size={12} />}
      <span
        className={`dense-time tnum${canceled}${problem ? ' is-problem' : ''}`}
        data-status={problem?.tone}
      >
        {texts.shortTime(shift)}
      </span>
      {opened && (
        <span className="shift-details" data-opens={opened} data-role-color={shift.color}>
          <span className="flex items-start gap-2 pr-22">
            <span className="font-semibold break-words">{texts.name(shift)}</span>
            <ShiftFlag status={shift.status} isOverlapping={isOverlapping} texts={texts} />
          </span>
          <span className="tnum text-ink-2">
            {texts.time(shift)} · {texts.hours(shift)}
          </span>
          <ProblemFlag mark={problem} />
          {isUnpublished && <span className="text-accent-text">{texts.unpublished}</span>}
          <span className="flex items-center gap-1 font-medium text-role-text">
            <RoleIcon role={shift.role} size={13} />
            {texts.role(shift.role)}
          </span>
          <ShiftTools shift={shift} texts={texts} />
        </span>
      )}
    </li>
  );
});

/** Opens upwards if the end of the page would cut it off. */
function whereToOpen(card: Element): 'down' | 'up' {
  return card.getBoundingClientRect().bottom + DETAILS_PX > window.innerHeight ? 'up' : 'down';
}
