'use client';

import { TriangleAlert } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ignoredOf, type Problem } from '@/lib/rules/problems/problem';
import { createProblemKeeper } from '@/lib/rules/problems/problem-keeper';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { publishAnyway } from '@/stores/publish/publish';
import { currentProblemContext } from '@/stores/schedule/problems/check-shown-week';
import { useIgnoredList } from '@/stores/schedule/problems/ignore';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { closeDialog } from '@/stores/ui/dialogs';
import { ProblemList } from './problem-list';

interface PublishProblemsDialogProps {
  dates: readonly LocalDate[];
  spans: readonly DaySpan[];
  onShow: (shift: Shift) => void;
}

export const PublishProblemsDialog = withLaterWords(Question);

function Question({ dates, spans, onShow }: PublishProblemsDialogProps) {
  const t = useTranslations('problems');
  const publish = useTranslations('publish');
  const calendar = useTranslations('calendar');
  const common = useTranslations('common');
  const confirm = useRef<HTMLButtonElement>(null);
  const problems = useProblemsIn(dates);
  const isFine = problems.length === 0;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={closeDialog}
      title={isFine ? calendar('noProblems') : t('askTitle', { count: problems.length })}
      titleIcon={
        <span
          aria-hidden="true"
          data-status={isFine ? 'Confirmed' : 'Pending'}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-status-surface text-status-text contrast:border-2 [&>svg]:size-5"
        >
          <TriangleAlert />
        </span>
      }
      size="sm"
      initialFocusRef={confirm}
      footer={
        <>
          <Button size="dialog" onClick={closeDialog}>
            {common('back')}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            size="dialog"
            onClick={() => {
              closeDialog();
              publishAnyway(spans);
            }}
          >
            {isFine ? publish('publish') : t('publishAnyway')}
          </Button>
        </>
      }
    >
      {isFine ? (
        <p className="text-ink-2">{t('empty')}</p>
      ) : (
        <ProblemList problems={problems} onShow={onShow} />
      )}
    </Dialog>
  );
}

/**
 * The problems of any days, shown or not, without the ignored problems; follows the schedule and the rules.
 */
export function useProblemsIn(dates: readonly LocalDate[]): readonly Problem[] {
  const store = useScheduleStore();
  const keep = useMemo(() => createProblemKeeper(dates), [dates]);
  // Re-render when a setting changes.
  useRuleSettings();
  const found = useSchedule(() => keep(currentProblemContext(store)));
  const ignored = useIgnoredList();
  return useMemo(() => found.filter((problem) => !ignoredOf(problem, ignored)), [found, ignored]);
}
