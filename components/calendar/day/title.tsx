'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddDayNoteIfNone, DayWords } from '@/components/calendar/day-words/lazy-day-words';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface DayTitleProps {
  date: LocalDate;
  title: string;
  tools?: ReactNode;
  /** Rendered at the end of the title's line. */
  children?: ReactNode;
}

export function DayTitle({ date, title, tools, children }: DayTitleProps) {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const isToday = useUi((state) => state.today === date);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-4">
        <h2 className="text-lg font-semibold phone:text-md">{title}</h2>
        {isToday && <Badge className="bg-accent-soft! text-accent-ink! phone:hidden">{t('today')}</Badge>}
        <span className="flex max-desktop:hidden">
          <IconButton
            size="sm"
            label={t('previousDay')}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => store.selectDate(addDays(date, -1))}
          />
          <IconButton
            size="sm"
            label={t('nextDay')}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => store.selectDate(addDays(date, 1))}
          />
        </span>
        <AddDayNoteIfNone date={date} isInGrid={false} />
        {tools && <div className="ml-auto flex items-center gap-2 text-ink-2 print:hidden">{tools}</div>}
        {children && (
          <div className={`${tools ? 'ml-3' : 'ml-auto'} text-ink-2 max-desktop:text-[13px] phone:ml-0`}>
            {children}
          </div>
        )}
      </div>
      <DayWords date={date} place="row" />
    </>
  );
}
