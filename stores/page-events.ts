import type { PageEvent } from '@/lib/page-events';

/** Fires the event on `window`. */
export function firePageEvent(name: PageEvent): void {
  window.dispatchEvent(new Event(name));
}

/** Listens for the event on `window`, whoever fires it; gives the way to stop. */
export function onPageEvent(name: PageEvent, listen: () => void): () => void {
  window.addEventListener(name, listen);
  return () => window.removeEventListener(name, listen);
}
