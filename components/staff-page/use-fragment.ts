'use client';

import { useSyncExternalStore } from 'react';

const CHOSEN = 'brigadeChosen';

function subscribe(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  window.addEventListener(CHOSEN, tell);
  return () => {
    window.removeEventListener('hashchange', tell);
    window.removeEventListener(CHOSEN, tell);
  };
}

/** The text behind the hash of the address, without it; undefined while the page is not in a browser yet. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

/** Puts another text behind the hash, without a step to go back to. */
export function replaceFragment(fragment: string): void {
  window.history.replaceState(null, '', `#${fragment}`);
  window.dispatchEvent(new Event(CHOSEN));
}
