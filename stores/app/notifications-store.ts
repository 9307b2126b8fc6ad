import { zoneOf } from '@/lib/time/zone-choice';
import { createNotificationsStore } from '@/stores/notifications/notifications';
import { door } from './gateway';
import { uiStore } from './ui-store';

export const notificationsStore = createNotificationsStore({
  door,
  now: () => Date.now(),
  random: () => Math.random(),
  zone: () => zoneOf(uiStore.getState().timezone),
});
