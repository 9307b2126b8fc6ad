'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { showProblemAgain } from '@/stores/schedule/problems/ignore';
import type { IgnoredHere } from '@/stores/schedule/problems/problems';
import { useProblems } from '@/stores/schedule/problems/use-problems';
import { closeDialog } from '@/stores/ui/dialogs';
import { useShownDates } from '@/stores/ui/shown-days';
import { ProblemList } from './problem-list';
import { moveFocusOn, useProblemSentence, useProblemTime } from './problem-row';
import { useIgnoredOn } from './use-ignored-on';

interface ProblemsDialogProps {
  onShow: (shift: Shift) => void;
}

/** The problems of the visible days, including the ignored problems. */
export const ProblemsDialog = withLaterWords(Problems);

function Problems({ onShow }: ProblemsDialogProps) {
  const t = useTranslations('problems');
  const calendar = useTranslations('calendar');
  const common = useTranslations('common');
  const formats = useFormats();
  const dates = useShownDates();
  const problems = useProblems(dates);
  const ignored = useIgnoredOn(dates);
  const [first, last] = [dates[0], dates.at(-1)];
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      titleExtra={
        <>
          <span aria-hidden="true" className="tnum text-ink-2">
            {problems.length}
          </span>
          <span role="status" className="sr-only">
            {problems.length > 0 ? calendar('problems', { count: problems.length }) : calendar('noProblems')}
          </span>
        </>
      }
      subtitle={
        first &&
        last && (
          <p className="tnum text-sm text-ink-2">
            {first === last ? formats.longDay(first) : formats.dayRange(first, last)}
          </p>
        )
      }
      closeLabel={common('close')}
      size="sm"
    >
      {problems.length > 0 ? (
        <ProblemList problems={problems} onShow={onShow} />
      ) : (
        <p className="text-ink-2">{t('empty')}</p>
      )}
      <IgnoredList ignored={ignored} />
    </Dialog>
  );
}

/**
 * Ignored problems with their reasons, and a button to show them again. Renders nothing without ignored
 * problems.
 */
function IgnoredList({ ignored }: { ignored: readonly IgnoredHere[] }) {
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
                  moveFocusOn(currentTarget.closest('[data-problem]'));
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
