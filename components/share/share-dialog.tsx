'use client';

import { CalendarX2, ChevronLeft, ChevronRight, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { IconButton } from '@/components/ui/icon-button';
import { type LazyPart, lazyPart } from '@/components/ui/loading/lazy-part';
import { Tabs, tabId } from '@/components/ui/tabs';
import { useFormats } from '@/components/ui/use-formats';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { everybodyOf } from '@/lib/share/announced-states';
import { countToPublish } from '@/lib/share/changes-in-days';
import { weekOfRoles } from '@/lib/share/shared-week';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { publishDays } from '@/stores/publish/publish';
import { weekFrom } from '@/stores/publish/shown-week';
import { useWeeksToShare } from '@/stores/publish/weeks-to-share';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, type ShareTab } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import type { SharePanelProps } from './share-panel';
import { usePublishedWeek } from './use-published-week';

const PANEL_ID = 'share-tab';

/** Focusable, so that a tab without focusable content can be scrolled by keyboard. */
function panelProps(tab: ShareTab) {
  return { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(PANEL_ID, tab) } as const;
}

/** Each panel loads when first needed. */
const WEEK_PANELS: Readonly<Record<Exclude<ShareTab, 'data'>, LazyPart<SharePanelProps>>> = {
  link: lazyPart(() => import('./link/panel').then((module) => module.LinkPanel)),
  calendar: lazyPart(() => import('./calendar/panel').then((module) => module.CalendarPanel)),
  print: lazyPart(() => import('./paper/panel').then((module) => module.PicturePanel)),
  text: lazyPart(() => import('./text/panel').then((module) => module.TextPanel)),
};
/** The export uses the current schedule, not the published schedule. */
const ExportPanel = lazyPart(() => import('./data/panel').then((module) => module.ExportPanel));

function fetchPanels(): void {
  for (const panel of [...Object.values(WEEK_PANELS), ExportPanel]) panel.preload();
}

interface ShareDialogProps {
  firstTab: ShareTab;
  /** Defaults to the calendar's week. */
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
      startOfWeek(store.getState().selectedDate, settingOf(store.getState().schedule, weekStartSetting)),
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
          {tab !== 'data' && <GroupField group={group} onChange={setGroup} />}
          <ChosenPanel key={`${tab} ${firstDay} ${group}`} tab={tab} firstDay={firstDay} group={group} />
        </div>
      </div>
    </Dialog>
  );
}

function GroupField({ group, onChange }: { group: string; onChange: (group: string) => void }) {
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
  const publishedWeek = usePublishedWeek(firstDay, { isForCalendars: tab === 'calendar' });
  const { groupOf } = useRoleBook();
  const week = useMemo(
    () =>
      publishedWeek && group !== ''
        ? weekOfRoles(publishedWeek, (role) => groupOf(role)?.id === group)
        : publishedWeek,
    [publishedWeek, group, groupOf],
  );
  if (tab === 'data') return <ExportPanel date={firstDay} />;
  // A week whose shifts were all removed is empty, but still has changes to announce and shifts to cancel in calendars.
  if (!week || (tab !== 'text' && (tab === 'print' ? week.people : everybodyOf(week)).length === 0))
    return <NothingToShare firstDay={firstDay} isPublished={week !== undefined} />;
  const Panel = WEEK_PANELS[tab];
  return <Panel week={week} />;
}

interface NothingToShareProps {
  firstDay: LocalDate;
  /** The week is published, without shifts. */
  isPublished: boolean;
}

/** The week is not published, or has no shifts. */
function NothingToShare({ firstDay, isPublished }: NothingToShareProps) {
  const t = useTranslations('share');
  const publish = useTranslations('publish');
  const formats = useFormats();
  const isEver = useSchedule(({ schedule }) => schedule.publication !== undefined);
  if (isPublished) {
    return <EmptyState icon={<CalendarX2 />} title={t('emptyTitle')} description={t('emptyHint')} />;
  }
  return (
    <EmptyState
      icon={<Send />}
      title={t(isEver ? 'draftTitle' : 'neverTitle')}
      description={t(isEver ? 'draftHint' : 'neverHint')}
      action={
        <Button variant="primary" onClick={() => publishFromDialog(firstDay)}>
          {publish('days', { range: formats.compactRange(firstDay, addDays(firstDay, 6)) })}
        </Button>
      }
    />
  );
}

