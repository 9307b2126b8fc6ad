'use client';

import { BarChart3, Ellipsis, LayoutTemplate, type LucideIcon, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FilterButton } from '@/components/calendar/filter/button';
import { useCountText } from '@/components/calendar/filter/use-filter';
import { WeekCost } from '@/components/calendar/pay/lazy-costs';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { preloadViews } from '@/components/calendar/view-parts';
import { useShiftCounts, useWeekDays } from '@/components/calendar/week/use-week';
import { IfLive } from '@/components/calendar/week-template/if-live';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { Menu } from '@/components/ui/menu/menu';
import { AppLink } from '@/components/ui/page/app-link';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { readPlatform } from '@/components/ui/page/platform';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { Tabs } from '@/components/ui/tabs';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { PANEL_PATHS } from '@/lib/panel-paths';
import { CALENDAR_VIEWS } from '@/lib/shifts/views/calendar-view';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';
import { uiStore } from '@/stores/app/ui-store';
import { useIsOnboardingShown } from '@/stores/first-use/onboarding';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useHasToPublish } from '@/stores/publish/shown-week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { useIsWeekRead } from './wait-for-week';
import { WeekLayoutSwitch } from './week-layout-switch';

const CalendarMenuSurface = lazyPart(() => import('./menu').then((module) => module.CalendarMenuSurface), {
  onError: logLoadFailure,
});
const PhoneMenuSurface = lazyPart(() => import('./menu').then((module) => module.PhoneMenuSurface), {
  onError: logLoadFailure,
});

interface ToolbarLinkProps {
  href: string;
  label: string;
  icon: LucideIcon;
  shortcut: 'templates' | 'insights';
}

function ToolbarLink({ href, label, icon: Icon, shortcut }: ToolbarLinkProps) {
  return (
    <Tooltip content={label} shortcut={keyHint(shortcut, readPlatform())}>
      <AppLink
        href={href}
        aria-keyshortcuts={ariaKeys(shortcut, readPlatform())}
        data-tutorial={shortcut === 'templates' ? 'shift-templates' : 'insights'}
        className="focus-ring motion inline-flex min-h-8 items-center gap-1.5 rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink max-xl:px-2"
      >
        {/* Hidden on the narrowest desktops, where the label needs the space. */}
        <Icon aria-hidden="true" className="size-4 max-xl:hidden" strokeWidth={1.75} />
        {label}
      </AppLink>
    </Tooltip>
  );
}

/** The calendar's actions, from 1024 px up. */
export function CalendarToolbar() {
  const t = useTranslations('calendar');
  const hasUnpublished = useHasToPublish();
  const isGuided = useIsOnboardingShown();
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 px-6 pb-2">
      <ViewTabs />
      <WeekLayoutSwitch />
      <FilterButton />
      <RepairBadgeIfAny className="ml-2" />
      <div className="min-w-0 grow basis-0">
        <WeekCount />
      </div>
      <ToolbarLink
        href={PANEL_PATHS.templates}
        label={t('templates')}
        icon={LayoutTemplate}
        shortcut="templates"
      />
      <ToolbarLink href={PANEL_PATHS.insights} label={t('insights')} icon={BarChart3} shortcut="insights" />
      <CalendarMenu />
      <IfLive>
        <Tooltip content={t('addShift')} shortcut={keyHint('addShift', readPlatform())}>
          <Button
            // One filled button per screen: Publish if there is something to publish, or that of the first steps.
            variant={hasUnpublished || isGuided ? 'outline' : 'primary'}
            icon={<Plus aria-hidden="true" />}
            className="whitespace-nowrap"
            aria-keyshortcuts={ariaKeys('addShift', readPlatform())}
            data-tutorial="add-shift"
            onClick={() => openDialog({ name: 'addShift' })}
          >
            {t('addShift')}
          </Button>
        </Tooltip>
      </IfLive>
    </div>
  );
}

function WeekCount() {
  const countText = useCountText();
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const { total, all } = useShiftCounts(useWeekDays());
  const hasMoney = useHasMoney();
  const isRead = useIsWeekRead();
  return (
    isWeek &&
    isRead && (
      // On the narrowest desktops the layout's name needs the space, unless a filter hides shifts.
      <p className={`tnum truncate px-3 text-right text-ink-2 ${total === all ? 'max-[1279px]:hidden' : ''}`}>
        {countText(total, all)}
        {hasMoney && <WeekCost />}
      </p>
    )
  );
}

/**
 * Below 1024 px: the views and `children`; other actions are in the menu. The week's layout switch is beside
 * the views, or on a phone below them.
 */
export function PhoneToolbar({ children }: { children: ReactNode }) {
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  const isGuided = useIsOnboardingShown();
  return (
    <div className="flex shrink-0 flex-col gap-2 pr-2 pb-1 pl-4">
      <div className="flex items-center gap-1">
        <ViewTabs className={hasColumns ? 'min-w-80' : 'grow'} />
        {hasColumns && (
          <div className="grow">
            <WeekLayoutSwitch />
          </div>
        )}
        {children}
        <CalendarMenu isOnPhone />
      </div>
      {!hasColumns && !isGuided && <WeekLayoutSwitch isWide />}
      <RepairBadgeIfAny className="mt-1" />
    </div>
  );
}

/**
 * Rarely used actions; on a phone, the menu also has the toolbar's actions. The entries of the menu load as
 * the pointer approaches.
 */
function CalendarMenu({ isOnPhone = false }: { isOnPhone?: boolean }) {
  const t = useTranslations('calendar');
  return (
    <Menu
      label={t('more')}
      icon={<Ellipsis aria-hidden="true" />}
      data-tutorial={isOnPhone ? 'recurring-shifts shift-templates' : 'recurring-shifts'}
      surface={isOnPhone ? PhoneMenuSurface : CalendarMenuSurface}
    />
  );
}

/** The other views preload as the pointer or focus approaches. */
function ViewTabs({ className }: { className?: string | undefined }) {
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

// The badge loads only if stored shifts await repair; the page is complete without a badge.
const RepairBadge = lazyPart(() => import('./repair-badge').then((module) => module.RepairBadge), {
  onError: logLoadFailure,
});

function RepairBadgeIfAny({ className }: { className: string }) {
  const count = useSchedule((state) => state.awaitingRepair.length);
  return count > 0 && <RepairBadge count={count} className={className} />;
}
