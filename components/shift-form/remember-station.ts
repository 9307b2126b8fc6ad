import type { Shift } from '@/lib/shifts/shift/shift';
import { withStation } from '@/lib/shifts/stations';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { changeSetting, settingOf } from '@/stores/settings/settings-of';

/** Offers a station that was typed from now on. */
export function rememberStation(store: ScheduleStore, { station }: Shift): void {
  if (station === undefined) return;
  const more = withStation(settingOf(store.getState().schedule, 'stations'), station);
  if (more.isOk) changeSetting('stations', more.value);
}
