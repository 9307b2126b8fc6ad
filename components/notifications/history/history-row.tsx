'use client';

import { CalendarSearch, Redo2, Undo2 } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { HistoryLine } from '@/lib/shifts/history/history-lines';
import { shiftIdOf } from '@/lib/shifts/history/step-facts';
import type { NewsWords } from '@/stores/notifications/news-words';
import { stepSentence } from '@/stores/schedule/taken-steps/step-sentence';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMaker } from './use-maker';

interface HistoryRowProps {
  line: HistoryLine;
  words: NewsWords;
  when: string;
  /** Undoes or redoes down to this line; absent where nothing can be edited. */
  onAct: (() => void) | undefined;
  /** Shows the schedule as it was before this line; absent where that is not known. */
  onLookBack: (() => void) | undefined;
}

/** One step of the history: what it did, who made it and when, and how to look and how to go back to before it. */
export function HistoryRow({
  line: { change, state, steps },
  words,
  when,
  onAct,
  onLookBack,
}: HistoryRowProps) {
  const { t } = words;
  const sentence = stepSentence(change, words);
  const isUndone = state === 'undone';
  const shiftId = shiftIdOf(change);
  const isThere = useSchedule(
    ({ schedule }) => shiftId !== undefined && findShift(schedule.shifts, shiftId) !== undefined,
  );
  const about = [useMaker(change, words), when, state !== 'done' && t(`history.${state}`)].filter(Boolean);
  const key = isUndone ? (steps > 1 ? 'redoTo' : 'redo') : steps > 1 ? 'undoTo' : 'undo';
  return (
    <li
      data-shift-id={isThere ? shiftId : undefined}
      className="flex items-start gap-2 rounded-control border-b border-line py-2 pr-1 pl-2 last:border-b-0"
    >
      <span className="min-w-0 grow break-words">
        <span className={classNames('block', isUndone && 'text-ink-2 line-through')}>{sentence}</span>
        <span className="tnum block text-xs text-ink-2">{about.join(' · ')}</span>
      </span>
      {onLookBack && (
        <IconButton
          label={t('lookBack.show', { step: sentence })}
          size="sm"
          className="relative"
          icon={<CalendarSearch aria-hidden="true" />}
          onClick={onLookBack}
        />
      )}
      {steps > 0 && onAct && (
        <IconButton
          label={t(`history.${key}`, { count: steps, step: sentence })}
          size="sm"
          className="relative"
          icon={isUndone ? <Redo2 aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
          onClick={onAct}
        />
      )}
    </li>
  );
}
