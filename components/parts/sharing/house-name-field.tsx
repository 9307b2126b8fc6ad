'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/ui/fields/text-field';
import { LONGEST_HOUSE_NAME, tidyHouseName } from '@/lib/share/house-name';

interface HouseNameFieldProps {
  value: string;
  onChange: (name: string) => void;
  isRow?: boolean;
}

/** The business's name in shared texts; every change is reported at once. */
export function HouseNameField({ value, onChange, isRow = false }: HouseNameFieldProps) {
  const t = useTranslations('house');
  /** The text while typing, with its spaces. */
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      isRow={isRow}
      label={t('name')}
      hint={t('nameHint')}
      value={typed ?? value}
      maxLength={LONGEST_HOUSE_NAME}
      autoComplete="organization"
      dir="auto"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(tidyHouseName(currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
