import { leaveHash } from '@/lib/kiosk/leave-code';
import { persisted } from '@/stores/app/gateway';

/** Turns the screen at the wall on in this browser; a code of 4 to 8 digits leaves it, an empty one asks for none. */
export function startKiosk(code: string): boolean {
  return persisted.kiosk.set({
    weeks: persisted.kiosk.latest()?.weeks ?? [],
    ...(code !== '' && { leave: leaveHash(code, Math.random()) }),
  });
}

/** Turns it off, and removes the weeks that it showed. */
export function stopKiosk(): void {
  persisted.kiosk.set(undefined);
}
