'use client';

import { useTranslations } from 'use-intl';
import { DESKTOP } from '@/components/ui/layout-queries';
import { useFormats } from '@/components/ui/use-formats';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { CalendarToolbar } from './calendar-toolbar';
import { useShiftCounts, useWeekDays } from './use-week';
import { WeekGrid } from './week-grid';
import { WeekList } from './week-list';

/** The week: columns from 1024 px up, a list below. */
export function WeekView() {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const isDesktop = useMediaQuery(DESKTOP);
  const days = useWeekDays();
  const { total } = useShiftCounts(days);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <p role="status" className="sr-only">
        {first && last && t('weekShown', { range: formats.dayRange(first, last), count: total })}
      </p>
      {isDesktop && <CalendarToolbar shiftCount={total} />}
      {isDesktop ? <WeekGrid days={days} /> : <WeekList days={days} />}
    </>
  );
}
