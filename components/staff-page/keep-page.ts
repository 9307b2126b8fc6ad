import { registerWorker } from '@/lib/offline/register-worker';

/**
 * Registers the service worker that caches the pages for offline use, without any prompt. Without a worker, the page
 * works while its host is reachable.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await registerWorker(navigator.serviceWorker);
  } catch (error) {
    console.info('This page is not kept for offline use.', error);
  }
}
