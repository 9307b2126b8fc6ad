'use client';

import { FilterX, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { openDialog } from '@/stores/ui/dialogs';
import { clearFilter } from './leave';

/** Shown when the filter hides every shift of a day. */
export function FilterEmpty({ hiddenCount }: { hiddenCount: number }) {
  const t = useTranslations('filter');
  const calendar = useTranslations('calendar');
  return (
    <EmptyState
      className="py-16"
      icon={<FilterX aria-hidden="true" />}
      title={t('noMatching')}
      description={t('hidden', { count: hiddenCount })}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={clearFilter}>{t('clear')}</Button>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => openDialog({ name: 'addShift' })}>
            {calendar('addShift')}
          </Button>
        </div>
      }
    />
  );
}
