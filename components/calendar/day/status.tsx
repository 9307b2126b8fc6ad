'use client';

import { useTranslations } from 'use-intl';
import { useIsFiltering } from '@/components/calendar/filter/use-filter';
import { useFormats } from '@/components/ui/use-formats';
import { dayBefore } from '@/lib/time/local-date';
import { useShownDay } from './use-shown-day';

/** Announces how many shifts begin on the shown day, and how many run into it. */
export function DayStatus() {
  const t = useTranslations('calendar');
  const filter = useTranslations('filter');
  const formats = useFormats();
  const isFiltering = useIsFiltering();
  const { date, shifts, carried, allShifts } = useShownDay();
  const day = formats.longDay(date);
  const weekday = formats.weekday(dayBefore(date));
  const night = carried.length > 0 && t('runOn', { count: carried.length, weekday });
  const count = allShifts.length;
  if (isFiltering) {
    const found = filter('shown', { what: day, shown: shifts.length, count });
    return night ? `${found} ${night}.` : found;
  }
  return night
    ? t('shownWithNight', { what: day, begin: t('shiftsBegin', { count }), night })
    : t('shown', { what: day, count });
}
