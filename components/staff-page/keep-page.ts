const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Registers the worker that keeps the pages for offline use, as the app does, and asks nothing: where there is none, or
 * none can be, the page works while its host can be reached.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${basePath}/sw.js`, {
      scope: `${basePath}/`,
      updateViaCache: 'none',
    });
  } catch (error) {
    console.info('This page is not kept for offline use.', error);
  }
}
