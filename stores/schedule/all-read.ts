import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';

/** Calls `act` as soon as all shifts are loaded, which is nearly always at once. */
export function whenAllRead(act: () => void): void {
  if (scheduleStore.getState().reading === null) act();
  else void scheduleStorage.whenAllRead().then(act);
}

/** A part that needs every shift: resolves when both its script and all shifts are loaded. */
export async function withAllRead<Part>(part: Promise<Part>): Promise<Part> {
  const isThere = scheduleStore.getState().reading === null;
  const [loaded] = await Promise.all([part, isThere || scheduleStorage.whenAllRead()]);
  return loaded;
}
