'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useAddShift } from '@/components/shell/use-add-shift';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { DIALOGS, NO_SHORTCUT_PLACES } from '@/components/ui/page/typing-places';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { isPanelPath, PANEL_PATHS } from '@/lib/panel-paths';
import { isDayView } from '@/lib/shifts/views/calendar-view';
import { type BegunSequence, followStroke } from '@/lib/shortcuts/key-sequence';
import { type BoundShortcutId, worksInPanels } from '@/lib/shortcuts/shortcuts';
import { isCharacter, isModifier, type Stroke, strokeOf } from '@/lib/shortcuts/stroke';
import { uiStore } from '@/stores/app/ui-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { requestPublication } from '@/stores/publish/publish';
import { goToToday } from '@/stores/schedule/go-to';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { isLive, useScheduleStore } from '@/stores/schedule/use-schedule';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { takeEarlyKeys } from '@/stores/ui/early-keys';
import { askGridStart } from '@/stores/ui/grid-use';
import { firePageEvent } from '@/stores/ui/page-events';

/** Dialogs beside the page that leave its shortcuts active. */
const OPEN_TO_SHORTCUTS = '[data-open-to-shortcuts]';
/** A panel's dialog; popovers and date pickers do not have this attribute. */
const PANEL = '[role="dialog"][data-headlessui-state]';
/** Elements that use the arrow keys themselves. */
const ARROW_PLACES =
  '[role="tablist"], [role="menu"], [role="radiogroup"], [role="listbox"], [data-arrow-keys]';
/** Elements that find an entry by its letters. */
const LETTER_PLACES = '[role="menu"], [role="listbox"]';

/** Which shortcuts a key press on that element may trigger. */
function reachOf(target: Element, path: string): 'all' | 'panel' | 'none' {
  if (getOpenDialog() || target.closest(NO_SHORTCUT_PLACES)) return 'none';
  const dialog = target.closest(DIALOGS);
  if (!dialog || dialog.matches(OPEN_TO_SHORTCUTS)) return 'all';
  return dialog.matches(PANEL) && isPanelPath(path) ? 'panel' : 'none';
}

/** Whether the element or a setting reserves the key. */
function isKept(stroke: Stroke, target: Element): boolean {
  if (stroke.startsWith('Mod+')) return false;
  if (!isCharacter(stroke)) return !stroke.startsWith('Shift+') && target.closest(ARROW_PLACES) !== null;
  // Single-letter shortcuts can be switched off, for speech input and accidental key presses (WCAG 2.1.4).
  return target.closest(LETTER_PLACES) !== null || !uiStore.getState().characterShortcuts;
}

/** The keyboard shortcuts of the whole app (SPEC section 9), as listed in the table. */
export function useShortcuts(): void {
  const store = useScheduleStore();
  const router = useAppRouter();
  const path = usePathname();
  const addShift = useAddShift();

  useEffect(() => {
    const acts: Readonly<Record<BoundShortcutId, () => void>> = {
      home: () => router.push('/'),
      employees: () => router.push('/employees'),
      insights: () => router.push(PANEL_PATHS.insights),
      templates: () => router.push(PANEL_PATHS.templates),
      settings: () => router.push('/settings'),
      previousWeek: () => firePageEvent('navigatePreviousWeek'),
      nextWeek: () => firePageEvent('navigateNextWeek'),
      today: () => goToToday(store),
      weekLayout: () => {
        const { currentView, weekLayout, dayLayout } = uiStore.getState();
        if (path === '/' && currentView === 'daily')
          uiStore.setDayLayout(dayLayout === 'shift' ? 'employee' : 'shift');
        if (path !== '/' || isDayView(currentView)) return;
        const next = weekLayout === 'day' ? 'employee' : 'day';
        // Whoever comes by the key goes on by keys, at once; a phone has no table to go on in.
        const hasTable = next === 'employee' && window.matchMedia(COLUMNS_FIT).matches;
        askGridStart(hasTable ? 'cell' : undefined);
        uiStore.setWeekLayout(next);
      },
      addShift,
      publish() {
        // Neither a week template nor the past has anything to publish.
        if (isLive(store)) requestPublication(path === '/');
      },
      fillOpen() {
        if (path === '/' && isLive(store)) openDialog({ name: 'fill' });
      },
      hideMoney: withToggleCue(uiStore.toggleMoneyHidden),
      undo: () => undoStep(store),
      redo: () => redoStep(store),
      shortcuts: () => firePageEvent('showKeyboardShortcuts'),
      tutorial: () => firePageEvent('toggleTutorial'),
    };
    let begun: BegunSequence | undefined;
    const follow = (event: KeyboardEvent, at: number) => {
      const { target } = event;
      if (isModifier(event.key)) return;
      const before = begun;
      begun = undefined;
      if (event.defaultPrevented || event.altKey || event.isComposing || !(target instanceof Element)) return;
      const reach = reachOf(target, path);
      const stroke = strokeOf(event);
      // A held key repeats the week navigation, but character shortcuts trigger only once.
      const isHeld = event.repeat && isCharacter(stroke);
      if (reach === 'none' || isHeld || isKept(stroke, target)) return;
      const meaning = followStroke(before, stroke, at);
      begun = meaning.begun;
      const { id } = meaning;
      if (!id || (reach === 'panel' && !worksInPanels(id))) return;
      event.preventDefault();
      acts[id]();
    };
    const onKeyDown = (event: KeyboardEvent) => follow(event, performance.now());
    for (const { event, at } of takeEarlyKeys()) follow(event, at);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [addShift, path, router, store]);
}
