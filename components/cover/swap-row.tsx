'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { RulesKept } from '@/components/parts/rules-kept';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { classNames } from '@/components/ui/class-names';
import { useFormats } from '@/components/ui/use-formats';
import { isHardBreak, type RuleBreak } from '@/lib/rules/rule-break';
import type { SwapChoice } from '@/lib/rules/swap';
import type { Shift } from '@/lib/shifts/shift/shift';

interface SwapRowProps {
  /** The shift to give away. */
  shift: Shift;
  choice: SwapChoice;
  groupName: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A shift to take in exchange; when chosen, it shows the rules that each of the two people would break. */
export function SwapRow({ shift, choice, groupName, isChosen, onChoose }: SwapRowProps) {
  const { colorOf } = useRoleBook();
  const formats = useFormats();
  const effectId = useId();
  const { other, given, taken } = choice;
  const problems = [
    ...given.map((found) => ({ name: shift.employeeName, found })),
    ...taken.map((found) => ({ name: other.employeeName, found })),
  ];
  return (
    <li className={classNames('rounded-box', isChosen && 'bg-fill')} data-swap={other.id}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-box px-3 py-2 hover:bg-hover">
        <input
          type="radio"
          name={groupName}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={isChosen ? effectId : undefined}
          className="focus-ring size-4 shrink-0 accent-(--accent) phone:size-5"
        />
        <Avatar name={other.employeeName} roleColor={colorOf(other.role, other.color)} size={28} />
        <span className="flex min-w-0 grow items-center gap-x-3 gap-y-1 phone:flex-col phone:items-start">
          <span className="flex min-w-0 grow flex-col">
            <span className="text-sm font-semibold wrap-anywhere" dir="auto">
              {other.employeeName}
            </span>
            <span className="tnum text-xs text-ink-2 phone:text-[13px]">
              {formats.weekdayDay(other.date)},{' '}
              <span className="whitespace-nowrap">{formats.timeRange(other.startTime, other.endTime)}</span>
            </span>
          </span>
          <SwapSummary problems={problems} />
        </span>
      </label>
      {isChosen && (
        <div id={effectId} className="flex flex-col gap-2 px-3 pb-3 pl-10">
          <SwapSide name={shift.employeeName} gets={other} breaks={given} />
          <SwapSide name={other.employeeName} gets={shift} breaks={taken} />
        </div>
      )}
    </li>
  );
}

/** The first of what the swap would break and for whom, and how much more there is. */
function SwapSummary({ problems }: { problems: readonly { name: string; found: RuleBreak }[] }) {
  const t = useTranslations('cover');
  const more = useTranslations('bulk');
  const sentence = useRuleSentences();
  const [first, ...others] = problems;
  const isHard = problems.some(({ found }) => isHardBreak(found));
  const Icon = first ? TriangleAlert : CircleCheck;
  return (
    <span
      data-status={first ? (isHard ? 'Canceled' : 'Pending') : 'Confirmed'}
      className="flex max-w-56 shrink-0 items-start gap-1.5 text-xs font-medium text-status-text phone:max-w-none phone:text-[13px]"
    >
      <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="wrap-anywhere">
        {first ? t('wouldBreak', { name: first.name, problem: sentence(first.found) }) : t('noWarning')}
        {others.length > 0 && `, ${more('more', { count: others.length })}`}
      </span>
    </span>
  );
}

interface SwapSideProps {
  name: string;
  gets: Shift;
  breaks: readonly RuleBreak[];
}

function SwapSide({ name, gets, breaks }: SwapSideProps) {
  const t = useTranslations('cover');
  const formats = useFormats();
  return (
    <div className="flex flex-col gap-1">
      <p className="tnum text-xs wrap-anywhere phone:text-[13px]">
        {t('takes', {
          name,
          shift: `${formats.weekdayShort(gets.date)} ${formats.timeRange(gets.startTime, gets.endTime)}`,
        })}
      </p>
      {breaks.length === 0 ? <RulesKept>{t('breaksNothing')}</RulesKept> : <RuleWarnings breaks={breaks} />}
    </div>
  );
}
