'use client';

import { useTranslations } from 'use-intl';
import { onEnter, useTyped } from '@/components/parts/use-typed';
import { TextField } from '@/components/ui/fields/text-field';
import { LONGEST_HOUSE_NAME, tidyHouseName } from '@/lib/share/house-name';

interface HouseNameFieldProps {
  value: string;
  onChange: (name: string) => void;
  isRow?: boolean;
}

/** The name of the business on everything that the team gets. */
export function HouseNameField({ value, onChange, isRow = false }: HouseNameFieldProps) {
  const t = useTranslations('house');
  const typed = useTyped((text) => {
    const name = tidyHouseName(text);
    if (name !== value) onChange(name);
    return true;
  });
  return (
    <TextField
      isRow={isRow}
      label={t('name')}
      hint={t('nameHint')}
      value={typed.text ?? value}
      maxLength={LONGEST_HOUSE_NAME}
      autoComplete="organization"
      dir="auto"
      onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
      onBlur={typed.onDone}
      onKeyDown={onEnter(typed.onDone)}
    />
  );
}
