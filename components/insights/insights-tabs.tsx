'use client';

import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { InsightsTab } from '@/lib/insights/insights-tab';
import { whenAllRead } from '@/stores/schedule/all-read';
import { useIsAllRead } from '@/stores/schedule/use-schedule';
import { OverviewTab } from './overview/tab';

// All tabs but the overview load when they are first opened; the overview loads with insights.
const OPTIONS = { fallback: TabSkeleton };
const HeatmapTab = lazyPart(() => import('./heatmap/tab').then((module) => module.HeatmapTab), OPTIONS);
const StaffingTab = lazyPart(() => import('./staffing/tab').then((module) => module.StaffingTab), OPTIONS);
const HoursTab = lazyPart(() => import('./hours/tab').then((module) => module.HoursTab), OPTIONS);
const TimelineTab = lazyPart(() => import('./timeline/tab').then((module) => module.TimelineTab), OPTIONS);

/** Preloads all tabs before a click. */
export function preloadTabs(): void {
  for (const tab of [HeatmapTab, StaffingTab, HoursTab, TimelineTab]) tab.preload();
}

interface ChosenTabProps {
  tab: InsightsTab;
  /** Called if the tab's script does not load. */
  onMissing: () => void;
}

/** The content of the tab. */
export function ChosenTab({ tab, onMissing }: ChosenTabProps): ReactNode {
  const isAllRead = useIsAllRead();
  // A total over only some of the shifts would be wrong.
  if (!isAllRead) return <UntilAllRead />;
  switch (tab) {
    case 'overview':
      return <OverviewTab />;
    case 'heatmap':
      return <HeatmapTab onMissing={onMissing} />;
    case 'staffing':
      return <StaffingTab onMissing={onMissing} />;
    case 'hours':
      return <HoursTab onMissing={onMissing} />;
    case 'timeline':
      return <TimelineTab onMissing={onMissing} />;
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
