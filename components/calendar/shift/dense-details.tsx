'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import './dense-details.css';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { ShiftMark } from '@/stores/schedule/problems/marks';
import { ShiftFlag } from './flag';
import { ProblemFlag } from './problem-mark';
import type { CardTexts } from './texts';
import { ShiftTools } from './tools';

export type DetailsSide = 'down' | 'up';

interface DenseDetailsProps {
  shift: Shift;
  isOverlapping: boolean;
  isUnpublished: boolean;
  problem: ShiftMark | undefined;
  side: DetailsSide;
  texts: CardTexts;
}

/** Details that do not fit the line, and the tools; overlaps the lines around it. */
export function DenseDetails({
  shift,
  isOverlapping,
  isUnpublished,
  problem,
  side,
  texts,
}: DenseDetailsProps) {
  const { colorOf } = useRoleBook();
  return (
    <span className="shift-details" data-opens={side} data-role-color={colorOf(shift.role, shift.color)}>
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
        {texts.work(shift)}
      </span>
      <ShiftTools shift={shift} texts={texts} />
    </span>
  );
}
