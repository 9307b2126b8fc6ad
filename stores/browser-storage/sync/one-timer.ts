import type { SyncDeps } from './sync-ports';

/** Has the act done once, after the delay, for all that ask for it meanwhile. */
export function oneTimer(setTimer: SyncDeps['setTimer'], delayMs: number, act: () => void): () => void {
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
