'use client';

import { useSyncExternalStore } from 'react';
import { repairFragment } from '@/lib/share/week-code/repair-fragment';

const CHOSEN = 'brigadeChosen';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener(CHOSEN, onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener(CHOSEN, onChange);
  };
}

/** The URL fragment without the hash and without text that messengers add; undefined during prerendering. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => repairFragment(window.location.hash, window.location.search),
    () => undefined,
  );
}

/** Adds no history entry. */
export function replaceFragment(fragment: string): void {
  window.history.replaceState(null, '', `#${fragment}`);
  window.dispatchEvent(new Event(CHOSEN));
}
