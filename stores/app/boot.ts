import { isFiltering } from '@/lib/shifts/views/shift-filter';
import { TODAY_CHECK_MS } from '@/lib/timing';
import { hearPersistedValues, loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { loadLanguage, takeUpSettings } from '@/stores/preferences/save-settings';
import { keepEarlyKeys } from '@/stores/ui/early-keys';
import { keepMissedEvents } from '@/stores/ui/page-events';
import { readWallClock } from '@/stores/ui/wall-clock';
import { persisted } from './gateway';
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
 * Brings the keys to this version, reads everything that is stored, loads the language, and starts listening to the
 * page's life. Runs once, as soon as the script does, so that the data is there before React asks for it. Nothing is
 * read before it: another version's data would be taken for this one's.
 */
export function startApp(): void {
  if (isStarted || typeof window === 'undefined') return;
  isStarted = true;
  keepEarlyKeys();
  keepMissedEvents();
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

  scheduleStore.load();
  loadPersistedValues(persisted);
  uiStore.followSystemDark(systemDark.matches);
  uiStore.setNow(readWallClock());
  keepSelectedDate();
  keepFilter();
  void loadLanguage();

  systemDark.addEventListener('change', ({ matches }) => uiStore.followSystemDark(matches));
  setInterval(() => uiStore.setNow(readWallClock()), TODAY_CHECK_MS);
  // A draft typed in another tab comes as an event for each key: only the schedule's own are worth a reading.
  window.addEventListener('storage', ({ key }) => {
    if (scheduleStorage.isConcernedBy(key)) scheduleStore.loadForeign();
    hearPersistedValues(persisted, key);
  });
  persisted.settings.subscribe((_settings, source) => {
    if (source === 'elsewhere') void takeUpSettings();
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
  scheduleStore.selectDate(persisted.selectedDate.get() ?? uiStore.getState().today);
  scheduleStore.subscribe(({ selectedDate }, before) => {
    if (selectedDate === before.selectedDate) return;
    persisted.selectedDate.set(selectedDate === uiStore.getState().today ? undefined : selectedDate);
  });
}

/** Opens with the filter that this tab had last; a new visit shows everything. */
function keepFilter(): void {
  const kept = persisted.filter.get();
  if (kept) uiStore.setFilter(kept);
  uiStore.subscribe(({ filter }, before) => {
    if (filter === before.filter) return;
    persisted.filter.set(isFiltering(filter) ? filter : undefined);
  });
}
