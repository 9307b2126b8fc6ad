'use client';

import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { goToToday, scheduleStore, useSchedule } from '@/stores/app-stores';
import { useWeekDays } from './use-week';

/** The month, the way to other weeks, and the days that are shown. */
export function CalendarHeading() {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const selectedDate = useSchedule((state) => state.selectedDate);
  const days = useWeekDays();
  const [first, last] = [days[0], days.at(-1)];
  const title = formats.monthTitle(selectedDate);
  const month = formats.month(selectedDate);
  return (
    <>
      <h1 className="truncate text-lg font-semibold max-[359px]:text-md">
        <span className="sr-only">{title}</span>
        <span aria-hidden="true">
          {month}
          <span className="font-normal text-ink-2 max-desktop:hidden">{title.slice(month.length)}</span>
        </span>
      </h1>
      <div className="flex items-center">
        <IconButton
          label={t('previousWeek')}
          icon={<ChevronLeft aria-hidden="true" />}
          shortcut="←"
          onClick={() => scheduleStore.moveWeeks(-1)}
        />
        <IconButton
          label={t('nextWeek')}
          icon={<ChevronRight aria-hidden="true" />}
          shortcut="→"
          onClick={() => scheduleStore.moveWeeks(1)}
        />
      </div>
      <Button
        aria-keyshortcuts="t"
        className="max-desktop:ml-auto phone:min-h-9! phone:px-2.5! max-[359px]:hidden"
        onClick={goToToday}
      >
        {t('today')}
      </Button>
      {first && last && (
        <p className="tnum flex items-center gap-1.5 font-medium whitespace-nowrap text-ink-2 max-desktop:hidden">
          <CalendarDays aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {formats.dayRange(first, last)}
        </p>
      )}
    </>
  );
}
