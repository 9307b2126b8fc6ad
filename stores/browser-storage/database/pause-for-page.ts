import { READING_IDLE_MS } from '@/lib/timing';

/** Yields to the page: until it is idle or, if urgent, only for the work that is due now. */
export function pauseForPage(isUrgent: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!isUrgent && typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: READING_IDLE_MS });
      return;
    }
    // Unlike timers, messages are not throttled when many follow each other, and input still goes first.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
