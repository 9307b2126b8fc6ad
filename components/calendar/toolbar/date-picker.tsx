'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DayButton } from '@/components/ui/dates/day-button';
import { scheduleStore } from '@/stores/app/schedule-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface DatePickerProps {
  className: string;
  /** What the button says; it opens the month. */
  children: ReactNode;
}

/** Chooses the day that the calendar shows. */
export function DatePicker({ className, children }: DatePickerProps) {
  const t = useTranslations('calendar');
  const selected = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  return (
    <DayButton
      className={className}
      choice={{ label: t('chooseDate'), selected, today, onPick: scheduleStore.selectDate }}
    >
      {children}
    </DayButton>
  );
}
