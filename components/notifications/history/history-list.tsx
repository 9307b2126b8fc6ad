'use client';

import { CalendarSearch, History, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useDayText } from '@/components/parts/use-time-text';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useOnCalendar } from '@/components/ui/page/use-on-calendar';
import { useFormats } from '@/components/ui/use-formats';
import { HISTORY_STEPS } from '@/lib/shifts/change/history';
import { IMPORT_OF_TEXTS, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import {
  foundLines,
  HISTORY_KINDS,
  type HistoryFilter,
  type HistoryKind,
  peopleInLines,
} from '@/lib/shifts/history/history-filter';
import { type HistoryLine, historyLines } from '@/lib/shifts/history/history-lines';
import { shiftIdOf } from '@/lib/shifts/history/step-facts';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { requestAsOf } from '@/stores/as-of/as-of-request';
import { loadNewsWords, type NewsWords } from '@/stores/notifications/news-words';
import { useLanguage } from '@/stores/preferences/use-language';
import { changeOriginOf } from '@/stores/schedule/change-origins';
import { redoTo, undoTo } from '@/stores/schedule/undo-to';
import { stepSentence } from '@/stores/schedule/undone-steps/step-sentence';
import { stepWords } from '@/stores/schedule/undone-steps/step-words';
import { useAsOf, useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSync } from '@/stores/sync/use-sync';
import { useUi } from '@/stores/ui/use-ui';

/** Fewer lines than this need no filter. */
const MIN_FILTERED = 6;

/** The latest steps of the schedule, by day, newest first, each with an undo back to it; filtered by person or kind. */
export function HistoryList() {
  const store = useScheduleStore();
  const words = useNewsWords();
  const history = useHistoryLines();
  const viewAsOfStep = useViewAsOf(words);
  const isLookingBack = useAsOf() !== undefined;
  const formats = useFormats();
  const dayMade = useDayText(useUi((state) => state.timezone));
  const [announcement, setAnnouncement] = useState('');
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
      {lines.length >= MIN_FILTERED && (
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
                setAnnouncement(count > 1 ? t(several, { count }) : stepWords({ kind, step: change }, words));
              };
              return (
                <HistoryRow
                  key={change.id}
                  line={line}
                  words={words}
                  when={dayMade(change.at).time}
                  onAct={isLookingBack ? undefined : act}
                  onViewAsOf={known.has(change.id) ? () => viewAsOfStep(change) : undefined}
                />
              );
            })}
          </ul>
        </section>
      ))}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** Groups by the day on which each step was made. */
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

/** Loads the history's texts in the current language; undefined until loaded. */
function useNewsWords(): NewsWords | undefined {
  const messages = useLanguage((state) => state.messages);
  const report = useContext(LoadFailureContext);
  const [loaded, setLoaded] = useState<{ messages: typeof messages; words: NewsWords | undefined }>();
  useEffect(() => {
    let isHere = true;
    loadNewsWords().then((words) => {
      if (isHere) setLoaded({ messages, words });
    }, report);
    return () => {
      isHere = false;
    };
  }, [messages, report]);
  return loaded?.messages === messages ? loaded.words : undefined;
}

/**
 * The returned function closes the list and shows the schedule before the change, or notifies if that
 * schedule is not stored.
 */
function useViewAsOf(words: NewsWords | undefined): (change: ScheduleChange) => void {
  const onCalendar = useOnCalendar();
  const report = useContext(LoadFailureContext);
  const formats = useFormats();
  const dayMade = useDayText(useUi((state) => state.timezone));
  return (change) => {
    if (!words) return;
    const { t } = words;
    const { day, time } = dayMade(change.at);
    const step = stepSentence(change, words);
    notificationsStore.setListOpen(false);
    onCalendar(() => {
      const request = requestAsOf();
      import('@/stores/as-of/view-as-of')
        .then(({ viewAsOf }) =>
          viewAsOf(change, request, {
            moment: `${formats.shortWeekdayAndDate(day)}, ${time}`,
            step,
            refused: { message: t('asOf.refused'), detail: t('asOf.refusedDetail') },
            unknown: t('asOf.unknown'),
          }),
        )
        .catch(report);
    });
  };
}

interface HistoryRowProps {
  line: HistoryLine;
  words: NewsWords;
  when: string;
  /** Undoes or redoes to this line; absent if the schedule is read-only. */
  onAct: (() => void) | undefined;
  /** Shows the schedule as of before this line; absent if that schedule is not stored. */
  onViewAsOf: (() => void) | undefined;
}

