'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { followSwipes } from '@/components/parts/follow-swipes';
import { useAddShift } from '@/components/shell/use-add-shift';
import { COLUMNS_FIT, DESKTOP } from '@/components/ui/page/layout-queries';
import { DIALOGS, NO_SHORTCUT_PLACES, TYPING_PLACES } from '@/components/ui/page/typing-places';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { pageAfterSwipe } from '@/lib/page-swipe';
import { isPanelPath, PANEL_PATHS } from '@/lib/panel-paths';
import { isDayView } from '@/lib/shifts/views/calendar-view';
import { type BegunSequence, followStroke } from '@/lib/shortcuts/key-sequence';
import { type BoundShortcutId, worksInPanels } from '@/lib/shortcuts/shortcuts';
import { isCharacter, isModifier, type Stroke, strokeOf } from '@/lib/shortcuts/stroke';
import { pageColor } from '@/lib/theme/page-color';
import { THEME_TRANSITION_MS } from '@/lib/timing';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { playCueOf, withToggleCue } from '@/stores/notifications/cue-port';
import { useLanguage } from '@/stores/preferences/use-language';
import { requestPublication } from '@/stores/publish/publish';
import { goToToday } from '@/stores/schedule/go-to';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { isLive, useScheduleStore } from '@/stores/schedule/use-schedule';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { drainEarlyKeys } from '@/stores/ui/early-keys';
import { askGridStart } from '@/stores/ui/grid-use';
import { firePageEvent } from '@/stores/ui/page-events';
import { followStationRenames } from '@/stores/ui/saved-views';
import { useUi } from '@/stores/ui/use-ui';
import { useLaunches } from './use-launches';

/** Keeps every page in sync with the theme, and handles keys, swipes, the phone's keyboard, and app launches. */
export function ShellWatch(): null {
  useShortcuts();
  usePageSwipe();
  useKeyboardInset();
  useLaunches();
  useStylesByMedium();
  // The script in the head has already set the theme of the first paint.
  useThemeOnPage();
  useEffect(() => followStationRenames(liveSchedule), []);
  return null;
}

/**
 * Sets `--keyboard` to the height by which a phone's keyboard covers the page's bottom. The height is 0 if
 * the keyboard resizes the page (`interactiveWidget`). In Safari the keyboard only overlays the page, and
 * sheets are placed above the keyboard.
 */
function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    const measure = () => {
      // When pinch-zoomed, the hidden part of the page is not behind a keyboard.
      const isZoomed = visualViewport.scale > 1.01;
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      root.style.setProperty('--keyboard', isZoomed ? '0px' : `${Math.max(0, Math.round(covered))}px`);
    };
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, []);
}

/** Rarely needed style sheets, by medium. */
const SHEETS: readonly (readonly [query: string, load: () => Promise<unknown>])[] = [
  ['(forced-colors: active)', () => import('./forced-colors.css')],
  ['(height < 400px) and (width < 1024px)', () => import('./short.css')],
];

