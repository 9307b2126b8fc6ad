'use client';

import { useTranslations } from 'use-intl';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { tabId } from '@/components/ui/tabs';
import type { LocalDate } from '@/lib/time/local-date';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

/** A day of the week shows at most this many cards; real restaurants have fewer, and the day itself shows all. */
export const MAX_CARDS = { grid: 100, list: 60 } as const;

interface DayMoreProps {
  date: LocalDate;
  /** How many shifts of the day are not shown here; nothing stands there for none. */
  count: number;
  /** Inside the grid, which is one tab stop, the arrow keys lead here. */
  isInGrid?: boolean | undefined;
}

/** The way to the rest of a day that is too full for the week. */
export function DayMore({ date, count, isInGrid = false }: DayMoreProps) {
  const t = useTranslations('calendar');
  if (count <= 0) return null;
  const openDay = () => {
    scheduleStore.selectDate(date);
    uiStore.setCurrentView('daily');
    // This button goes with the week; the tab of the day stays.
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
