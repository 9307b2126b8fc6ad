import { READING_IDLE_MS } from '@/lib/timing';

/** Lets the page answer: until it is idle, or, where somebody waits for what comes next, only for what is due now. */
export function pauseForPage(isUrgent: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!isUrgent && typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: READING_IDLE_MS });
      return;
    }
    // A message is no timer: it is not held back when many follow each other, and input still goes first.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
