'use client';

import { useTranslations } from 'use-intl';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Button } from '@/components/ui/button';
import type { Obstacle, UnfilledShift } from '@/lib/auto-fill/proposal';
import { ShiftFacts } from './shift-facts';
import { useShiftName } from './use-fill-words';

/** How many people are named with what stands in their way. */
const MAX_NAMED = 3;

interface UnfilledRowProps {
  unfilled: UnfilledShift;
  /** Opens the list of everybody who could cover the shift. */
  onCover: (shiftId: string) => void;
}

/** A shift that stays open, with what stands in whose way. */
export function UnfilledRow({ unfilled: { shift, obstacles, otherRoleCount }, onCover }: UnfilledRowProps) {
  const t = useTranslations('fill');
  const cover = useTranslations('cover');
  const roleName = useRoleName();
  const shiftName = useShiftName()(shift);
  const role = roleName(shift.role);
  const moreCount = obstacles.length - MAX_NAMED;
  return (
    <li
      data-shift-id={shift.id}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-box px-2 py-2 outline-none focus-visible:bg-hover phone:flex-wrap"
    >
      <span className="pl-7 phone:pl-8">
        <OpenMark size={28} />
      </span>
      <span className="flex min-w-0 grow basis-48 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm font-semibold">{t('unfilled')}</span>
          <ShiftFacts shift={shift} />
        </span>
        <ul className="flex flex-col gap-0.5 text-xs text-ink-2 phone:text-[13px]">
          {obstacles.length === 0 && <li>{t('nobodyWithRole', { role })}</li>}
          {obstacles.slice(0, MAX_NAMED).map((obstacle) => (
            <ObstacleWords key={obstacle.employeeName} obstacle={obstacle} />
          ))}
          {moreCount > 0 && <li className="tnum">{t('moreCannot', { count: moreCount })}</li>}
          {obstacles.length > 0 && otherRoleCount > 0 && (
            <li className="tnum">{t('lackRole', { count: otherRoleCount })}</li>
          )}
        </ul>
      </span>
      <Button
        size="sm"
        aria-label={t('coverFor', { shift: shiftName })}
        aria-haspopup="dialog"
        className="shrink-0 phone:ml-18"
        onClick={() => onCover(shift.id)}
      >
        {cover('title')}
      </Button>
    </li>
  );
}

function ObstacleWords({ obstacle }: { obstacle: Obstacle }) {
  const t = useTranslations('fill');
  const sentence = useRuleSentences();
  const { employeeName, breaks, isNeededElsewhere, isRejected } = obstacle;
  const [first] = breaks;
  const otherwise = t(isRejected ? 'turnedDown' : 'neededElsewhere');
  const why = first && !isNeededElsewhere ? sentence(first) : otherwise;
  return (
    <li className="wrap-anywhere" dir="auto">
      {t('obstacle', { name: employeeName, why })}
    </li>
  );
}
