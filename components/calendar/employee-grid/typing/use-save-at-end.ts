'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Saves when the page is closed, or the field goes with its view: then no blur is told. */
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
      // Not while React only pretends that it goes, as it does while developing.
      queueMicrotask(() => {
        if (!isThere.current) latest.current();
      });
    };
  }, []);
}
