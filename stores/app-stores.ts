import { useStore } from 'zustand';
import type { Language } from '@/lib/i18n/language';
import { PREFERENCE_IDS, SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { isChangeRead } from '@/lib/shifts/reading';
import type { ScheduleChange } from '@/lib/shifts/schedule-change';
import { isFiltering } from '@/lib/shifts/shift-filter';
import { startOfCalendarWeek } from '@/lib/time/week';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { type ZoneChoice, zoneOf } from '@/lib/time/zone-choice';
import { TODAY_CHECK_MS } from '@/lib/timing';
import { createEarlySync } from './browser-storage/early-sync';
import {
  createStorageDoor,
  openLocalStorage,
  openSessionStorage,
  type StorageHealth,
} from './browser-storage/storage-door';
import type { ScheduleSync } from './browser-storage/sync-ports';
import { keepEarlyKeys } from './early-keys';
import { createLanguageStore, type LanguageState } from './language';
import { createNotificationsStore, type NotificationInput, type NotificationsState } from './notifications';
import { keepMissedEvents } from './page-events';
import type { RemindedShifts } from './reminders';
import { createScheduleStore, type ScheduleState } from './schedule';
import { createUiStore, type UiState } from './ui';

const now = () => Date.now();
const random = () => Math.random();

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Project pages share one origin: under a sub-path the path is part of the name. */
export const databaseName = `brigade${basePath}`;
export const door = createStorageDoor({ storage: openLocalStorage(), basePath, log: console });
/** What belongs to this tab alone: it survives a reload, and a new visit begins without it. */
export const tabDoor = createStorageDoor({ storage: openSessionStorage(), basePath, log: console });

const wallClock = () => {
  const date = new Date(now());
  const zone = zoneOf(uiStore.getState().timezone);
  return { today: todayIn(date, zone), minute: minuteNow(date, zone) };
};

/** Names a restore point that is made beside the one of the day. `at` is epoch milliseconds. */
export function restoreMoment(at: number) {
  return { day: `${todayIn(new Date(at))} ${new Date(at).toISOString().slice(11, 19)}`, at };
}

/** The texts of the person's own settings, by their key. */
export function readPreferences(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    PREFERENCE_IDS.flatMap((id) => {
      const text = door.read(id);
      return text === null ? [] : [[SAVED_KEYS[id].name, text]];
    }),
  );
}

/** Puts settings back, as a backup has them; the next start reads them. */
export function writePreferences(preferences: Readonly<Record<string, string>>): void {
  for (const id of PREFERENCE_IDS) {
    const text = preferences[SAVED_KEYS[id].name];
    if (text !== undefined) door.write(id, text);
  }
}

const setTimer = (act: () => void, delayMs: number) => setTimeout(act, delayMs);

export const scheduleStorage: ScheduleSync = createEarlySync({
  door,
  setTimer,
  log: console,
  async load(kept) {
    const { createDatabaseSync } = await import('./database-sync');
    return createDatabaseSync({
      name: databaseName,
      kept,
      door,
      setTimer,
      now,
      log: console,
      today: () => wallClock().today,
      nearDate: () => scheduleStore.getState().selectedDate,
      moment: () => restoreMoment(now()),
      preferences: readPreferences,
      onErased() {
        tabDoor.eraseAll();
        window.location.reload();
      },
      show: (shown, arrivals) => scheduleStore.show(shown, arrivals),
      shown: () => scheduleStore.getState(),
    });
  },
});

/** Whether every shift is there; of a long schedule the rest comes piece by piece. */
export const useIsAllRead = (): boolean => useSchedule(({ reading }) => reading === null);

/** Does what concerns every shift as soon as they are all there: at once, nearly always. */
export function whenAllRead(act: () => void): void {
  if (scheduleStore.getState().reading === null) act();
  else void scheduleStorage.whenAllRead().then(act);
}

/** A part that shows or changes every shift: it comes when its script and all shifts have. */
export async function withAllRead<Part>(part: Promise<Part>): Promise<Part> {
  const isThere = scheduleStore.getState().reading === null;
  const [loaded] = await Promise.all([part, isThere || scheduleStorage.whenAllRead()]);
  return loaded;
}

/** Every stored value that could not be read, by the key under which it was put aside. */
export const readPutAside = () => door.readAside();
export const scheduleStore = createScheduleStore({ storage: scheduleStorage, now, random, log: console });
export const uiStore = createUiStore(door);
export const notificationsStore = createNotificationsStore({
  door,
  now,
  random,
  zone: () => zoneOf(uiStore.getState().timezone),
});
/** The ids of the shifts that had their reminder, as stored. */
export const remindedShifts: RemindedShifts = {
  read: () => door.readValue('remindedShifts') ?? [],
  write: (ids) => door.writeValue('remindedShifts', [...ids]),
};
const languageStore = createLanguageStore();

