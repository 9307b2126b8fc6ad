import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';

/**
 * Calls `act` as soon as all shifts are loaded, which is nearly always at once. Only the live schedule is loaded piece
 * by piece.
 */
export function runWhenAllRead(act: () => void): void {
  if (liveSchedule.getState().reading === null) act();
  else void scheduleStorage.whenAllRead().then(act);
}

/** For code that needs every shift: resolves when both its script and all shifts are loaded. */
export async function loadWithAllShifts<Part>(part: Promise<Part>): Promise<Part> {
  const isThere = liveSchedule.getState().reading === null;
  const [loaded] = await Promise.all([part, isThere || scheduleStorage.whenAllRead()]);
  return loaded;
}
