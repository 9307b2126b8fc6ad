import { registerWorker } from '@/lib/offline/register-worker';

/**
 * Registers the worker that keeps the pages for offline use, as the app does, and asks nothing: where there is none, or
 * none can be, the page works while its host can be reached.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await registerWorker(navigator.serviceWorker);
  } catch (error) {
    console.info('This page is not kept for offline use.', error);
  }
}
