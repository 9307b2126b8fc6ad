import { zoneOf } from '@/lib/time/zone-choice';
import { createNotificationsStore } from '@/stores/notifications/notifications';
import { persisted } from './gateway';
import { uiStore } from './ui-store';

export const notificationsStore = createNotificationsStore({
  values: persisted,
  now: () => Date.now(),
  random: () => Math.random(),
  zone: () => zoneOf(uiStore.getState().timezone),
});
