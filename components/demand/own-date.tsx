'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { useFormats } from '@/components/ui/use-formats';
import { parseDateInput } from '@/lib/time/clean-date';
import type { LocalDate } from '@/lib/time/local-date';
import { useUi } from '@/stores/ui/use-ui';

interface OwnDateProps {
  /** The shown date with a need of its own; undefined for a weekday of the pattern. */
  date: LocalDate | undefined;
  onAdd: (date: LocalDate) => void;
  onRemove: (date: LocalDate) => void;
}

/** Gives a date a need of its own, or lets it follow its weekday again. */
export function OwnDate({ date, onAdd, onRemove }: OwnDateProps) {
  const t = useTranslations('demand');
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  if (date) {
    return (
      <Button className="self-start" onClick={() => onRemove(date)}>
        {t('follow', { weekday: formats.weekday(date) })}
      </Button>
    );
  }
  if (typed === undefined) {
    return (
      <Button className="self-start" onClick={() => setTyped('')}>
        {t('addDate')}
      </Button>
    );
  }
  const add = () => {
    const read = parseDateInput(typed, formats.dateReading);
    setIsWrong(!read.isOk);
    if (!read.isOk) return;
    setTyped(undefined);
    onAdd(read.value);
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DateField
        label={t('dateLabel')}
        today={today}
        value={typed}
        error={isWrong ? t('dateWrong') : undefined}
        onChange={(value) => {
          setIsWrong(false);
          setTyped(value);
        }}
      />
      <Button onClick={add}>{t('add')}</Button>
    </div>
  );
}
