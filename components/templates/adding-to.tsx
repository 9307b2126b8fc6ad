'use client';

import { CalendarPlus, ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DayButton } from '@/components/ui/dates/day-button';
import { useFormats } from '@/components/ui/use-formats';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** The day that the templates are used on, with a date picker. */
export function AddingTo() {
  const store = useScheduleStore();
  const t = useTranslations('templates');
  const formats = useFormats();
  const selected = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <CalendarPlus aria-hidden="true" className="size-4 shrink-0 text-icon" />
      <span id="adding-to">{t('addingTo')}</span>
      <DayButton
        id="adding-to-day"
        aria-labelledby="adding-to adding-to-day"
        className="focus-ring motion relative inline-flex min-h-8 min-w-0 items-center gap-1 rounded-control px-1.5 py-1 text-left font-semibold text-ink hit-44 hover:bg-hover"
        choice={{ label: t('chooseDay'), selected, today, onPick: store.selectDate }}
      >
        {formats.longDay(selected)}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-icon" />
      </DayButton>
    </div>
  );
}
