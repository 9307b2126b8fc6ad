'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { Tabs, tabId } from '@/components/ui/tabs';
import { INSIGHTS_TABS, type InsightsTab, readInsightsTab } from '@/lib/insights/insights-tab';
import { runWhenAllRead } from '@/stores/schedule/all-read';
import { useIsAllRead } from '@/stores/schedule/use-schedule';
import { PrintButton, RangeChip } from './insights-actions';
import { OverviewTab } from './overview/tab';

const PANEL_ID = 'insights-tab';
/** The panel is focusable, so that a tab without focusable content can be scrolled by keyboard. */
function panelProps(tab: InsightsTab) {
  return { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(PANEL_ID, tab) } as const;
}

/** Replaces the history entry, so that Back leaves insights and a reload keeps the tab. */
function replaceTabInAddress(tab: InsightsTab): void {
  const { pathname } = window.location;
  window.history.replaceState(null, '', tab === 'overview' ? pathname : `${pathname}?tab=${tab}`);
}

/** The five tabs of insights and the open one. The prerendered page does not know the tab in the address. */
export function InsightsView() {
  return (
    <Suspense fallback={<InsightsTabs asked={null} />}>
      <RequestedInsights />
    </Suspense>
  );
}

function RequestedInsights() {
  return <InsightsTabs asked={useSearchParams().get('tab')} />;
}

function InsightsTabs({ asked }: { asked: string | null }) {
  const t = useTranslations('insights');
  const { isOverCalendar } = usePanelPlace();
  const [tab, setTab] = useState(() => readInsightsTab(asked));
  const names: Readonly<Record<InsightsTab, string>> = {
    overview: t('tabOverview'),
    heatmap: t('tabHeatmap'),
    staffing: t('tabStaffing'),
    hours: t('tabHours'),
    timeline: t('tabTimeline'),
  };

  const open = (next: InsightsTab) => {
    setTab(next);
    replaceTabInAddress(next);
  };

  // Sticky elements cover the content scrolling under them, so they need the color of the surface behind.
  const place = isOverCalendar
    ? 'px-7 phone:px-4 [--behind:var(--raised)]'
    : 'px-6 phone:px-4 [--behind:var(--canvas)]';
  return (
    <div className="flex min-h-0 grow flex-col">
      {!isOverCalendar && (
        // A phone's header has no space for the range and the print button beside the heading.
        <div className="hidden min-h-11 shrink-0 items-center justify-between px-4 phone:flex">
          <RangeChip />
          <PrintButton className="ml-auto" />
        </div>
      )}
      <Tabs
        label={t('tabs')}
        look="underlined"
        value={tab}
        options={INSIGHTS_TABS.map((value) => ({ value, label: names[value] }))}
        onChange={open}
        onApproach={preloadTabs}
        panelId={PANEL_ID}
        className={classNames('shrink-0', isOverCalendar ? 'mx-7 phone:mx-4' : 'mx-6 phone:mx-4')}
      />
      <div
        key={tab}
        id={PANEL_ID}
        {...panelProps(tab)}
        data-printed=""
        className={classNames(
          'flex min-h-0 grow flex-col overflow-y-auto overscroll-contain pt-5 pb-6 -outline-offset-2',
          place,
        )}
      >
        <ChosenTab tab={tab} onMissing={() => open('overview')} />
      </div>
    </div>
  );
}

// Only the overview loads with insights; the other tabs load when first opened.
const OPTIONS = { fallback: TabSkeleton };
const HeatmapTab = lazyPart(() => import('./heatmap/tab').then((module) => module.HeatmapTab), OPTIONS);
const StaffingTab = lazyPart(() => import('./staffing/tab').then((module) => module.StaffingTab), OPTIONS);
const HoursTab = lazyPart(() => import('./hours/tab').then((module) => module.HoursTab), OPTIONS);
const TimelineTab = lazyPart(() => import('./timeline/tab').then((module) => module.TimelineTab), OPTIONS);

function preloadTabs(): void {
  for (const tab of [HeatmapTab, StaffingTab, HoursTab, TimelineTab]) tab.preload();
}

interface ChosenTabProps {
  tab: InsightsTab;
  /** Called if the tab's script does not load. */
  onMissing: () => void;
}

function ChosenTab({ tab, onMissing }: ChosenTabProps): ReactNode {
  const isAllRead = useIsAllRead();
  // A total over only some of the shifts would be wrong.
  if (!isAllRead) return <InsightsSkeletonUntilRead />;
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

function InsightsSkeletonUntilRead() {
  useEffect(() => runWhenAllRead(() => {}), []);
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
