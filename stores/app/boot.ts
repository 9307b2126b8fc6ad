import { isFiltering } from '@/lib/shifts/views/shift-filter';
import { TODAY_CHECK_MS } from '@/lib/timing';
import { loadLanguage, takeUpSettings } from '@/stores/preferences/save-settings';
import { keepEarlyKeys } from '@/stores/ui/early-keys';
import { keepMissedEvents } from '@/stores/ui/page-events';
import { readWallClock } from '@/stores/ui/wall-clock';
import { door, tabDoor } from './gateway';
import { notificationsStore } from './notifications-store';
import { scheduleStorage, scheduleStore } from './schedule-store';
import { uiStore } from './ui-store';

let isStarted = false;
let isConnecting = false;

/** Opens the database, once: as soon as the first screen is made from what the keys hold. */
export function connectStorage(): void {
  if (isConnecting) return;
  isConnecting = true;
  void scheduleStorage.connect();
}

/**
 * Reads what is stored and the language, and starts listening to the page's life. Runs once, as soon as the script
 * does, so that the data is there before React asks for it.
 */
export function startApp(): void {
  if (isStarted || typeof window === 'undefined') return;
  isStarted = true;
  keepEarlyKeys();
  keepMissedEvents();
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

  uiStore.load(systemDark.matches);
  uiStore.setNow(readWallClock());
  notificationsStore.load();
  scheduleStore.load(uiStore.getState().today);
  keepSelectedDate();
  keepFilter();
  void loadLanguage();

  systemDark.addEventListener('change', ({ matches }) => uiStore.followSystemDark(matches));
  setInterval(() => uiStore.setNow(readWallClock()), TODAY_CHECK_MS);
  // A draft typed in another tab comes as an event for each key: only the schedule's own are worth a reading.
  window.addEventListener('storage', ({ key }) => {
    if (scheduleStorage.isConcernedBy(key)) scheduleStore.loadForeign();
    if (key === door.keyOf('settings')) void takeUpSettings();
    if (key === door.keyOf('savedViews')) uiStore.loadSavedViews();
    if (key === door.keyOf('restHours')) uiStore.loadRestHours();
    if (key === door.keyOf('notifications')) notificationsStore.loadForeign();
    if (key === door.keyOf('notificationPreferences')) notificationsStore.loadPreferences();
  });
  window.addEventListener('pagehide', () => scheduleStorage.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') scheduleStorage.flush();
    else {
      uiStore.setNow(readWallClock());
      scheduleStorage.lookAround();
    }
  });
}

/** Opens on the day that this tab showed last. Today is not kept: the page opens on the next day's today by itself. */
function keepSelectedDate(): void {
  const kept = tabDoor.readValue('selectedDate');
  if (kept !== undefined) scheduleStore.selectDate(kept);
  scheduleStore.subscribe(({ selectedDate }, before) => {
    if (selectedDate === before.selectedDate) return;
    if (selectedDate === uiStore.getState().today) tabDoor.remove('selectedDate');
    else tabDoor.writeValue('selectedDate', selectedDate);
  });
}

/** Opens with the filter that this tab had last; a new visit shows everything. */
function keepFilter(): void {
  const kept = tabDoor.readValue('filter');
  if (kept) uiStore.setFilter(kept);
  uiStore.subscribe(({ filter }, before) => {
    if (filter === before.filter) return;
    if (isFiltering(filter)) tabDoor.writeValue('filter', filter);
    else tabDoor.remove('filter');
  });
}
