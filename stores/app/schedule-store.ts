import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { keysUpgrade } from '@/stores/browser-storage/keys/older-keys';
import { readStoredKeys } from '@/stores/browser-storage/keys/read-stored-keys';
import { createEarlyPersistence } from '@/stores/browser-storage/persistence/early-persistence';
import type { SchedulePersistence } from '@/stores/browser-storage/persistence/persistence-ports';
import {
  createScheduleStore,
  type StepCompletion,
  type StepFollowing,
  type SubmittedMerge,
} from '@/stores/schedule/schedule';
import { readWallClock } from '@/stores/ui/wall-clock';
import { databaseName, gateway, tabGateway } from './gateway';
import { loadKeysUpgrade } from './load-keys-upgrade';

const now = () => Date.now();
const setTimer = (act: () => void, delayMs: number) => setTimeout(act, delayMs);

/** Loaded with the database; before that moment, nothing can be renamed. */
let followRenames: StepFollowing | undefined;
/** Loaded with the database; a change that is committed earlier is stored as submitted. */
let mergeIntoCurrent: SubmittedMerge | undefined;

export const scheduleStorage: SchedulePersistence = createEarlyPersistence({
  gateway,
  setTimer,
  log: console,
  async load(found) {
    // `startApp` may have failed to load the migration code; the storage retries a failed `load`.
    const kept = (await loadKeysUpgrade()) ? readStoredKeys(gateway) : found;
    if (keysUpgrade()) await import('@/stores/browser-storage/database/upgrade-database');
    const { createDatabasePersistence, afterRenamesIn, mergeSubmitted } = (await import('./storage-code'))
      .storageCode;
    followRenames = afterRenamesIn;
    mergeIntoCurrent = mergeSubmitted;
    return createDatabasePersistence({
      name: databaseName,
      kept,
      gateway,
      setTimer,
      now,
      log: console,
      today: () => readWallClock().today,
      nearDate: () => liveSchedule.getState().selectedDate,
      weekStart: () => settingOf(liveSchedule.getState().schedule, weekStartSetting),
      tabGateway,
      onErased: () => window.location.reload(),
      show: (shown, arrivals) => liveSchedule.show(shown, arrivals),
      shown: () => liveSchedule.getState(),
    });
  },
});

let completeSeriesStep: StepCompletion | undefined;

/** Loads the code that undoes and redoes series. A schedule without series does not need this code. */
export async function loadSeriesSteps(): Promise<void> {
  completeSeriesStep = (await import('@/lib/series/generated-since')).removeGeneratedSince;
}

/** The schedule of the business, for code outside React. Screens get the schedule that they show from context. */
export const liveSchedule = createScheduleStore({
  storage: scheduleStorage,
  followSteps: (change, later) => followRenames?.(change, later) ?? change,
  mergeSubmitted: (change, now) => mergeIntoCurrent?.(change, now) ?? change,
  completeStep: (step, schedule) => completeSeriesStep?.(step, schedule) ?? step,
  now,
  random: () => Math.random(),
  log: console,
});
