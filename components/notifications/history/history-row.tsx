'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { HistoryLine } from '@/lib/shifts/history/history-lines';
import type { NewsWords } from '@/stores/notifications/news-words';
import { makerOf } from '@/stores/schedule/change-origins';
import { changeWords } from '@/stores/schedule/change-words';

interface HistoryRowProps {
  line: HistoryLine;
  words: NewsWords;
  when: string;
  /** Undoes or redoes down to this line. */
  onAct: () => void;
}

/** One step of the history: what it did, who made it and when, and how to go back to before it. */
export function HistoryRow({ line: { change, state, steps }, words, when, onAct }: HistoryRowProps) {
  const { t } = words;
  const { message, detail } = changeWords(change, words);
  const isUndone = state === 'undone';
  const about = [
    detail,
    change.origin === 'import' ? t('history.thisDevice') : t(`history.${makerOf(change.id)}`),
    when,
    state !== 'done' && t(`history.${state}`),
  ].filter(Boolean);
  const step = [message, detail].filter(Boolean).join(', ');
  const key = isUndone ? (steps > 1 ? 'redoTo' : 'redo') : steps > 1 ? 'undoTo' : 'undo';
  return (
    <li className="flex items-start gap-2 rounded-control border-b border-line py-2 pr-1 pl-2 last:border-b-0">
      <span className="min-w-0 grow break-words">
        <span className={classNames('block', isUndone && 'text-ink-2 line-through')}>{message}</span>
        <span className="tnum block text-xs text-ink-2">{about.join(' · ')}</span>
      </span>
      {steps > 0 && (
        <IconButton
          label={t(`history.${key}`, { count: steps, step })}
          size="sm"
          className="relative"
          icon={isUndone ? <Redo2 aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
          onClick={onAct}
        />
      )}
    </li>
  );
}
