'use client';

import { History } from 'lucide-react';
import { useState } from 'react';
import { useWhenMade } from '@/components/notifications/use-when-made';
import { EmptyState } from '@/components/ui/empty-state';
import { stepWords } from '@/stores/schedule/taken-steps/step-words';
import { redoTo, undoTo } from '@/stores/schedule/undo-to';
import { HistoryRow } from './history-row';
import { useHistoryLines } from './use-history-lines';
import { useNewsWords } from './use-news-words';

/** The latest steps of the schedule in words, newest first, each with an undo down to it. */
export function HistoryList() {
  const words = useNewsWords();
  const lines = useHistoryLines();
  const whenMade = useWhenMade();
  const [said, setSaid] = useState('');
  if (!words || !lines) return null;
  const { t } = words;
  if (lines.length === 0) {
    return <EmptyState icon={<History />} title={t('history.empty')} description={t('history.emptyHint')} />;
  }
  return (
    <>
      <ul>
        {lines.map((line) => {
          const { change, state, steps: count } = line;
          const act = () => {
            const kind = state === 'undone' ? 'redone' : 'undone';
            if (kind === 'redone') redoTo(change.id);
            else undoTo(change.id);
            const several = kind === 'redone' ? 'history.stepsRedone' : 'history.stepsUndone';
            setSaid(count > 1 ? t(several, { count }) : stepWords({ kind, step: change }, words));
          };
          return (
            <HistoryRow key={change.id} line={line} words={words} when={whenMade(change.at)} onAct={act} />
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
