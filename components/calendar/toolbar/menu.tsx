'use client';

import {
  ArrowUpDown,
  Bookmark,
  BookmarkPlus,
  CalendarCheck,
  CalendarRange,
  ClipboardCheck,
  Coins,
  CopyPlus,
  LayoutTemplate,
  ListChecks,
  Moon,
  Printer,
  Redo2,
  Rows4,
  Share2,
  SlidersHorizontal,
  StickyNote,
  Sun,
  Trash2,
  Undo2,
  UserRoundCheck,
  UserRoundCog,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OwnSurfaceProps } from '@/components/ui/menu/menu';
import type { MenuItem } from '@/components/ui/menu/menu-item';
import { MenuSurface } from '@/components/ui/menu/menu-surface';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { PANEL_PATHS } from '@/lib/panel-paths';
import { roleGroupsSetting } from '@/lib/settings/team-settings';
import { shiftTotal } from '@/lib/shifts/change/reading-progress';
import { DENSITY_CHOICES } from '@/lib/shifts/views/calendar-view';
import { uiStore } from '@/stores/app/ui-store';
import { useHasOpenShifts } from '@/stores/auto-fill/shown-open-shifts';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { goToToday } from '@/stores/schedule/go-to';
import { selectAllShown } from '@/stores/schedule/shown-shifts';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { isLive, useEditedWeek, useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

function useMenuItems(isOnPhone: boolean): readonly MenuItem[] {
  const store = useScheduleStore();
  const t = useTranslations('calendar');
  const filterTexts = useTranslations('filter');
  const copyWeekTexts = useTranslations('copyWeek');
  const bulk = useTranslations('bulk');
  const publish = useTranslations('publish');
  const shell = useTranslations('shell');
  const darkMode = useUi((state) => state.darkMode);
  // Below this width the bar has no space for the theme.
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  const hasShifts = useSchedule((state) => shiftTotal(state) > 0);
  const canUndo = useSchedule((state) => state.history.undo.length > 0);
  const canRedo = useSchedule((state) => state.history.redo.length > 0);
  // The narrowest phones have no space for the Today button in the bar.
  const isVeryNarrow = useMediaQuery('(width < 360px)');
  const today: MenuItem = {
    id: 'today',
    label: t('today'),
    icon: <CalendarCheck aria-hidden="true" />,
    onSelect: () => goToToday(store),
  };
  const undo: MenuItem = {
    id: 'undo',
    label: t('undo'),
    icon: <Undo2 aria-hidden="true" />,
    disabled: !canUndo,
    onSelect: () => undoStep(store),
  };
  const redo: MenuItem = {
    id: 'redo',
    label: t('redo'),
    icon: <Redo2 aria-hidden="true" />,
    disabled: !canRedo,
    onSelect: () => redoStep(store),
  };
  const share: MenuItem = {
    id: 'share',
    label: publish('share'),
    icon: <Share2 aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'share' }),
  };
  const templates: MenuItem = {
    id: 'templates',
    label: t('templates'),
    icon: <LayoutTemplate aria-hidden="true" />,
    href: PANEL_PATHS.templates,
  };
  const copyWeek: MenuItem = {
    id: 'copy-week',
    label: copyWeekTexts('menuItem'),
    icon: <CopyPlus aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'copyWeek' }),
  };
  const saveWeek: MenuItem = {
    id: 'save-week',
    label: copyWeekTexts('saveAsTemplate'),
    icon: <BookmarkPlus aria-hidden="true" />,
    disabled: !hasShifts,
    onSelect: () => openDialog({ name: 'saveWeek' }),
  };
  const date = useSchedule((state) => state.selectedDate);
  const isPast = useUi((state) => date <= state.today);
  const isDay = useUi((state) => state.currentView === 'daily');
  const lineUp: MenuItem = {
    id: 'line-up',
    label: t('lineUp'),
    icon: <Printer aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'lineUp', date }),
  };
  const isTemplate = useEditedWeek() !== undefined;
  const aboutDay: MenuItem = {
    id: 'about-day',
    label: t('aboutDay'),
    icon: <StickyNote aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'day', date }),
  };
  const needs: MenuItem = {
    id: 'needs',
    label: t('staffingNeeds'),
    icon: <UserRoundCog aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'demand' }),
  };
  const sales: MenuItem = {
    id: 'sales',
    label: t('sales'),
    icon: <Coins aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'sales' }),
  };
  const worked: MenuItem = {
    id: 'worked',
    label: t('whatHappened'),
    icon: <ClipboardCheck aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'worked', date }),
  };
  const selectAll: MenuItem = {
    id: 'select-all',
    label: bulk('selectAll'),
    icon: <ListChecks aria-hidden="true" />,
    disabled: !hasShifts,
    onSelect: () => selectAllShown(store),
  };
  const fill = useFillItems();
  const filter: MenuItem = {
    id: 'filter',
    label: filterTexts('title'),
    icon: <SlidersHorizontal aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'filter' }),
  };
  const theme: MenuItem = {
    id: 'theme',
    label: darkMode ? shell('lightMode') : shell('darkMode'),
    icon: darkMode ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
    onSelect: withToggleCue(uiStore.toggleDarkMode),
  };
  const savedViews: MenuItem = {
    id: 'saved-views',
    label: filterTexts('savedViews'),
    icon: <Bookmark aria-hidden="true" />,
    onSelect: () => openDialog({ name: 'savedViews' }),
  };
  const clearShifts: MenuItem = {
    id: 'clear-shifts',
    label: t('clearShifts'),
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger',
    disabled: !hasShifts,
    onSelect: () => openDialog({ name: 'clearShifts' }),
  };
  return [
    ...(isVeryNarrow ? [today] : []),
    ...(isOnPhone ? [share, filter, undo, redo, templates] : []),
    ...(isDay ? [lineUp] : []),
    savedViews,
    selectAll,
    copyWeek,
    ...fill,
    saveWeek,
    // Days of a week template have no notes.
    ...(isTemplate ? [] : [aboutDay]),
    needs,
    sales,
    // Future days have no actual hours.
    ...(isPast ? [worked] : []),
    ...(hasColumns ? [] : [theme]),
    clearShifts,
  ];
}

