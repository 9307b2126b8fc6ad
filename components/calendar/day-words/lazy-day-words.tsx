'use client';

import { StickyNote } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IfLive } from '@/components/calendar/week-template/if-live';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useFormats } from '@/components/ui/use-formats';
import { hasLines } from '@/lib/days/day-lines';
import { holidaysOn } from '@/lib/holidays/holidays';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import type { LocalDate } from '@/lib/time/local-date';
import { openingOn } from '@/lib/time/opening-hours';
import { useEditedWeek, useSchedule } from '@/stores/schedule/use-schedule';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';

// The notes load only if a day has some; otherwise the page shows none.
const load = () => import('./day-words');
const options = { onError: logLoadFailure };
const Lines = lazyPart(() => load().then((module) => module.DayLines), options);
const InWords = lazyPart(() => load().then((module) => module.DayLinesInWords), options);

/** False for the days of a week template. */
function useHasDayLines(date: LocalDate): boolean {
  const isNoted = useSchedule(({ schedule }) => hasLines(schedule.days.get(date)));
  const isClosed = useOpeningHours((openingHours) => openingOn(openingHours, date)?.kind === 'closed');
  const isHoliday = useSetting(holidaysSetting, (holidays) => holidaysOn(holidays, date, 'en').length > 0);
  const isTemplate = useEditedWeek() !== undefined;
  return (isNoted || isClosed || isHoliday) && !isTemplate;
}

interface DayWordsProps {
  date: LocalDate;
  /**
   * `column`: part of the week grid's single tab stop. `cell`: limited to the width of a cell. `row`: a row of the
   * page.
   */
  place: 'column' | 'cell' | 'row';
}

/** Day notes, which open the day for editing; renders nothing without any. */
export function DayWords(props: DayWordsProps) {
  return useHasDayLines(props.date) && <Lines {...props} />;
}

/** Day notes for use inside another control. */
export function DayWordsInside({ date, isSpoken = false }: { date: LocalDate; isSpoken?: boolean }) {
  return useHasDayLines(date) && <InWords date={date} isSpoken={isSpoken} />;
}

/** The button that adds a day note; renders nothing if the day has notes. */
export function AddDayNoteIfNone({ date, isInGrid }: { date: LocalDate; isInGrid: boolean }) {
  const hasLinesOnDay = useHasDayLines(date);
  return (
    !hasLinesOnDay && (
      <IfLive>
        <DayNoteButton date={date} isInGrid={isInGrid} />
      </IfLive>
    )
  );
}

interface DayNoteButtonProps {
  date: LocalDate;
  /** In the grid, which is one tab stop, arrow keys reach the button. */
  isInGrid?: boolean;
}

const ICON = <StickyNote aria-hidden="true" size={14} />;

function DayNoteButton({ date, isInGrid = false }: DayNoteButtonProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const label = t('noteOn', { day: formats.longDay(date) });
  return (
    <button
      type="button"
      data-note=""
      className="relative inline-flex min-h-8 min-w-8 items-center justify-center rounded-control text-ink-3 focus-ring hit-44 hover:bg-hover hover:text-ink print:hidden"
      tabIndex={isInGrid ? -1 : undefined}
      data-week-item={isInGrid ? '' : undefined}
      aria-label={label}
      title={label}
      onClick={() => openDialog({ name: 'day', date })}
    >
      {ICON}
    </button>
  );
}
