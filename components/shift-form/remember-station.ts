import type { Shift } from '@/lib/shifts/shift/shift';
import { withStation } from '@/lib/shifts/stations';
import { scheduleStore } from '@/stores/app/schedule-store';
import { changeSetting, settingOf } from '@/stores/settings/settings-of';

/** Offers a station that was typed from now on. */
export function rememberStation({ station }: Shift): void {
  if (station === undefined) return;
  const more = withStation(settingOf(scheduleStore.getState().schedule, 'stations'), station);
  if (more.isOk) changeSetting('stations', more.value);
}
