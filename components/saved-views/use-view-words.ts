'use client';

import { useTranslations } from 'use-intl';
import { useFilterWords } from '@/components/parts/use-filter-words';
import type { SavedView } from '@/lib/shifts/views/saved-view';
import { filterParts } from '@/lib/shifts/views/shift-filter';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** The view's mode and filters, in one line. */
export function useViewWords(): (view: Pick<SavedView, 'view' | 'filter'>) => string {
  const t = useTranslations('savedViews');
  const calendar = useTranslations('calendar');
  const word = useFilterWords(useSchedule((state) => state.schedule.employees));
  return ({ view, filter }) => {
    const words = filterParts(filter).map(word);
    return `${calendar(view)} · ${words.length > 0 ? words.join(', ') : t('everything')}`;
  };
}
