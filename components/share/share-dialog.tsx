'use client';

import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { Tabs, tabId } from '@/components/ui/tabs';
import { startOfCalendarWeek } from '@/lib/time/week';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import type { ShareTab } from '@/stores/ui/open-dialog';
import { NothingToShare } from './nothing-to-share';
import type { SharePanelProps } from './share-panel';
import { ShownWeek } from './shown-week';
import { usePublishedWeek } from './use-published-week';

const PANEL_ID = 'share-tab';

/** It can take the focus: a tab with nothing to focus in it is scrolled by the keyboard too. */
function panelProps(tab: ShareTab) {
  return { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(PANEL_ID, tab) } as const;
}

type Panel = ComponentType<SharePanelProps>;

/** What the tabs show, each loaded when it is first wanted; the spreadsheet is that of the schedule as it stands. */
const LOADS: Readonly<Record<Exclude<ShareTab, 'data'>, () => Promise<Panel>>> = {
  link: () => import('./link/panel').then(({ LinkPanel }) => LinkPanel),
  calendar: () => import('./calendar/panel').then(({ CalendarPanel }) => CalendarPanel),
  print: () => import('./paper/panel').then(({ PicturePanel }) => PicturePanel),
  text: () => import('./text/panel').then(({ TextPanel }) => TextPanel),
};
const loadExport = () => import('./data/panel');

function fetchPanels(): void {
  // What does not come now is asked for again when its tab is opened, and told then.
  for (const load of [...Object.values(LOADS), loadExport]) load().catch(() => {});
}

/** Everything by which the published week is handed on, and the schedule as a spreadsheet. */
export function ShareDialog({ firstTab }: { firstTab: ShareTab }) {
  const t = useTranslations('share');
  const common = useTranslations('common');
  const [tab, setTab] = useState(firstTab);
  const [firstDay, setFirstDay] = useState(() => startOfCalendarWeek(scheduleStore.getState().selectedDate));
  const names: Readonly<Record<ShareTab, string>> = {
    link: t('tabLink'),
    calendar: t('tabCalendar'),
    print: t('tabPrint'),
    text: t('tabText'),
    data: t('tabData'),
  };
  const tabs: readonly ShareTab[] = ['link', 'calendar', 'print', 'text', 'data'];
  return (
    <Dialog isOpen onClose={uiStore.closeDialog} title={t('title')} closeLabel={common('close')} size="md">
      <div className="flex flex-col min-h-[min(100dvh-156px,752px)] phone:min-h-[calc(100dvh-105px)]">
        <ShownWeek firstDay={firstDay} onChange={setFirstDay} />
        <Tabs
          label={t('tabs')}
          look="underlined"
          value={tab}
          options={tabs.map((value) => ({ value, label: names[value] }))}
          onChange={setTab}
          onApproach={fetchPanels}
          panelId={PANEL_ID}
          className="mt-3 shrink-0"
        />
        <div id={PANEL_ID} {...panelProps(tab)} className="focus-ring grow rounded-control pt-5">
          <ChosenPanel key={`${tab} ${firstDay}`} tab={tab} firstDay={firstDay} />
        </div>
      </div>
    </Dialog>
  );
}

function ChosenPanel({ tab, firstDay }: { tab: ShareTab; firstDay: SharePanelProps['week']['firstDay'] }) {
  const errors = useTranslations('errors');
  const onError = (error: unknown) => reportLoadFailure(errors('partMissing'), error);
  const week = usePublishedWeek(firstDay);
  if (tab === 'data') {
    return (
      <WhenLoaded load={loadExport} onError={onError}>
        {({ ExportPanel }) => <ExportPanel date={firstDay} />}
      </WhenLoaded>
    );
  }
  // A week from which everything was taken has no shifts, but it has changes to tell of.
  if (!week || (week.people.length === 0 && tab !== 'text'))
    return <NothingToShare isEver={week !== undefined} />;
  return (
    <WhenLoaded load={LOADS[tab]} onError={onError}>
      {(Panel) => <Panel week={week} />}
    </WhenLoaded>
  );
}
