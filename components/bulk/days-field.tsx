'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { MAX_DAYS } from '@/lib/shifts/change/bulk-change';

interface DaysFieldProps {
  label: string;
  /** The raw text of the field. */
  value: string;
  choices: readonly { readonly days: number; readonly label: string }[];
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** A number of days: a text field with chips for the common values. */
export function DaysField({ label, value, choices, isWrong, onChange }: DaysFieldProps) {
  const t = useTranslations('bulk');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5 phone:gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.days}
            aria-pressed={value === String(choice.days)}
            className="grow aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            onClick={() => onChange(String(choice.days))}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <TextField
        label={label}
        value={value}
        inputMode="text"
        autoComplete="off"
        hint={t('daysHint', { most: MAX_DAYS })}
        error={isWrong ? t('daysWrong', { most: MAX_DAYS }) : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
