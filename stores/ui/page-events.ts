import type { PageEvent } from '@/lib/page-events';

/** What is heard by parts that come after the first paint. */
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

/** Keeps the events for those who will hear them once their script has come. */
export function keepMissedEvents(): void {
  for (const name of HEARD_LATER) {
    window.addEventListener(name, () => {
      if (!heard.has(name)) missed.add(name);
    });
  }
}

/**
 * Listens for the event on `window`, whoever fires it, and hears it at once if nobody was there when it was fired;
 * gives the way to stop.
 */
export function onPageEvent(name: PageEvent, listen: () => void): () => void {
  heard.add(name);
  window.addEventListener(name, listen);
  if (missed.delete(name)) listen();
  return () => window.removeEventListener(name, listen);
}
