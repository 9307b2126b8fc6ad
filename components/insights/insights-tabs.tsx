'use client';

import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import type { InsightsTab } from '@/lib/insights/insights-tab';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { whenAllRead } from '@/stores/schedule/all-read';
import { useIsAllRead } from '@/stores/schedule/use-schedule';
import { loadHeatmap, loadHours, loadStaffing, loadTimeline } from './insights-parts';
import { OverviewTab } from './overview/tab';

interface ChosenTabProps {
  tab: InsightsTab;
  /** The tab's script does not come. */
  onMissing: () => void;
}

/** What the tab shows. */
export function ChosenTab({ tab, onMissing }: ChosenTabProps): ReactNode {
  const errors = useTranslations('errors');
  const isAllRead = useIsAllRead();
  // A total over a part of the shifts would be wrong.
  if (!isAllRead) return <UntilAllRead />;
  const waiting = {
    fallback: <TabSkeleton />,
    onError(error: unknown) {
      onMissing();
      reportLoadFailure(errors('partMissing'), error);
    },
  };
  switch (tab) {
    case 'overview':
      return <OverviewTab />;
    case 'heatmap':
      return (
        <WhenLoaded load={loadHeatmap} {...waiting}>
          {({ HeatmapTab }) => <HeatmapTab />}
        </WhenLoaded>
      );
    case 'staffing':
      return (
        <WhenLoaded load={loadStaffing} {...waiting}>
          {({ StaffingTab }) => <StaffingTab />}
        </WhenLoaded>
      );
    case 'hours':
      return (
        <WhenLoaded load={loadHours} {...waiting}>
          {({ HoursTab }) => <HoursTab />}
        </WhenLoaded>
      );
    case 'timeline':
      return (
        <WhenLoaded load={loadTimeline} {...waiting}>
          {({ TimelineTab }) => <TimelineTab />}
        </WhenLoaded>
      );
  }
}

function UntilAllRead() {
  useEffect(() => whenAllRead(() => {}), []);
  return <TabSkeleton />;
}

function TabSkeleton() {
  const t = useTranslations('insights');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="mt-4 h-88" />
    </div>
  );
}
