'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Saves when the page is closed, or the field unmounts: neither fires a blur. */
export function useSaveAtEnd(save: () => void): void {
  const latest = useRef(save);
  const isThere = useRef(false);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    isThere.current = true;
    const onPageHide = () => latest.current();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      isThere.current = false;
      window.removeEventListener('pagehide', onPageHide);
      // Strict Mode unmounts and remounts during development; do not save then.
      queueMicrotask(() => {
        if (!isThere.current) latest.current();
      });
    };
  }, []);
}
