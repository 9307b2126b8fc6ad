'use client';

import { useTranslations } from 'use-intl';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { SERIES_SCOPES, type SeriesScope } from '@/lib/series/delete-series';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { useUi } from '@/stores/ui/use-ui';

interface ScopeChoiceProps {
  label: string;
  scope: SeriesScope;
  /** The changes made if that scope is chosen. */
  entries: readonly ChangeEntry[];
  /** Offers "this shift only". */
  hasThis: boolean;
  onChange: (scope: SeriesScope) => void;
}

export function ScopeChoice({ label, scope, entries, hasThis, onChange }: ScopeChoiceProps) {
  const t = useTranslations('series');
  const today = useUi((state) => state.today);
  const dates = entries.flatMap((entry) =>
    entry.kind === 'shift' ? ((entry.before ?? entry.after)?.date ?? []) : [],
  );
  const count = dates.length;
  const past = dates.filter((date) => date < today).length;
  return (
    <ChipGroup
      label={label}
      value={scope}
      onChange={onChange}
      options={SERIES_SCOPES.filter((value) => hasThis || value !== 'this').map((value) => ({
        value,
        label: t(value),
      }))}
      hint={past > 0 ? t('concernedPast', { count, past }) : t('concerned', { count })}
    />
  );
}
