'use client';

import { type ReactNode, useId } from 'react';
import { HISTORY_KINDS, type HistoryFilter, type HistoryKind } from '@/lib/shifts/history/history-filter';
import type { NewsWords } from '@/stores/notifications/news-words';

interface HistoryFiltersProps {
  words: NewsWords;
  people: readonly (readonly [key: string, name: string])[];
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Shows the steps of one person, or of one kind. */
export function HistoryFilters({ words: { t }, people, filter, onChange }: HistoryFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-2 border-b border-line px-2 pt-1 pb-3">
      <Choice
        label={t('history.person')}
        value={filter.person ?? ''}
        onChange={(person) => onChange({ ...filter, person: person || undefined })}
      >
        <option value="">{t('history.everybody')}</option>
        {people.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('history.kind')}
        value={filter.kind ?? ''}
        onChange={(value) => onChange({ ...filter, kind: kindNamed(value) })}
      >
        <option value="">{t('history.everything')}</option>
        {HISTORY_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`history.kinds.${kind}`)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

function kindNamed(value: string): HistoryKind | undefined {
  return HISTORY_KINDS.find((kind) => kind === value);
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-2">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="focus-ring min-h-8 min-w-0 rounded-control border border-field-line bg-surface px-2 text-sm phone:min-h-11 coarse:min-h-11"
      >
        {children}
      </select>
    </div>
  );
}
