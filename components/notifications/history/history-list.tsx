'use client';

import { History } from 'lucide-react';
import { useState } from 'react';
import { useDayMade } from '@/components/parts/use-when-made';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { foundLines, type HistoryFilter, peopleInLines } from '@/lib/shifts/history/history-filter';
import type { HistoryLine } from '@/lib/shifts/history/history-lines';
import type { LocalDate } from '@/lib/time/local-date';
import { stepWords } from '@/stores/schedule/taken-steps/step-words';
import { redoTo, undoTo } from '@/stores/schedule/undo-to';
import { useAsOf, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { HistoryFilters } from './history-filters';
import { HistoryRow } from './history-row';
import { useHistoryLines } from './use-history-lines';
import { useLookBackTo } from './use-look-back-to';
import { useNewsWords } from './use-news-words';

/** Fewer lines than these are seen at once. */
const LEAST_FILTERED = 6;

/** The latest steps of the schedule in words, by day, newest first, each with an undo down to it; of a person or a kind. */
export function HistoryList() {
  const store = useScheduleStore();
  const words = useNewsWords();
  const history = useHistoryLines();
  const lookBackTo = useLookBackTo(words);
  const isLookingBack = useAsOf() !== undefined;
  const formats = useFormats();
  const dayMade = useDayMade(useUi((state) => state.timezone));
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useState<HistoryFilter>({});
  if (!words || !history) return null;
  const { t } = words;
  const { lines, known } = history;
  if (lines.length === 0) {
    return <EmptyState icon={<History />} title={t('history.empty')} description={t('history.emptyHint')} />;
  }
  const found = foundLines(lines, filter);
  return (
    <>
      {lines.length >= LEAST_FILTERED && (
        <HistoryFilters
          words={words}
          people={peopleInLines(lines, formats.compareNames)}
          filter={filter}
          onChange={setFilter}
        />
      )}
      {found.length === 0 && <p className="px-2 py-6 text-center text-ink-2">{t('history.noneFound')}</p>}
      {byDay(found, ({ change }) => dayMade(change.at).day).map(([day, ofDay]) => (
        <section key={day} aria-label={formats.weekdayAndShortDay(day)}>
          <h3 className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-2">
            {formats.weekdayAndShortDay(day)}
          </h3>
          <ul>
            {ofDay.map((line) => {
              const { change, state, steps: count } = line;
              const act = () => {
                const kind = state === 'undone' ? 'redone' : 'undone';
                if (kind === 'redone') redoTo(store, change.id);
                else undoTo(store, change.id);
                const several = kind === 'redone' ? 'history.stepsRedone' : 'history.stepsUndone';
                setSaid(count > 1 ? t(several, { count }) : stepWords({ kind, step: change }, words));
              };
              return (
                <HistoryRow
                  key={change.id}
                  line={line}
                  words={words}
                  when={dayMade(change.at).time}
                  onAct={isLookingBack ? undefined : act}
                  onLookBack={known.has(change.id) ? () => lookBackTo(change) : undefined}
                />
              );
            })}
          </ul>
        </section>
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** The lines in their order, under the day on which each was made. */
function byDay(
  lines: readonly HistoryLine[],
  dayOf: (line: HistoryLine) => LocalDate,
): readonly (readonly [day: LocalDate, lines: readonly HistoryLine[]])[] {
  const days = new Map<LocalDate, HistoryLine[]>();
  for (const line of lines) {
    const day = dayOf(line);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(line);
    else days.set(day, [line]);
  }
  return [...days];
}
