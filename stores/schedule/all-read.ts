import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';

/** Does what concerns every shift as soon as they are all there: at once, nearly always. */
export function whenAllRead(act: () => void): void {
  if (scheduleStore.getState().reading === null) act();
  else void scheduleStorage.whenAllRead().then(act);
}

/** A part that shows or changes every shift: it comes when its script and all shifts have. */
export async function withAllRead<Part>(part: Promise<Part>): Promise<Part> {
  const isThere = scheduleStore.getState().reading === null;
  const [loaded] = await Promise.all([part, isThere || scheduleStorage.whenAllRead()]);
  return loaded;
}