/** Touch screens have no dense rows. */
function useDensityItems(): readonly MenuItem[] {
  const t = useTranslations('calendar');
  const chosen = useUi((state) => state.density);
  const hasColumns = useUi((state) => state.currentView === 'weekly' && state.weekLayout === 'day');
  const isPointerFine = useMediaQuery('(pointer: fine)');
  if (!hasColumns) return [];
  const shown = chosen === 'dense' && !isPointerFine ? 'compact' : chosen;
  return DENSITY_CHOICES.filter((choice) => choice !== 'dense' || isPointerFine).map((choice) => ({
    id: `density-${choice}`,
    label: t(`densityChoice.${choice}`),
    group: t('density'),
    checked: choice === shown,
    onSelect: () => uiStore.setDensity(choice),
  }));
}

function usePeopleItems(): readonly MenuItem[] {
  const store = useScheduleStore();
  const t = useTranslations('grid');
  const hasGroups = useSetting(roleGroupsSetting);
  const hasTwoWeeks = useUi((state) => state.twoWeeks);
  const hasRows = useUi((state) => state.currentView === 'weekly' && state.weekLayout === 'employee');
  if (!hasRows) return [];
  return [
    {
      id: 'role-groups',
      label: t('roleGroups'),
      icon: <Rows4 aria-hidden="true" />,
      checked: hasGroups,
      onSelect: () => changeSetting(store, roleGroupsSetting, (isOn) => !isOn),
    },
    {
      id: 'two-weeks',
      label: t('twoWeeks'),
      icon: <CalendarRange aria-hidden="true" />,
      checked: hasTwoWeeks,
      onSelect: uiStore.toggleTwoWeeks,
    },
    {
      id: 'people-order',
      label: t('order'),
      icon: <ArrowUpDown aria-hidden="true" />,
      onSelect: () => openDialog({ name: 'peopleOrder' }),
    },
  ];
}

/** The menu's entries from 1024 px up. */
export function CalendarMenuSurface(props: OwnSurfaceProps) {
  const items = useMenuItems(false);
  return <MenuSurface {...props} items={[...usePeopleItems(), ...items, ...useDensityItems()]} />;
}

/** The menu's entries below 1024 px, including the actions that wider screens have in the toolbar. */
export function PhoneMenuSurface(props: OwnSurfaceProps) {
  return <MenuSurface {...props} items={useMenuItems(true)} />;
}

/** The auto-fill entry; empty for a week template or the past. */
export function useFillItems(): readonly MenuItem[] {
  const t = useTranslations('calendar');
  const hasOpen = useHasOpenShifts();
  if (!isLive(useScheduleStore())) return [];
  return [
    {
      id: 'fill',
      label: t('fillOpen'),
      icon: <UserRoundCheck aria-hidden="true" />,
      disabled: !hasOpen,
      onSelect: () => openDialog({ name: 'fill' }),
    },
  ];
}
