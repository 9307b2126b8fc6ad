'use client';

import { useTranslations } from 'use-intl';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { preloadViews } from '@/components/calendar/view-parts';
import { Tabs } from '@/components/ui/tabs';
import { CALENDAR_VIEWS } from '@/lib/shifts/views/calendar-view';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';

/** Day, Week, Staff and List; the other views preload as the pointer or focus approaches. */
export function ViewTabs({ className }: { className?: string | undefined }) {
  const t = useTranslations('calendar');
  const view = useUi((state) => state.currentView);
  return (
    <Tabs
      label={t('views')}
      value={view}
      options={CALENDAR_VIEWS.map((value) => ({ value, label: t(value) }))}
      onChange={uiStore.setCurrentView}
      onApproach={preloadViews}
      panelId={VIEW_PANEL_ID}
      className={className}
    />
  );
}
