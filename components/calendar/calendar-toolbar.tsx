'use client';

import {
  BarChart3,
  Bookmark,
  CalendarCheck,
  CopyPlus,
  Ellipsis,
  LayoutTemplate,
  type LucideIcon,
  Plus,
  Redo2,
  SlidersHorizontal,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { MenuItem } from '@/components/ui/menu-item';
import { readPlatform } from '@/components/ui/platform';
import { Tooltip } from '@/components/ui/tooltip';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { unpublishedCount } from '@/lib/shifts/publication';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';
import { goToToday, redoStep, uiStore, undoStep, useSchedule, useUi } from '@/stores/app-stores';
import { useIsOnboardingShown } from '@/stores/onboarding';
import { FilterButton } from './filter-button';
import { RepairBadge } from './repair-badge';
import { useCountText } from './use-filter';
import { useShiftCounts, useWeekDays } from './use-week';
import { ViewTabs } from './view-tabs';

interface ToolbarLinkProps {
  href: string;
  label: string;
  icon: LucideIcon;
  /** What opens it by keys. */
  shortcut: 'templates' | 'insights';
}

function ToolbarLink({ href, label, icon: Icon, shortcut }: ToolbarLinkProps) {
  return (
    <Tooltip content={label} shortcut={keyHint(shortcut, readPlatform())}>
      <AppLink
        href={href}
        aria-keyshortcuts={ariaKeys(shortcut, readPlatform())}
        data-tutorial={shortcut === 'templates' ? 'shift-templates' : 'insights'}
        className="focus-ring motion inline-flex min-h-8 items-center gap-1.5 rounded-control px-3 font-medium text-ink-2 hover:bg-hover hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {label}
      </AppLink>
    </Tooltip>
  );
}

/** The calendar's own actions, from 1024 px up. */
export function CalendarToolbar() {
  const t = useTranslations('calendar');
  const hasUnpublished = useSchedule(({ schedule }) => unpublishedCount(schedule) > 0);
  const isGuided = useIsOnboardingShown();
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 px-6 pb-2">
      <ViewTabs />
      <FilterButton />
      <RepairBadge className="ml-2" />
      <div className="grow">
        <WeekCount />
      </div>
      <ToolbarLink href="/templates" label={t('templates')} icon={LayoutTemplate} shortcut="templates" />
      <ToolbarLink href="/insights" label={t('insights')} icon={BarChart3} shortcut="insights" />
      <CalendarMenu />
      <Tooltip content={t('addShift')} shortcut={keyHint('addShift', readPlatform())}>
        <Button
          // One filled button a screen: Publish, while there is something to publish, or that of the first steps.
          variant={hasUnpublished || isGuided ? 'outline' : 'primary'}
          icon={<Plus aria-hidden="true" />}
          aria-keyshortcuts={ariaKeys('addShift', readPlatform())}
          data-tutorial="add-shift"
          onClick={() => uiStore.openDialog({ name: 'addShift' })}
        >
          {t('addShift')}
        </Button>
      </Tooltip>
    </div>
  );
}

/** How many shifts the shown week has; the views of one day say their own. */
function WeekCount() {
  const countText = useCountText();
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const { total, all } = useShiftCounts(useWeekDays());
  return (
    isWeek && <p className="tnum px-3 text-right whitespace-nowrap text-ink-2">{countText(total, all)}</p>
  );
}

/** The views below 1024 px, where the other actions stand in the menu. */
export function PhoneToolbar() {
  return (
    <div className="flex shrink-0 flex-col gap-2 pr-2 pb-1 pl-4">
      <div className="flex items-center gap-1">
        <ViewTabs className="grow" />
        <CalendarMenu isOnPhone />
      </div>
      <RepairBadge />
    </div>
  );
}

/** What is seldom needed; on a phone also what the toolbar holds elsewhere. */
function CalendarMenu({ isOnPhone = false }: { isOnPhone?: boolean }) {
  const t = useTranslations('calendar');
  const filterTexts = useTranslations('filter');
  const copyWeekTexts = useTranslations('copyWeek');
  const hasShifts = useSchedule((state) => state.schedule.shifts.shiftCount > 0);
  const canUndo = useSchedule((state) => state.history.undo.length > 0);
  const canRedo = useSchedule((state) => state.history.redo.length > 0);
  // The narrowest phones have no room for the Today button in the bar.
  const isVeryNarrow = useMediaQuery('(width < 360px)');
  const today: MenuItem = {
    id: 'today',
    label: t('today'),
    icon: <CalendarCheck aria-hidden="true" />,
    onSelect: goToToday,
  };
  const undo: MenuItem = {
    id: 'undo',
    label: t('undo'),
    icon: <Undo2 aria-hidden="true" />,
    disabled: !canUndo,
    onSelect: undoStep,
  };
  const redo: MenuItem = {
    id: 'redo',
    label: t('redo'),
    icon: <Redo2 aria-hidden="true" />,
    disabled: !canRedo,
    onSelect: redoStep,
  };
  const templates: MenuItem = {
    id: 'templates',
    label: t('templates'),
    icon: <LayoutTemplate aria-hidden="true" />,
    href: '/templates',
  };
  const copyWeek: MenuItem = {
    id: 'copy-week',
    label: copyWeekTexts('menuItem'),
    icon: <CopyPlus aria-hidden="true" />,
    onSelect: () => uiStore.openDialog({ name: 'copyWeek' }),
  };
  const filter: MenuItem = {
    id: 'filter',
    label: filterTexts('title'),
    icon: <SlidersHorizontal aria-hidden="true" />,
    onSelect: () => uiStore.openDialog({ name: 'filter' }),
  };
  const savedViews: MenuItem = {
    id: 'saved-views',
    label: filterTexts('savedViews'),
    icon: <Bookmark aria-hidden="true" />,
    onSelect: () => uiStore.openDialog({ name: 'savedViews' }),
  };
  const clearShifts: MenuItem = {
    id: 'clear-shifts',
    label: t('clearShifts'),
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger',
    disabled: !hasShifts,
    onSelect: () => uiStore.openDialog({ name: 'clearShifts' }),
  };
  return (
    <Menu
      label={t('more')}
      icon={<Ellipsis aria-hidden="true" />}
      data-tutorial={isOnPhone ? 'recurring-shifts shift-templates' : 'recurring-shifts'}
      items={[
        ...(isVeryNarrow ? [today] : []),
        ...(isOnPhone ? [filter, undo, redo, templates] : []),
        savedViews,
        copyWeek,
        clearShifts,
      ]}
    />
  );
}
