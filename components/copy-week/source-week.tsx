'use client';

import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import { WeekPicker } from './week-picker';

interface SourceWeekProps {
  /** Its first day. */
  from: LocalDate;
  weekStart: WeekStart;
  today: LocalDate;
  total: number;
  /** How many of them are canceled and not copied. */
  canceledCount: number;
  onChange: (firstDay: LocalDate) => void;
}

/** The week that is copied, and the choice of another. */
export function SourceWeek({ from, weekStart, today, total, canceledCount, onChange }: SourceWeekProps) {
  const t = useTranslations('copyWeek');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const gridId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="rounded-box bg-fill px-3.5 py-3 contrast:border-2 contrast:border-line-strong">
      <p className="text-xs font-medium text-ink-2 phone:text-[13px]">{t('from')}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="tnum font-semibold">{formats.dayRange(from, addDays(from, 6))}</span>
        <span className="tnum text-ink-2">{calendar('shiftCount', { count: total })}</span>
      </p>
      {canceledCount > 0 && (
        <p className="pt-1 text-xs text-ink-2 phone:text-[13px]">
          {t('canceledOut', { count: canceledCount })}
        </p>
      )}
      <Button
        ref={opener}
        size="sm"
        className="mt-2"
        aria-expanded={isPicking}
        aria-controls={isPicking ? gridId : undefined}
        onClick={() => setIsPicking(!isPicking)}
      >
        {t('otherSource')}
      </Button>
      {isPicking && (
        <WeekPicker
          id={gridId}
          selected={from}
          today={today}
          onPick={(date) => {
            setIsPicking(false);
            opener.current?.focus();
            onChange(startOfWeek(date, weekStart));
          }}
        />
      )}
    </div>
  );
}
