'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { showProblemAgain } from '@/stores/schedule/problems/ignore';
import type { IgnoredHere } from '@/stores/schedule/problems/problems';
import { handFocusOn, useProblemSentence, useProblemTime } from './problem-row';

/** What is ignored, with the reason, and the way back. Renders nothing where nothing is. */
export function IgnoredList({ ignored }: { ignored: readonly IgnoredHere[] }) {
  const t = useTranslations('problems');
  const sentence = useProblemSentence();
  const timeOf = useProblemTime();
  if (ignored.length === 0) return null;
  return (
    <section aria-label={t('ignored')} className="pt-5">
      <h3 className="flex items-baseline gap-2 pb-1 font-semibold">
        {t('ignored')}
        <span className="tnum font-normal text-ink-2">{ignored.length}</span>
      </h3>
      <ul className="-mx-2 flex flex-col">
        {ignored.map(({ problem, ignored: { key, reason } }) => {
          const what = [problem.person, timeOf(problem), sentence(problem)].filter(Boolean).join(', ');
          return (
            <li
              key={key}
              data-problem={key}
              className="flex items-center gap-1 border-b border-line px-2 py-2 last:border-b-0"
            >
              <span className="flex min-w-0 grow flex-col">
                <span className="tnum text-ink-2 wrap-anywhere">{what}</span>
                {reason && (
                  <span dir="auto" className="text-xs wrap-anywhere phone:text-[13px]">
                    {reason}
                  </span>
                )}
              </span>
              <Button
                variant="ghost"
                size="sm"
                className="shrink-0"
                aria-label={t('againFor', { what })}
                onClick={({ currentTarget }) => {
                  handFocusOn(currentTarget.closest('[data-problem]'));
                  showProblemAgain(key);
                }}
              >
                {t('again')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
