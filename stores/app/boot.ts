import { isFiltering } from '@/lib/shifts/views/shift-filter';
import { TODAY_CHECK_MS } from '@/lib/timing';
import { applyExternalValues, loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { applyStoredSettings, loadLanguage } from '@/stores/preferences/save-settings';
import { keepEarlyKeys } from '@/stores/ui/early-keys';
import { keepMissedEvents } from '@/stores/ui/page-events';
import { readWallClock } from '@/stores/ui/wall-clock';
import { persisted } from './gateway';
import { loadKeysUpgrade } from './load-keys-upgrade';
import { liveSchedule, scheduleStorage } from './schedule-store';
import { uiStore } from './ui-store';

let isStarted = false;
let isConnecting = false;

/** Opens the database. Call once, after the first screen has been built from the localStorage keys. */
export function connectStorage(): void {
  if (isConnecting) return;
  isConnecting = true;
  void scheduleStorage.connect();
}

/**
 * Migrates the keys to this version, loads everything stored and the language, and listens to page events.
 * Call once, before React renders. Nothing may read storage earlier, because storage could hold another
 * version's format.
 */
export async function startApp(): Promise<void> {
  if (isStarted || typeof window === 'undefined') return;
  isStarted = true;
  keepEarlyKeys();
  keepMissedEvents();
  await upgradeKeys();
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

  liveSchedule.load();
  loadPersistedValues(persisted);
  uiStore.followSystemDark(systemDark.matches);
  uiStore.setNow(readWallClock());
  keepSelectedDate();
  keepFilter();
  void loadLanguage();

  systemDark.addEventListener('change', ({ matches }) => uiStore.followSystemDark(matches));
  setInterval(() => uiStore.setNow(readWallClock()), TODAY_CHECK_MS);
  // Typing a draft in another tab also fires storage events: reload only for the schedule's own keys.
  window.addEventListener('storage', ({ key }) => {
    if (scheduleStorage.isConcernedBy(key)) void loadForeign();
    applyExternalValues(persisted, key);
  });
  persisted.settings.subscribe((_settings, source) => {
    if (source === 'elsewhere') void applyStoredSettings();
  });
  window.addEventListener('pagehide', () => scheduleStorage.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') scheduleStorage.flush();
    else {
      uiStore.setNow(readWallClock());
      scheduleStorage.readRemoteChanges();
    }
  });
}

/** If loading fails, the keys stay unchanged, and the storage asks for the code again. */
async function upgradeKeys(): Promise<void> {
  try {
    await loadKeysUpgrade();
  } catch (error) {
    console.error('The data of an older version could not be read yet.', error);
  }
}

/** Migrates the keys first: a tab with an older build may write the old keys of settings. */
async function loadForeign(): Promise<void> {
  await upgradeKeys();
  liveSchedule.loadForeign();
}

/**
 * Restores the day that this tab showed last. "Today" is not stored, so a page opened the next day shows the new today.
 */
function keepSelectedDate(): void {
  liveSchedule.selectDate(persisted.selectedDate.get() ?? uiStore.getState().today);
  liveSchedule.subscribe(({ selectedDate }, before) => {
    if (selectedDate === before.selectedDate) return;
    persisted.selectedDate.set(selectedDate === uiStore.getState().today ? undefined : selectedDate);
  });
}

/** Restores this tab's last filter; a new visit shows everything. */
function keepFilter(): void {
  const kept = persisted.filter.get();
  if (kept) uiStore.setFilter(kept);
  uiStore.subscribe(({ filter }, before) => {
    if (filter === before.filter) return;
    persisted.filter.set(isFiltering(filter) ? filter : undefined);
  });
}
