'use client';

import { useTranslations } from 'use-intl';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import type { SettledWeekCopy } from '@/lib/shifts/plan/settle-week-copy';
import { keepBreakChoice, useBreakChoices } from '@/stores/plans/plan-choices';
import { CopyNotes } from './copy-notes';
import { WeekPreview } from './week-preview';

/** What the weeks of a plan receive, whatever it leaves out, and what becomes of shifts that would break a rule. */
export function PlanPreview({ plan }: { plan: SettledWeekCopy }) {
  const t = useTranslations('copyWeek');
  const breaks = useBreakChoices('copyWeek');
  const { broken, weeks } = plan;
  return (
    <section aria-label={t('preview')}>
      <h3 className="pb-1.5 text-xs font-medium text-ink-2 phone:text-[13px]">{t('preview')}</h3>
      {weeks.length > 0 && (
        <ul className="max-h-[26rem] overflow-y-auto rounded-box border border-line-2 phone:max-h-none contrast:border-2">
          {weeks.map((week) => (
            <WeekPreview key={week.firstDay} week={week} plan={plan} />
          ))}
        </ul>
      )}
      <CopyNotes plan={plan} />
      <div className="pt-3">
        <PlanProblems
          title={broken.length > 0 ? t('allBreaking', { count: broken.length }) : undefined}
          settled={plan}
          choices={breaks}
          onChoose={(rule, choice) => keepBreakChoice('copyWeek', rule, choice)}
        />
      </div>
    </section>
  );
}
