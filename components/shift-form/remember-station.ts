import type { Shift } from '@/lib/shifts/shift/shift';
import { withStation } from '@/lib/shifts/stations';
import { uiStore } from '@/stores/app/ui-store';

/** Offers a station that was typed from now on. */
export function rememberStation({ station }: Shift): void {
  if (station === undefined) return;
  const more = withStation(uiStore.getState().stations, station);
  if (more.isOk) uiStore.setStations(more.value);
}
