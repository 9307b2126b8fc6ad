'use client';

import { holidaysSetting } from '@/lib/settings/holidays-setting';
import './day-words.css';
import { CalendarHeart, Clock, DoorClosed, DoorOpen, Flag, Megaphone, StickyNote } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { useFormats } from '@/components/ui/use-formats';
import { type DayLine, dayLines } from '@/lib/days/day-lines';
import { holidaysOn } from '@/lib/holidays/holidays';
import type { LocalDate } from '@/lib/time/local-date';
import { openingOn } from '@/lib/time/opening-hours';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';

const SIZE = { size: 12, 'aria-hidden': true } as const;

const ICONS: Readonly<Record<DayLine['kind'], ReactNode>> = {
  closed: <DoorClosed {...SIZE} />,
  hours: <Clock {...SIZE} />,
  open: <DoorOpen {...SIZE} />,
  holiday: <Flag {...SIZE} />,
  event: <CalendarHeart {...SIZE} />,
  team: <Megaphone {...SIZE} />,
  note: <StickyNote {...SIZE} />,
};

interface DayLinesProps {
  date: LocalDate;
  place: 'column' | 'cell' | 'row';
}

/** The date's notes, events and closures, one per line; opens the day for editing. */
export const DayLines = withLaterWords(LinesButton);

function LinesButton({ date, place }: DayLinesProps) {
  const t = useTranslations('days');
  const formats = useFormats();
  const lines = useLines(date);
  if (lines.length === 0) return null;
  const isInGrid = place === 'column';
  return (
    <button
      type="button"
      className="day-lines"
      data-place={place}
      tabIndex={isInGrid ? -1 : undefined}
      data-week-item={isInGrid ? '' : undefined}
      onClick={() => openDialog({ name: 'day', date })}
    >
      <ShownLines lines={lines} />
      <span className="sr-only">{t('edit', { day: formats.longDay(date) })}</span>
    </button>
  );
}

interface DayLinesInWordsProps {
  date: LocalDate;
  /** True renders text for screen readers instead of visible text. */
  isSpoken: boolean;
}

/** Not a button, for use inside another control, such as a month cell. */
export const DayLinesInWords = withLaterWords(WordsInside);

function WordsInside({ date, isSpoken }: DayLinesInWordsProps) {
  const lines = useLines(date);
  const wordsOf = useLineWords();
  if (lines.length === 0) return null;
  if (isSpoken) return `, ${lines.map((line) => wordsOf(line).full).join(', ')}`;
  return (
    <span className="day-lines" data-place="inside">
      <ShownLines lines={lines} />
    </span>
  );
}

function ShownLines({ lines }: { lines: readonly DayLine[] }) {
  const wordsOf = useLineWords();
  const keys = new Map<string, number>();
  return lines.map((line) => {
    const { full, short } = wordsOf(line);
    const count = (keys.get(full) ?? 0) + 1;
    keys.set(full, count);
    return (
      <Fragment key={`${full} ${count}`}>
        <span className="day-line" data-kind={line.kind} title={full}>
          {ICONS[line.kind]}
          <span aria-hidden="true" className="day-line-text" dir="auto">
            {short}
          </span>
        </span>
        <span className="sr-only">{full}. </span>
      </Fragment>
    );
  });
}

function useLines(date: LocalDate): readonly DayLine[] {
  const record = useSchedule(({ schedule }) => schedule.days.get(date));
  const openingHours = useOpeningHours();
  const holidays = useSetting(holidaysSetting);
  const language = useLocale();
  return useMemo(
    () =>
      dayLines({
        record,
        opening: openingOn(openingHours, date),
        holidays: holidaysOn(holidays, date, language),
      }),
    [record, openingHours, holidays, language, date],
  );
}

interface LineWords {
  /** Includes the kind. */
  readonly full: string;
  /** Without the kind, which the icon shows. */
  readonly short: string;
}

function useLineWords(): (line: DayLine) => LineWords {
  const t = useTranslations('days');
  const formats = useFormats();
  const only = (text: string) => ({ full: text, short: text });
  return (line) => {
    switch (line.kind) {
      case 'closed':
        return only(t('closed'));
      case 'open':
        return only(t('allOpen'));
      case 'hours': {
        const short = formats.shortTimeRange(line.from, line.to);
        return { full: t('hours', { hours: formats.timeRange(line.from, line.to) }), short };
      }
      case 'holiday':
        return { full: t('holiday', { name: line.name }), short: line.name };
      case 'event': {
        const { title, from, to } = line.event;
        const time = from && (to ? formats.timeRange(from, to) : formats.time(from));
        return only(time ? t('happens', { title, time }) : title);
      }
      case 'team':
        return { full: t('forTeam', { note: line.text }), short: line.text };
      case 'note':
        return { full: t('forYou', { note: line.text }), short: line.text };
    }
  };
}
