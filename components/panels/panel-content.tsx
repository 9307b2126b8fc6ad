'use client';

import { ChartNoAxesColumn, LayoutTemplate } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AppLink } from '@/components/ui/app-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useHasCalendar } from './calendar-presence';
import type { PanelName } from './panel';

const ICONS = { insights: ChartNoAxesColumn, templates: LayoutTemplate } as const;

/** The heading of the panel as a page. */
export function PanelHeading({ name }: { name: PanelName }) {
  const t = useTranslations('panels');
  return <h1 className="truncate text-lg font-semibold">{t(`${name}Title`)}</h1>;
}

/** What the panel shows while there is nothing to show. */
export function PanelContent({ name }: { name: PanelName }) {
  const t = useTranslations('panels');
  const hasCalendar = useHasCalendar();
  const Icon = ICONS[name];
  return (
    <EmptyState
      className="py-16"
      icon={<Icon aria-hidden="true" />}
      title={t(`${name}EmptyTitle`)}
      description={t(`${name}Empty`)}
      action={
        !hasCalendar && (
          <AppLink href="/" className="focus-ring rounded-flag font-semibold text-accent-text underline">
            {t('backToCalendar')}
          </AppLink>
        )
      }
    />
  );
}
