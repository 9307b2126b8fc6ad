import type { PageEvent } from '@/lib/page-events';

/** Events whose listeners are loaded after the first paint. */
const HEARD_LATER: readonly PageEvent[] = [
  'publishSchedule',
  'showTutorialPrompt',
  'toggleTutorial',
  'showKeyboardShortcuts',
];

const missed = new Set<PageEvent>();
const heard = new Set<PageEvent>();

/** Fires the event on `window`. */
export function firePageEvent(name: PageEvent): void {
  window.dispatchEvent(new Event(name));
}

/** Keeps events until their listeners are loaded. */
export function keepMissedEvents(): void {
  for (const name of HEARD_LATER) {
    window.addEventListener(name, () => {
      if (!heard.has(name)) missed.add(name);
    });
  }
}

/**
 * Listens for the event on `window`, wherever it is fired; calls `listen` at once if the event was fired before
 * anything listened. Returns a function that stops it.
 */
export function onPageEvent(name: PageEvent, listen: () => void): () => void {
  heard.add(name);
  window.addEventListener(name, listen);
  if (missed.delete(name)) listen();
  return () => window.removeEventListener(name, listen);
}
