'use client';

import './chip.css';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { uiStore } from '@/stores/app/ui-store';
import { useIgnoredProblems, useProblems } from '@/stores/schedule/problems/use-problems';
import { ProblemWords } from './problem-words';
import { useShownDates } from './use-shown-dates';

/** The number of problems of the shown days, which opens their list. Renders nothing where there is none to list. */
export function ProblemChip() {
  return (
    <ProblemWords>
      <Chip />
    </ProblemWords>
  );
}

function Chip() {
  const t = useTranslations('problems');
  const count = useProblems(useShownDates()).length;
  const hasIgnored = useIgnoredProblems().length > 0;
  if (count === 0 && !hasIgnored) return null;
  const Icon = count > 0 ? TriangleAlert : CircleCheck;
  const words = count > 0 ? t('count', { count }) : t('none');
  return (
    <button
      type="button"
      data-status={count > 0 ? 'Pending' : 'Confirmed'}
      aria-haspopup="dialog"
      aria-label={words}
      className="problem-chip focus-ring hit-44 motion tnum"
      onClick={() => uiStore.openDialog({ name: 'problems' })}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="max-[1279px]:hidden">{words}</span>
      {count > 0 && <span className="min-[1280px]:hidden">{count}</span>}
    </button>
  );
}
