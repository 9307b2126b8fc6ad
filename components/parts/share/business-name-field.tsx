'use client';

import { useTranslations } from 'use-intl';
import { onEnter, useTyped } from '@/components/parts/use-typed';
import { TextField } from '@/components/ui/fields/text-field';
import { MAX_BUSINESS_NAME_LENGTH, tidyBusinessName } from '@/lib/share/business-name';

interface BusinessNameFieldProps {
  value: string;
  onChange: (name: string) => void;
  isRow?: boolean;
}

/** The name of the business on everything that the team gets. */
export function BusinessNameField({ value, onChange, isRow = false }: BusinessNameFieldProps) {
  const t = useTranslations('business');
  const typed = useTyped((text) => {
    const name = tidyBusinessName(text);
    if (name !== value) onChange(name);
    return true;
  });
  return (
    <TextField
      isRow={isRow}
      label={t('name')}
      hint={t('nameHint')}
      value={typed.text ?? value}
      maxLength={MAX_BUSINESS_NAME_LENGTH}
      autoComplete="organization"
      dir="auto"
      onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
      onBlur={typed.onDone}
      onKeyDown={onEnter(typed.onDone)}
    />
  );
}
