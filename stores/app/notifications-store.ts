import { zoneOf } from '@/lib/time/zone-choice';
import { playCueOf } from '@/stores/notifications/cue-port';
import { createNotificationsStore } from '@/stores/notifications/notifications';
import { persisted } from './gateway';
import { uiStore } from './ui-store';

export const notificationsStore = createNotificationsStore({
  values: persisted,
  playCue: playCueOf,
  now: () => Date.now(),
  random: () => Math.random(),
  zone: () => zoneOf(uiStore.getState().timezone),
});