/** Loads the style sheets of the media that match, now or later. */
function useStylesByMedium(): void {
  useEffect(() => {
    const stops = SHEETS.map(([query, load]) => {
      const medium = window.matchMedia(query);
      const loadIfDue = () => {
        if (!medium.matches) return;
        load().catch((error: unknown) => console.error(`Failed to load the styles for ${query}.`, error));
      };
      loadIfDue();
      medium.addEventListener('change', loadIfDue);
      return () => medium.removeEventListener('change', loadIfDue);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Keeps the page's root element in sync with the chosen theme and language. */
function useThemeOnPage(): void {
  const darkMode = useUi((state) => state.darkMode);
  const highContrastMode = useUi((state) => state.highContrastMode);
  const dyslexicFontMode = useUi((state) => state.dyslexicFontMode);
  const themeColor = useUi((state) => state.themeColor);
  const language = useLanguage((state) => state.language);
  const shownColor = useRef(themeColor);

  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('dark', darkMode);
    classList.toggle('high-contrast', highContrastMode);
    classList.toggle('dyslexic', dyslexicFontMode);
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = pageColor(darkMode, highContrastMode);
  }, [darkMode, highContrastMode, dyslexicFontMode]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    const root = document.documentElement;
    root.dataset.themeColor = themeColor;
    if (shownColor.current === themeColor) return;
    shownColor.current = themeColor;
    root.classList.add('theme-transition');
    const timer = setTimeout(() => root.classList.remove('theme-transition'), THEME_TRANSITION_MS);
    return () => {
      clearTimeout(timer);
      root.classList.remove('theme-transition');
    };
  }, [themeColor]);
}

/** Elements where a horizontal swipe has another meaning. */
const OWN_GESTURES = `${DIALOGS}, [role="menu"], [data-own-swipe], ${TYPING_PLACES}`;

/** On a phone, a horizontal swipe changes the page (SPEC section 2). */
function usePageSwipe(): void {
  const router = useAppRouter();
  const pathname = usePathname();
  const isDesktop = useMediaQuery(DESKTOP);

  useEffect(() => {
    if (isDesktop) return;
    return followSwipes(window, {
      isTaken: isTakenAcross,
      turn(step) {
        const page = pageAfterSwipe(pathname, step);
        if (!page) return false;
        playCueOf('pageSwiped');
        router.push(page);
        return true;
      },
    });
  }, [isDesktop, pathname, router]);
}

/** Whether a touch that starts here belongs to a dialog, a field, or a strip that scrolls horizontally. */
function isTakenAcross(target: Element): boolean {
  if (target.closest(OWN_GESTURES)) return true;
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (element.scrollWidth <= element.clientWidth) continue;
    const { overflowX } = getComputedStyle(element);
    if (overflowX === 'auto' || overflowX === 'scroll') return true;
  }
  return false;
}

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
function allowedShortcuts(target: Element, path: string): 'all' | 'panel' | 'none' {
  if (getOpenDialog() || target.closest(NO_SHORTCUT_PLACES)) return 'none';
  const dialog = target.closest(DIALOGS);
  if (!dialog || dialog.matches(OPEN_TO_SHORTCUTS)) return 'all';
  return dialog.matches(PANEL) && isPanelPath(path) ? 'panel' : 'none';
}

/** Whether the element or a setting reserves the key. */
function isReserved(stroke: Stroke, target: Element): boolean {
  if (stroke.startsWith('Mod+')) return false;
  if (!isCharacter(stroke)) return !stroke.startsWith('Shift+') && target.closest(ARROW_PLACES) !== null;
  // Single-letter shortcuts can be switched off, for speech input and accidental key presses (WCAG 2.1.4).
  return target.closest(LETTER_PLACES) !== null || !uiStore.getState().characterShortcuts;
}

/** The keyboard shortcuts of the whole app (SPEC section 9), as listed in the table. */
function useShortcuts(): void {
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
        // A person who used the key continues with keys, so focus the grid at once; a phone has no grid.
        const hasTable = next === 'employee' && window.matchMedia(COLUMNS_FIT).matches;
        askGridStart(hasTable ? 'cell' : undefined);
        uiStore.setWeekLayout(next);
      },
      addShift,
      publish() {
        // A week template and a past state cannot be published.
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
      const reach = allowedShortcuts(target, path);
      const stroke = strokeOf(event);
      // A held key repeats the week navigation, but character shortcuts trigger only once.
      const isHeld = event.repeat && isCharacter(stroke);
      if (reach === 'none' || isHeld || isReserved(stroke, target)) return;
      const meaning = followStroke(before, stroke, at);
      begun = meaning.begun;
      const { id } = meaning;
      if (!id || (reach === 'panel' && !worksInPanels(id))) return;
      event.preventDefault();
      acts[id]();
    };
    const onKeyDown = (event: KeyboardEvent) => follow(event, performance.now());
    for (const { event, at } of drainEarlyKeys()) follow(event, at);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [addShift, path, router, store]);
}
