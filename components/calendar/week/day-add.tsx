'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NoteUnlessSaid } from '@/components/calendar/day-words/lazy-day-words';
import { useIsFiltering } from '@/components/calendar/filter/use-filter';
import { useFormats } from '@/components/ui/use-formats';
import type { LocalDate } from '@/lib/time/local-date';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

interface DayAddProps {
  date: LocalDate;
  isEmpty: boolean;
  /** In the grid, which is one tab stop, arrow keys reach it. */
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
      {isInGrid && <NoteUnlessSaid date={date} isInGrid />}
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