export const useSchedule = <Part>(select: (state: ScheduleState) => Part): Part =>
  useStore(scheduleStore, select);
export const useUi = <Part>(select: (state: UiState) => Part): Part => useStore(uiStore, select);
export const useNotifications = <Part>(select: (state: NotificationsState) => Part): Part =>
  useStore(notificationsStore, select);
export const useLanguage = <Part>(select: (state: LanguageState) => Part): Part =>
  useStore(languageStore, select);
/** The language that is shown and its words, for notices that no component tells of. */
export const readLanguage = (): LanguageState => languageStore.getState();
export const useStorageHealth = (): StorageHealth => useStore(door.health, ({ health }) => health);

/** Selects today, in the week that shows it. */
export function goToToday(): void {
  scheduleStore.selectDate(uiStore.getState().today);
}

/**
 * Tells of what was just done to the schedule, once it is on disk: whoever has read the notice can pull the plug. What
 * could not be stored is told by the banner. With `canUndo` the notice offers to take it back.
 */
export async function tellWhenStored({
  canUndo = false,
  ...input
}: NotificationInput & { readonly canUndo?: boolean }): Promise<void> {
  // Where the data is only read, nothing was done.
  if (!scheduleStorage.canEdit()) return;
  const change = scheduleStore.getState().history.undo.at(-1);
  if (change && !(await scheduleStore.whenStored(change))) return;
  notificationsStore.notify({ ...input, ...(canUndo && change && { changeId: change.id }) });
}

/** Takes back the last step, or the one of that id, and shows the day on which something has changed. */
export function undoStep(changeId?: string): void {
  const steps = scheduleStore.getState().history.undo;
  const step = changeId === undefined ? steps.at(-1) : steps.find(({ id }) => id === changeId);
  whenChangeRead(step, () => reveal(scheduleStore.undo(step?.id)));
}

/** Brings the step back that was undone last, and shows its day. */
export function redoStep(): void {
  whenChangeRead(scheduleStore.getState().history.redo.at(-1), () => reveal(scheduleStore.redo()));
}

/** A step may have touched days that are not read yet. */
function whenChangeRead(step: ScheduleChange | undefined, act: () => void): void {
  if (step && !isChangeRead(scheduleStore.getState().reading, step)) whenAllRead(act);
  else act();
}

function reveal(change: ScheduleChange | undefined): void {
  const entry = change?.entries.find(({ kind }) => kind === 'shift');
  if (entry?.kind !== 'shift') return;
  const date = (entry.before ?? entry.after)?.date;
  const { selectedDate } = scheduleStore.getState();
  if (date && startOfCalendarWeek(date) !== startOfCalendarWeek(selectedDate)) scheduleStore.selectDate(date);
}

/** A dialog's script could not be loaded: the place is cleared, and the person told. */
export function reportLoadFailure(message: string, error: unknown): void {
  console.error('A part of the app could not be loaded.', error);
  uiStore.closeDialog();
  notificationsStore.notify({ message, type: 'error', category: 'general', act: 'partMissing' });
}

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
  uiStore.setNow(wallClock());
  notificationsStore.load();
  scheduleStore.load(uiStore.getState().today);
  keepSelectedDate();
  keepFilter();
  void loadLanguage();

  systemDark.addEventListener('change', ({ matches }) => uiStore.followSystemDark(matches));
  setInterval(() => uiStore.setNow(wallClock()), TODAY_CHECK_MS);
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
      uiStore.setNow(wallClock());
      scheduleStorage.lookAround();
    }
  });
}

/** Keeps language and time zone, and shows them at once; says whether they are stored. */
export async function saveSettings(settings: { language: Language; timezone: ZoneChoice }): Promise<boolean> {
  await languageStore.load([settings.language]);
  const isStored = uiStore.saveSettings(settings);
  uiStore.setNow(wallClock());
  return isStored;
}

/** Shows language and time zone as another tab has saved them. */
async function takeUpSettings(): Promise<void> {
  uiStore.loadTimezone();
  uiStore.setNow(wallClock());
  try {
    await languageStore.load(preferredLanguages());
  } catch (error) {
    console.error('The language of the other tab could not be loaded.', error);
  }
}

const preferredLanguages = () => [door.readValue('settings')?.language ?? '', ...navigator.languages];

/** An artificial delay or celebration of that length; none where the person wants it quick. */
export function effectMs(milliseconds: number): number {
  return uiStore.getState().effects === 'quick' ? 0 : milliseconds;
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

async function loadLanguage(): Promise<void> {
  try {
    await languageStore.load(preferredLanguages());
  } catch (error) {
    // Without words no screen can be shown; English comes with the same host, so one more try is all there is.
    console.error('The language could not be loaded; trying English.', error);
    await languageStore.load(['en']);
  }
}
