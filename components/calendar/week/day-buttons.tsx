'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AddDayNoteIfNone } from '@/components/calendar/day-words/lazy-day-words';
import { useIsFiltering } from '@/components/calendar/filter/use-filter';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { tabId } from '@/components/ui/tabs';
import { useFormats } from '@/components/ui/use-formats';
import type { LocalDate } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

interface DayAddProps {
  date: LocalDate;
  isEmpty: boolean;
  /** In the grid, which is one tab stop, arrow keys reach the button. */
  isInGrid?: boolean | undefined;
}

const PLUS = <Plus aria-hidden="true" size={14} />;

/** Adds a shift to a day: beside 'No shifts' on an empty day, subdued below the cards otherwise. */
export function DayAdd({ date, isEmpty, isInGrid = false }: DayAddProps) {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const filter = useTranslations('filter');
  const formats = useFormats();
  const isFiltering = useIsFiltering();
  const addShift = () => {
    store.selectDate(date);
    openDialog({ name: 'addShift' });
  };
  return (
    <div className="day-add flex-wrap" data-quiet={isEmpty ? undefined : ''}>
      {isEmpty && (
        <span className="grow py-1 pr-2">{isFiltering ? filter('noMatching') : t('noShifts')}</span>
      )}
      {isInGrid && <AddDayNoteIfNone date={date} isInGrid />}
      <button
        type="button"
        className={isInGrid ? undefined : 'ml-auto'}
        tabIndex={isInGrid ? -1 : undefined}
        data-week-item=""
        aria-label={isEmpty ? undefined : t('addOn', { day: formats.longDay(date) })}
        onClick={addShift}
      >
        {PLUS}
        {t('add')}
      </button>
    </div>
  );
}

/** Maximum cards per day in the week. Real restaurants have fewer; the day view shows all. */
export const MAX_CARDS = { grid: 100, list: 60 } as const;

interface DayMoreProps {
  date: LocalDate;
  /** The number of the day's shifts that the week does not show; renders nothing for 0. */
  count: number;
  /** In the grid, which is one tab stop, arrow keys reach the button. */
  isInGrid?: boolean | undefined;
}

/** Opens the day view for a day with more cards than the week shows. */
export function DayMore({ date, count, isInGrid = false }: DayMoreProps) {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  if (count <= 0) return null;
  const openDay = () => {
    store.selectDate(date);
    uiStore.setCurrentView('daily');
    // This button disappears with the week; the Day tab stays.
    document.getElementById(tabId(VIEW_PANEL_ID, 'daily'))?.focus();
  };
  return (
    <button
      type="button"
      tabIndex={isInGrid ? -1 : undefined}
      data-week-item=""
      className="day-more"
      onClick={openDay}
    >
      {t('moreShifts', { count })}
    </button>
  );
}
