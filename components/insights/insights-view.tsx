'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { Tabs, tabId } from '@/components/ui/tabs';
import { INSIGHTS_TABS, type InsightsTab, readInsightsTab } from '@/lib/insights/insights-tab';
import { ChosenTab, preloadTabs } from './insights-tabs';
import { PrintButton } from './print-button';
import { RangeChip } from './range-chip';

const PANEL_ID = 'insights-tab';
/** The panel is focusable, so that a tab without focusable content can be scrolled by keyboard. */
function panelProps(tab: InsightsTab) {
  return { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(PANEL_ID, tab) } as const;
}

/** Puts the tab into the address without a history entry: Back leaves insights, and a reload keeps the tab. */
function keepInAddress(tab: InsightsTab): void {
  const { pathname } = window.location;
  window.history.replaceState(null, '', tab === 'overview' ? pathname : `${pathname}?tab=${tab}`);
}

/** The five tabs of insights and the open one. What the address asks for is not known to the prerendered page. */
export function InsightsView() {
  return (
    <Suspense fallback={<InsightsTabs asked={null} />}>
      <AskedInsights />
    </Suspense>
  );
}

function AskedInsights() {
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
    keepInAddress(next);
  };

  // Sticky elements cover the content scrolling under them, so they need the colour of the surface behind.
  const place = isOverCalendar
    ? 'px-7 phone:px-4 [--behind:var(--raised)]'
    : 'px-6 phone:px-4 [--behind:var(--canvas)]';
  return (
    <div className="flex min-h-0 grow flex-col">
      {!isOverCalendar && (
        // A phone's header has no room for these beside the heading.
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
