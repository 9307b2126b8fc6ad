import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { uiStore } from '@/stores/app/ui-store';

/** The current day and minute in the business's time zone. */
export function readWallClock() {
  const date = new Date();
  const zone = zoneOf(uiStore.getState().timezone);
  return { today: todayIn(date, zone), minute: minuteNow(date, zone) };
}
