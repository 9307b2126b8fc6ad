'use client';

import { CalendarDays } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { dayWordsFor } from '@/lib/i18n/day-words';
import { cleanDate } from '@/lib/time/clean-date';
import type { LocalDate } from '@/lib/time/local-date';
import { readDate } from '@/lib/time/typed-date';
import { TypedField } from './typed-field';

const FieldMonth = lazyPart(() =>
  import('@/components/ui/dates/field-month').then((module) => module.FieldMonth),
);

interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or the typed text if it is no date. */
  value: string;
  today: LocalDate;
  onChange: (value: string) => void;
  error?: string | undefined;
  className?: string | undefined;
}

export function DateField({ value, today, onChange, error, className, ...rest }: DateFieldProps) {
  const common = useTranslations('common');
  const formats = useFormats();
  const language = useLocale();
  const parse = (text: string) => readDate(text, today, formats.dateReading, dayWordsFor(language));
  const date = cleanDate(value, formats.dateReading);
  const [month, setMonth] = useState<{ readonly field: HTMLInputElement; readonly isEntered: boolean }>();
  const close = useCallback(() => setMonth(undefined), []);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <TypedField
        {...rest}
        // A valid date may have another error.
        error={error && date === undefined ? `${error} ${common('dateExample')}` : error}
        shown={date ? formats.fullDay(date) : value}
        onType={(text) => onChange(parse(text) ?? text)}
        picker={{
          icon: <CalendarDays aria-hidden="true" />,
          isOwn: true,
          open(field, isByKey = false) {
            setMonth({ field, isEntered: isByKey });
            return true;
          },
        }}
      />
      {month && (
        <FieldMonth
          label={rest.label}
          {...month}
          selected={date ?? today}
          today={today}
          onPick={onChange}
          onClose={close}
          onMissing={close}
        />
      )}
    </div>
  );
}
