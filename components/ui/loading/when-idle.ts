import { FETCH_AHEAD_MS } from '@/lib/timing';

/** Returns a function that cancels the call. */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(handle);
}
