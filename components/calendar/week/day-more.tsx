'use client';

import { useTranslations } from 'use-intl';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { tabId } from '@/components/ui/tabs';
import type { LocalDate } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

/** Maximum cards per day in the week. Real restaurants have fewer; the day view shows all. */
export const MAX_CARDS = { grid: 100, list: 60 } as const;

interface DayMoreProps {
  date: LocalDate;
  /** How many shifts of the day are not shown here; renders nothing for 0. */
  count: number;
  /** In the grid, which is one tab stop, arrow keys reach it. */
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
