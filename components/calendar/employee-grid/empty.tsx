'use client';

import { UserPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FilterEmpty } from '@/components/calendar/filter/empty';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** Shown if the grid has no rows: the filter hides everybody, or the team is empty. */
export function GridEmpty({ hiddenCount }: { hiddenCount: number }) {
  const t = useTranslations('employees');
  const hasTeam = useSchedule(({ schedule }) => schedule.employees.size > 0);
  if (hasTeam) return <FilterEmpty hiddenCount={hiddenCount} />;
  return (
    <EmptyState
      className="sticky bottom-20"
      icon={<UserPlus aria-hidden="true" />}
      title={t('emptyTitle')}
      description={t('empty')}
      action={<Button onClick={() => openDialog({ name: 'addEmployee' })}>{t('add')}</Button>}
    />
  );
}
