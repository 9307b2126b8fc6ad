import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { uiStore } from '@/stores/app/ui-store';

/** The day and the minute on the restaurant's wall, now. */
export function readWallClock() {
  const date = new Date();
  const zone = zoneOf(uiStore.getState().timezone);
  return { today: todayIn(date, zone), minute: minuteNow(date, zone) };
}
