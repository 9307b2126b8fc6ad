import { registerWorker } from '@/lib/offline/register-worker';

/**
 * Registers the service worker that caches the pages for offline use, without any prompt. Without a worker, the page
 * works while its host is reachable.
 */
export async function storePageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await registerWorker(navigator.serviceWorker);
  } catch (error) {
    console.info('Failed to store the page for offline use.', error);
  }
}
