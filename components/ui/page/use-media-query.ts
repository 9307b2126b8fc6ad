'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { PHONE } from './layout-queries';

/** Whether the media query matches; while the page is prerendered, as a phone answers. */
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
