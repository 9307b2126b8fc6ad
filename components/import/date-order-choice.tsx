'use client';

import { useLocale, useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { useFormats } from '@/components/ui/use-formats';
import type { DateOrder } from '@/lib/import/file/import-file';
import { readDate } from '@/lib/import/table/read-date';
import { importContext } from '@/stores/import/import-shifts';

interface DateOrderChoiceProps {
  order: DateOrder;
  /** Values of the date column. */
  samples: readonly string[];
  onChange: (isMonthFirst: boolean) => void;
}

/** Month first or day first for dates with slashes, with a sample date as interpreted. */
export function DateOrderChoice({ order, samples, onChange }: DateOrderChoiceProps) {
  const t = useTranslations('importData');
  const formats = useFormats();
  const context = importContext(useLocale());
  const sample = samples.find((text) => /\d[/-]\d/.test(text)) ?? '';
  const read = readDate(sample, { ...context, isMonthFirst: order.isMonthFirst });
  const reading = read ? t('readAs', { date: formats.fullDay(read.date) }) : '';
  return (
    <ChipGroup
      label={t('dateOrder', { sample })}
      value={order.isMonthFirst ? 'monthFirst' : 'dayFirst'}
      options={[
        { value: 'monthFirst', label: t('monthFirst') },
        { value: 'dayFirst', label: t('dayFirst') },
      ]}
      hint={order.isDecided ? reading : t('orderOpen', { reading })}
      onChange={(value) => onChange(value === 'monthFirst')}
    />
  );
}
