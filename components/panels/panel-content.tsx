'use client';

import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AppLink } from '@/components/ui/app-link';
import { EmptyState } from '@/components/ui/empty-state';
import { usePanelPlace } from '@/components/ui/panel-place';

/** What insights show while there is nothing to show. */
export function PanelContent() {
  const t = useTranslations('panels');
  const { isOverCalendar } = usePanelPlace();
  return (
    <EmptyState
      className="py-16"
      icon={<ChartNoAxesColumn aria-hidden="true" />}
      title={t('insightsEmptyTitle')}
      description={t('insightsEmpty')}
      action={
        !isOverCalendar && (
          <AppLink href="/" className="focus-ring rounded-flag font-semibold text-accent-text underline">
            {t('backToCalendar')}
          </AppLink>
        )
      }
    />
  );
}
