import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { uiStore } from '@/stores/app/ui-store';

/** The current day and minute on the restaurant's wall clock. */
export function readWallClock() {
  const date = new Date();
  const zone = zoneOf(uiStore.getState().timezone);
  return { today: todayIn(date, zone), minute: minuteNow(date, zone) };
}