interface ShownWeekProps {
  firstDay: LocalDate;
  onChange: (firstDay: LocalDate) => void;
}

function ShownWeek({ firstDay, onChange }: ShownWeekProps) {
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 phone:pt-1 coarse:pt-1">
        <div className="-ml-2 flex items-center gap-1">
          <IconButton
            label={calendar('previousWeek')}
            tooltip={false}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => onChange(addDays(firstDay, -7))}
          />
          <p aria-live="polite" className="tnum min-w-36 text-center font-semibold">
            {formats.dayRange(firstDay, addDays(firstDay, 6))}
          </p>
          <IconButton
            label={calendar('nextWeek')}
            tooltip={false}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => onChange(addDays(firstDay, 7))}
          />
        </div>
        <PublishedAt firstDay={firstDay} />
      </div>
      <RemainingWeeks firstDay={firstDay} onChange={onChange} />
      <ChangesSince firstDay={firstDay} />
    </div>
  );
}

function PublishedAt({ firstDay }: { firstDay: LocalDate }) {
  const t = useTranslations('share');
  const formats = useFormats();
  const instant = useSchedule(({ schedule }) => publishedAt(schedule.publication, sevenDaysFrom(firstDay)));
  const zone = zoneOf(useUi((state) => state.timezone));
  if (instant === undefined) return null;
  const at = new Date(instant);
  const when = `${formats.weekdayDay(todayIn(at, zone))}, ${formats.time(clockTimeOf(minuteNow(at, zone)))}`;
  return <p className="tnum text-ink-2">{t('publishedAt', { when })}</p>;
}

function ChangesSince({ firstDay }: { firstDay: LocalDate }) {
  const t = useTranslations('share');
  const publish = useTranslations('publish');
  const formats = useFormats();
  const count = useSchedule(({ schedule }) => {
    const days = sevenDaysFrom(firstDay);
    return publishedAt(schedule.publication, days) === undefined ? 0 : countToPublish(schedule, days);
  });
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-fill py-2 pr-2 pl-3 contrast:border-2 contrast:border-line-strong">
      <span aria-hidden="true" className="unpublished-dot shrink-0" />
      <p className="min-w-0 grow basis-48">{t('changes', { count })}</p>
      <Button onClick={() => publishFromDialog(firstDay)}>
        {publish('days', { range: formats.compactRange(firstDay, addDays(firstDay, 6)) })}
      </Button>
    </div>
  );
}

/** Maximum number of weeks offered. */
const MAX_WEEKS = 3;

interface RemainingWeeksProps {
  firstDay: LocalDate;
  onChange: (firstDay: LocalDate) => void;
}

/** Buttons that switch the dialog to the other weeks that have to be sent. */
function RemainingWeeks({ firstDay, onChange }: RemainingWeeksProps) {
  const t = useTranslations('share');
  const formats = useFormats();
  const others = (useWeeksToShare()?.weeks ?? []).filter((week) => week !== firstDay).slice(0, MAX_WEEKS);
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
      <p>{t('stillToHandOn')}</p>
      {others.map((week) => (
        <Button key={week} size="sm" onClick={() => onChange(week)}>
          <span className="tnum">{formats.dayRange(week, addDays(week, 6))}</span>
        </Button>
      ))}
    </div>
  );
}

/** Closes the dialog for the celebration and publishes that week; the dialog then reopens automatically. */
function publishFromDialog(firstDay: LocalDate): void {
  closeDialog();
  publishDays([weekFrom(firstDay)]);
}
