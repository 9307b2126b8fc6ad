import { FETCH_AHEAD_MS } from '@/lib/timing';

/** Calls `act` when the page has nothing else to do, and gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
}
