'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { type LazyPart, lazyPart } from '@/components/ui/loading/lazy-part';
import { Tabs, tabId } from '@/components/ui/tabs';
import { settingOf } from '@/lib/settings/settings-of';
import { weekOfRoles } from '@/lib/share/shared-week';
import { everybodyOf } from '@/lib/share/told-states';
import type { LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, type ShareTab } from '@/stores/ui/dialogs';
import { NothingToShare } from './nothing-to-share';
import type { SharePanelProps } from './share-panel';
import { ShownWeek } from './shown-week';
import { usePublishedWeek } from './use-published-week';

const PANEL_ID = 'share-tab';

/** Focusable, so that a tab without focusable content can be scrolled by keyboard. */
function panelProps(tab: ShareTab) {
  return { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(PANEL_ID, tab) } as const;
}

/** The panels of the published week, each loaded when first needed. */
const WEEK_PANELS: Readonly<Record<Exclude<ShareTab, 'data'>, LazyPart<SharePanelProps>>> = {
  link: lazyPart(() => import('./link/panel').then((module) => module.LinkPanel)),
  calendar: lazyPart(() => import('./calendar/panel').then((module) => module.CalendarPanel)),
  print: lazyPart(() => import('./paper/panel').then((module) => module.PicturePanel)),
  text: lazyPart(() => import('./text/panel').then((module) => module.TextPanel)),
};
/** The export uses the current schedule, not the published one. */
const ExportPanel = lazyPart(() => import('./data/panel').then((module) => module.ExportPanel));

function fetchPanels(): void {
  for (const panel of [...Object.values(WEEK_PANELS), ExportPanel]) panel.preload();
}

interface ShareDialogProps {
  firstTab: ShareTab;
  /** The first day of the week to begin with; otherwise the calendar's week. */
  firstWeek?: LocalDate | undefined;
}

/** Every way to share the published week, and the spreadsheet export. */
export function ShareDialog({ firstTab, firstWeek }: ShareDialogProps) {
  const store = useScheduleStore();
  const t = useTranslations('share');
  const common = useTranslations('common');
  const [tab, setTab] = useState(firstTab);
  const [firstDay, setFirstDay] = useState(
    () =>
      firstWeek ??
      startOfWeek(store.getState().selectedDate, settingOf(store.getState().schedule, 'weekStart')),
  );
  /** The id of a group of roles; empty for everybody. */
  const [group, setGroup] = useState('');
  const names: Readonly<Record<ShareTab, string>> = {
    link: t('tabLink'),
    calendar: t('tabCalendar'),
    print: t('tabPrint'),
    text: t('tabText'),
    data: t('tabData'),
  };
  const tabs: readonly ShareTab[] = ['link', 'calendar', 'print', 'text', 'data'];
  return (
    <Dialog isOpen onClose={closeDialog} title={t('title')} closeLabel={common('close')} size="md">
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
          {tab !== 'data' && <ForGroup group={group} onChange={setGroup} />}
          <ChosenPanel key={`${tab} ${firstDay} ${group}`} tab={tab} firstDay={firstDay} group={group} />
        </div>
      </div>
    </Dialog>
  );
}

/** For whom it is: everybody, or one of the house's groups. */
function ForGroup({ group, onChange }: { group: string; onChange: (group: string) => void }) {
  const t = useTranslations('share');
  const { list } = useRoleBook();
  const groups = list.groups.filter(({ id }) => list.roles.some((role) => role.group === id));
  if (groups.length === 0) return null;
  return (
    <ChipGroup
      className="pb-5"
      label={t('forWhom')}
      size="sm"
      value={group}
      options={[
        { value: '', label: t('forAll') },
        ...groups.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

interface ChosenPanelProps {
  tab: ShareTab;
  firstDay: SharePanelProps['week']['firstDay'];
  group: string;
}

function ChosenPanel({ tab, firstDay, group }: ChosenPanelProps) {
  const whole = usePublishedWeek(firstDay, { isForCalendars: tab === 'calendar' });
  const { groupOf } = useRoleBook();
  const week = useMemo(
    () => (whole && group !== '' ? weekOfRoles(whole, (role) => groupOf(role)?.id === group) : whole),
    [whole, group, groupOf],
  );
  if (tab === 'data') return <ExportPanel date={firstDay} />;
  // A week whose shifts were all removed is empty, but still has changes to announce and to take out of calendars.
  if (!week || (tab !== 'text' && (tab === 'print' ? week.people : everybodyOf(week)).length === 0))
    return <NothingToShare firstDay={firstDay} isPublished={week !== undefined} />;
  const Panel = WEEK_PANELS[tab];
  return <Panel week={week} />;
}
