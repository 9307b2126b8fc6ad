import { applyExternalValues } from '@/stores/browser-storage/persisted-values';
import { playCueOf } from '@/stores/notifications/cue-port';
import { createNotificationsStore } from '@/stores/notifications/notifications';
import { MemoryStorage } from './memory-storage';
import { openValues } from './open-values';

/** 4:30 PM in New York. */
export const NOW = Date.parse('2026-11-19T16:30:00-05:00');
let random = 0;

/** The notifications of one tab with these storages. */
export function openNotifications(
  storage: MemoryStorage | null = new MemoryStorage(),
  clock = { now: NOW },
  tabStorage = new MemoryStorage(),
) {
  const values = openValues(storage, tabStorage);
  const store = createNotificationsStore({
    playCue: playCueOf,
    values,
    now: () => clock.now,
    random: () => {
      random += 0.0001;
      return random;
    },
    zone: () => 'America/New_York',
  });
  return { ...store, hearOtherTab: () => applyExternalValues(values, null) };
}

export type Store = ReturnType<typeof openNotifications>;