function HistoryRow({ line: { change, state, steps }, words, when, onAct, onViewAsOf }: HistoryRowProps) {
  const { t } = words;
  const sentence = stepSentence(change, words);
  const isUndone = state === 'undone';
  const shiftId = shiftIdOf(change);
  const isThere = useSchedule(
    ({ schedule }) => shiftId !== undefined && findShift(schedule.shifts, shiftId) !== undefined,
  );
  const about = [useAuthorOfChange(change, words), when, state !== 'done' && t(`history.${state}`)].filter(
    Boolean,
  );
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
      {onViewAsOf && (
        <IconButton
          label={t('asOf.show', { step: sentence })}
          size="sm"
          className="relative"
          icon={<CalendarSearch aria-hidden="true" />}
          onClick={onViewAsOf}
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

/** Who made a change: a tab or this device, or another synced device, by its name. */
function useAuthorOfChange({ id, origin, by }: ScheduleChange, { t }: NewsWords): string {
  const device = useSync(({ status }) => (by === undefined ? undefined : status?.roster[by]?.name));
  const ownDevice = useSync(({ status }) => status?.device);
  if (origin === 'import') return t('history.thisDevice');
  if (origin !== 'shared') return t(`history.${changeOriginOf(id)}`);
  return by !== undefined && by === ownDevice
    ? t('history.thisDevice')
    : (device ?? t('history.otherDevice'));
}

interface HistoryLines {
  readonly lines: readonly HistoryLine[];
  /** Ids of the steps whose preceding schedule is stored. */
  readonly known: ReadonlySet<string>;
}

interface Logged {
  readonly latest: readonly ScheduleChange[];
  readonly unbroken: readonly ScheduleChange[];
}

const NO_LOG: Logged = { latest: [], unbroken: [] };

/** The log also has an entry for each undo. */
const READ_CHANGES = 2 * HISTORY_STEPS;

/**
 * Whether the schedule before the change is known. False for the mark where the log restarted, and for data
 * that storage imported.
 */
function isAfterSomething({ id, entries }: ScheduleChange): boolean {
  return entries.length > 0 && !id.startsWith(IMPORT_OF_TEXTS);
}

/** Re-renders with every change of the log; undefined until the log is read. */
function useHistoryLines(): HistoryLines | undefined {
  // A past schedule has no history.
  const shown = useScheduleStore();
  const store = shown.asOf ? liveSchedule : shown;
  const history = useStore(store, (state) => state.history);
  const [logged, setLogged] = useState<Logged>();

  useEffect(() => {
    let isHere = true;
    const read = () => {
      scheduleStorage
        .withDatabase(async (database) => ({
          latest: await database.readLatest(READ_CHANGES),
          unbroken: await database.readUnbroken(),
        }))
        .catch((error: unknown) => console.error('Failed to read the change log.', error))
        .then((read) => {
          // Without a database there is no log, only the steps of this visit.
          if (isHere) setLogged(read ?? NO_LOG);
        });
    };
    read();
    const stop = store.listen(read);
    return () => {
      isHere = false;
      stop();
    };
  }, [store]);

  return useMemo(
    () =>
      logged && {
        lines: historyLines(logged.latest, history),
        known: new Set(logged.unbroken.filter(isAfterSomething).map(({ id }) => id)),
      },
    [logged, history],
  );
}

interface HistoryFiltersProps {
  words: NewsWords;
  people: readonly (readonly [key: string, name: string])[];
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

function HistoryFilters({ words: { t }, people, filter, onChange }: HistoryFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-2 border-b border-line px-2 pt-1 pb-3">
      <Choice
        label={t('history.person')}
        value={filter.person ?? ''}
        onChange={(person) => onChange({ ...filter, person: person || undefined })}
      >
        <option value="">{t('history.everybody')}</option>
        {people.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('history.kind')}
        value={filter.kind ?? ''}
        onChange={(value) => onChange({ ...filter, kind: kindNamed(value) })}
      >
        <option value="">{t('history.everything')}</option>
        {HISTORY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`history.kinds.${kind}`)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

function kindNamed(value: string): HistoryKind | undefined {
  return HISTORY_KINDS.find((kind) => kind === value);
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-2">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="focus-ring min-h-8 min-w-0 rounded-control border border-field-line bg-surface px-2 text-sm phone:min-h-11 coarse:min-h-11"
      >
        {children}
      </select>
    </div>
  );
}
