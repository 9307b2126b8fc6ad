'use client';

import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShownPeriod } from '@/components/calendar/week/use-week';
import { Button } from '@/components/ui/button';
import { DayButton } from '@/components/ui/dates/day-button';
import { IconButton } from '@/components/ui/icon-button';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { readPlatform } from '@/components/ui/page/platform';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { useFormats } from '@/components/ui/use-formats';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';
import { goToToday, turnWeek } from '@/stores/schedule/go-to';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

// Constant elements, so that React skips them when the week changes.
const PREVIOUS = <ChevronLeft aria-hidden="true" />;
const NEXT = <ChevronRight aria-hidden="true" />;
/** Arrow buttons are 44 px for touch. */
const ARROW = 'coarse:size-11 max-[767px]:size-11';

/** The month, buttons for other weeks, and the shown days as a button that opens a date picker. */
export function CalendarHeading() {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const isMonth = useUi((state) => state.currentView === 'monthly');
  const days = useShownPeriod();
  const [first, last] = [days[0], days.at(-1)];
  const range = first && last ? formats.dayRange(first, last) : '';
  const title = formats.monthTitle(selectedDate);
  const month = formats.month(selectedDate);
  return (
    <>
      <h1 className="min-w-0 text-lg font-semibold min-[768px]:truncate max-[767px]:@container max-[767px]:grow">
        {hasColumns ? (
          <>
            <span className="sr-only">{title}</span>
            <span aria-hidden="true">
              {month}
              <span className="font-normal text-ink-2">{title.slice(month.length)}</span>
            </span>
          </>
        ) : (
          <DatePicker className="focus-ring flex min-h-11 w-full min-w-0 items-center gap-1 rounded-control">
            <span className="sr-only">{`${title}, ${range}, ${t('chooseDate')}`}</span>
            <span data-dated="" aria-hidden="true" className="min-w-0 text-left">
              <span className="block truncate text-md leading-5">
                <span className="max-[429px]:hidden">{month}</span>
                <span className="min-[430px]:hidden">{formats.monthShort(selectedDate)}</span>
                <span className="tnum font-normal text-ink-2">{` ${selectedDate.slice(0, 4)}`}</span>
              </span>
              <span className="tnum block truncate text-xs leading-4 font-normal text-ink-2 dyslexic:leading-3.5! dyslexic:whitespace-normal!">
                {range}
              </span>
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-icon @max-[120px]:hidden" />
          </DatePicker>
        )}
      </h1>
      <div className="flex items-center">
        <IconButton
          label={t(isMonth ? 'previousMonth' : 'previousWeek')}
          icon={PREVIOUS}
          className={ARROW}
          shortcut={keyHint('previousWeek', readPlatform())}
          onClick={() => turnWeek(store, -1, !hasColumns)}
        />
        <IconButton
          label={t(isMonth ? 'nextMonth' : 'nextWeek')}
          icon={NEXT}
          className={ARROW}
          shortcut={keyHint('nextWeek', readPlatform())}
          onClick={() => turnWeek(store, 1, !hasColumns)}
        />
      </div>
      <Tooltip content={t('today')} shortcut={keyHint('today', readPlatform())}>
        <Button
          aria-keyshortcuts={ariaKeys('today', readPlatform())}
          className="phone:min-h-9! phone:px-2! phone:text-[13px] max-[359px]:hidden"
          onClick={() => goToToday(store)}
        >
          {t('today')}
        </Button>
      </Tooltip>
      {hasColumns && (
        <DatePicker className="tnum focus-ring motion flex min-h-8 items-center gap-1.5 rounded-control px-2 font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-expanded:bg-hover">
          <CalendarDays aria-hidden="true" className="size-4 max-[1279px]:hidden" strokeWidth={1.75} />
          <span>{range}</span>
          <span className="sr-only">, {t('chooseDate')}</span>
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </DatePicker>
      )}
    </>
  );
}

interface DatePickerProps {
  className: string;
  /** The label of the button that opens the month. */
  children: ReactNode;
}

function DatePicker({ className, children }: DatePickerProps) {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const selected = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  return (
    <DayButton
      className={className}
      choice={{ label: t('chooseDate'), selected, today, onPick: store.selectDate }}
    >
      {children}
    </DayButton>
  );
}
