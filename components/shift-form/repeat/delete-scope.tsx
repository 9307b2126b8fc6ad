'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { deleteOccurrenceEntries, type SeriesScope } from '@/lib/series/delete-series';
import type { Shift } from '@/lib/shifts/shift/shift';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { ScopeChoice } from './scope-choice';

interface DeleteScopeProps {
  shift: Shift;
  scope: SeriesScope;
  /** `done` is the notification of the deletion, if several shifts are deleted. */
  onChange: (scope: SeriesScope, done: string | undefined) => void;
}

export const DeleteScope = withLaterWords(Choice);

function Choice({ shift, scope, onChange }: DeleteScopeProps) {
  const t = useTranslations('series');
  const schedule = useSchedule((state) => state.schedule);
  const entries = useMemo(() => deleteOccurrenceEntries(schedule, shift, scope), [schedule, shift, scope]);
  return (
    <ScopeChoice
      label={t('askDelete')}
      scope={scope}
      entries={entries}
      hasThis
      onChange={(chosen) => {
        const gone = deleteOccurrenceEntries(schedule, shift, chosen);
        const count = gone.filter(({ kind }) => kind === 'shift').length;
        onChange(chosen, chosen === 'this' ? undefined : t('deletedMany', { count }));
      }}
    />
  );
}
