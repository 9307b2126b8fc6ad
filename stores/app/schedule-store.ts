import { createEarlySync } from '@/stores/browser-storage/sync/early-sync';
import type { ScheduleSync } from '@/stores/browser-storage/sync/sync-ports';
import { createScheduleStore } from '@/stores/schedule/schedule';
import { settingOf } from '@/stores/settings/settings-of';
import { readWallClock } from '@/stores/ui/wall-clock';
import { databaseName, gateway, tabGateway } from './gateway';
import { createShownStore } from './shown-store';

const now = () => Date.now();
const setTimer = (act: () => void, delayMs: number) => setTimeout(act, delayMs);

export const scheduleStorage: ScheduleSync = createEarlySync({
  gateway,
  setTimer,
  log: console,
  async load(kept) {
    const { createDatabaseSync } = await import('@/stores/browser-storage/sync/database-sync');
    return createDatabaseSync({
      name: databaseName,
      kept,
      gateway,
      setTimer,
      now,
      log: console,
      today: () => readWallClock().today,
      nearDate: () => houseStore.getState().selectedDate,
      weekStart: () => settingOf(houseStore.getState().schedule, 'weekStart'),
      tabGateway,
      onErased: () => window.location.reload(),
      show: (shown, arrivals) => houseStore.show(shown, arrivals),
      shown: () => houseStore.getState(),
    });
  },
});

/** The schedule of the house, whatever the screens show: for what runs beside them. */
export const houseStore = createScheduleStore({
  storage: scheduleStorage,
  now,
  random: () => Math.random(),
  log: console,
});

/** The schedule that the screens show. */
export const scheduleStore = createShownStore(houseStore);
