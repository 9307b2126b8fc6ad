'use client';

import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { MonthGrid } from '@/components/ui/dates/month-grid';
import type { LocalDate } from '@/lib/time/local-date';

interface WeekPickerProps {
  id: string;
  selected: LocalDate;
  today: LocalDate;
  /** Any day of the week. */
  onPick: (date: LocalDate) => void;
  refusal?: string | undefined;
  className?: string | undefined;
}

/** Choosing any day chooses its week; opens below its button. */
export function WeekPicker({ id, selected, today, onPick, refusal, className }: WeekPickerProps) {
  const t = useTranslations('copyWeek');
  return (
    <fieldset
      id={id}
      aria-label={t('chooseWeek')}
      className={classNames('mt-2 flex min-w-0 flex-col items-center gap-2', className)}
    >
      <MonthGrid selected={selected} today={today} onSelect={onPick} autoFocus />
      {refusal === undefined ? (
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('chooseWeek')}</p>
      ) : (
        <p role="alert" className="text-xs font-medium text-danger-text phone:text-[13px]">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
