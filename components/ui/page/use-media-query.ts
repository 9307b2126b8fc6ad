'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { PHONE } from './layout-queries';

/** Answers as a phone while the page is prerendered. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => query === PHONE,
  );
}
