'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useProblems } from '@/stores/schedule/problems/use-problems';
import { closeDialog } from '@/stores/ui/dialogs';
import { useShownDates } from '@/stores/ui/shown-days';
import { IgnoredList } from './ignored-list';
import { ProblemList } from './problem-list';
import { useIgnoredOn } from './use-ignored-on';

interface ProblemsDialogProps {
  onShow: (shift: Shift) => void;
}

/** What is wrong with the shown days, and what of it is ignored. */
export function ProblemsDialog(props: ProblemsDialogProps) {
  return (
    <LaterWords>
      <Problems {...props} />
    </LaterWords>
  );
}

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
