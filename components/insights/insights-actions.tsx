'use client';

import { CalendarDays, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { addMonths } from '@/lib/time/month';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { AnnouncedRange, type ShownRange } from './announced-range';

const NOTHING_YET: ShownRange = { words: '', step: 'week' };
const Shown = createContext(NOTHING_YET);

/** Stores the days that the open tab shows, for the line beside the heading. */
export function RangeHolder({ children }: { children: ReactNode }) {
  const [range, setRange] = useState(NOTHING_YET);
  return (
    <AnnouncedRange value={setRange}>
      <Shown value={range}>{children}</Shown>
    </AnnouncedRange>
  );
}

/** The days that the open tab counts, between buttons to the previous and the next week or month. */
export function RangeChip({ className }: { className?: string | undefined }) {
  const store = useScheduleStore();
  const calendar = useTranslations('calendar');
  const month = useTranslations('monthGrid');
  const { words, step } = useContext(Shown);
  if (words === '') return null;
  const isMonth = step === 'month';
  return (
    <span className={classNames('-ml-1.5 inline-flex w-fit items-center gap-0.5', className)}>
      <IconButton
        size="sm"
        className="print:hidden"
        label={isMonth ? month('previousMonth') : calendar('previousWeek')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => move(store, step, -1)}
      />
      <span
        data-printed=""
        aria-live="polite"
        className="tnum inline-flex min-h-6 items-center gap-1.5 rounded-card bg-fill px-2 text-xs font-medium text-ink-2 contrast:border contrast:border-line-strong"
      >
        <CalendarDays aria-hidden="true" className="size-3.5" />
        {words}
      </span>
      <IconButton
        size="sm"
        className="print:hidden"
        label={isMonth ? month('nextMonth') : calendar('nextWeek')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => move(store, step, 1)}
      />
    </span>
  );
}

function move(store: ScheduleStore, step: ShownRange['step'], count: 1 | -1): void {
  if (step === 'week') store.moveWeeks(count);
  else store.selectDate(addMonths(store.getState().selectedDate, count));
}

/** Prints the open tab; print.css hides the rest. */
export function PrintButton({ className }: { className?: string | undefined }) {
  const t = useTranslations('insights');
  return (
    <IconButton label={t('print')} icon={<Printer />} onClick={() => window.print()} className={className} />
  );
}
