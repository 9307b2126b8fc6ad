'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DayButton } from '@/components/ui/dates/day-button';
import { reportLoadFailure, scheduleStore, useSchedule, useUi } from '@/stores/app/app-stores';

interface DatePickerProps {
  className: string;
  /** What the button says; it opens the month. */
  children: ReactNode;
}

/** Chooses the day that the calendar shows. */
export function DatePicker({ className, children }: DatePickerProps) {
  const t = useTranslations('calendar');
  const errors = useTranslations('errors');
  const selected = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  return (
    <DayButton
      className={className}
      choice={{ label: t('chooseDate'), selected, today, onPick: scheduleStore.selectDate }}
      onLoadFailure={(error) => reportLoadFailure(errors('partMissing'), error)}
    >
      {children}
    </DayButton>
  );
}
