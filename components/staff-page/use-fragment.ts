'use client';

import { useSyncExternalStore } from 'react';

const CHOSEN = 'brigadeChosen';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener(CHOSEN, onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener(CHOSEN, onChange);
  };
}

/** The URL fragment without the hash; undefined during prerendering. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

/** Replaces the URL fragment without adding a history entry. */
export function replaceFragment(fragment: string): void {
  window.history.replaceState(null, '', `#${fragment}`);
  window.dispatchEvent(new Event(CHOSEN));
}
