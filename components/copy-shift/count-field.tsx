'use client';

import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { OCCURRENCES, parseOccurrences } from '@/lib/recurrence/recurring-dates';

interface CountFieldProps {
  label: string;
  value: number;
  onChange: (count: number) => void;
}

const stepClass = 'aria-disabled:text-line-strong phone:size-11 coarse:size-11';

/** A count from 1 to 12, typed or stepped. Empty counts as 1, which is filled in on blur. */
export function CountField({ label, value, onChange }: CountFieldProps) {
  const t = useTranslations('copyShift');
  const [isEmpty, setIsEmpty] = useState(false);
  const set = (text: string) => {
    setIsEmpty(false);
    onChange(parseOccurrences(text));
  };
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={OCCURRENCES.min}
      max={OCCURRENCES.max}
      value={isEmpty ? '' : value}
      onChange={({ currentTarget }) => {
        set(currentTarget.value);
        // Filling in 1 at once would prefix the number that is typed next.
        setIsEmpty(currentTarget.value === '');
      }}
      onBlur={() => setIsEmpty(false)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      className="flex-[1_1_130px] [&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none"
      suffix={
        <span className="-mr-1.5 flex phone:-mr-2.5">
          <IconButton
            size="sm"
            tooltip={false}
            label={t('less')}
            icon={<Minus aria-hidden="true" />}
            aria-disabled={value <= OCCURRENCES.min}
            className={stepClass}
            onClick={() => set(String(value - 1))}
          />
          <IconButton
            size="sm"
            tooltip={false}
            label={t('more')}
            icon={<Plus aria-hidden="true" />}
            aria-disabled={value >= OCCURRENCES.max}
            className={stepClass}
            onClick={() => set(String(value + 1))}
          />
        </span>
      }
    />
  );
}
