'use client';

import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { CLASH_CHOICES, type ClashChoice } from '@/lib/shifts/plan/settle-week-copy';
import { keepClashChoice, useClashChoice } from '@/stores/plans/plan-choices';

const CLASH_HINT: Readonly<Record<ClashChoice, 'skipHint' | 'replaceHint' | 'addHint' | 'openHint'>> = {
  skip: 'skipHint',
  replace: 'replaceHint',
  add: 'addHint',
  open: 'openHint',
};

/** The choice for planned shifts whose person already works at that time; remembered from one plan to the next. */
export function ClashField() {
  const t = useTranslations('copyWeek');
  const cover = useTranslations('cover');
  const clash = useClashChoice();
  return (
    <ChipGroup
      label={t('clash')}
      value={clash}
      options={CLASH_CHOICES.map((value) => ({
        value,
        label: value === 'open' ? cover('makeOpen') : t(value),
      }))}
      hint={t(CLASH_HINT[clash])}
      onChange={keepClashChoice}
    />
  );
}
