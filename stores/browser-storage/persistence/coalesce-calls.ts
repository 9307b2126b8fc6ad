import type { PersistenceDeps } from './persistence-ports';

/** Returns a function that schedules `act`; calls during the delay share one run. */
export function coalesceCalls(
  setTimer: PersistenceDeps['setTimer'],
  delayMs: number,
  act: () => void,
): () => void {
  let isSet = false;
  return () => {
    if (isSet) return;
    isSet = true;
    setTimer(() => {
      isSet = false;
      act();
    }, delayMs);
  };
}
