import type { PageEvent } from '@/lib/page-events';

/** Events whose listeners are loaded after the first paint. */
const LATE_EVENTS: readonly PageEvent[] = [
  'publishSchedule',
  'showTutorialPrompt',
  'toggleTutorial',
  'showKeyboardShortcuts',
];

const missed = new Set<PageEvent>();
const heard = new Set<PageEvent>();

export function firePageEvent(name: PageEvent): void {
  window.dispatchEvent(new Event(name));
}

export function keepMissedEvents(): void {
  for (const name of LATE_EVENTS) {
    window.addEventListener(name, () => {
      if (!heard.has(name)) missed.add(name);
    });
  }
}

/**
 * Calls `listen` at once if the event was fired before anything listened. Returns a function that removes the
 * listener.
 */
export function onPageEvent(name: PageEvent, listen: () => void): () => void {
  heard.add(name);
  window.addEventListener(name, listen);
  if (missed.delete(name)) listen();
  return () => window.removeEventListener(name, listen);
}
