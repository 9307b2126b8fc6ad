'use client';

import { useEffect } from 'react';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { persisted } from '@/stores/app/gateway';

/** Keeps the screen at the wall of this browser up to date, from the first moment on at which there is one. */
export function KioskWatch(): null {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const begin = () => {
      if (!persisted.kiosk.get()) return;
      stopLooking();
      // Not when the page is idle: opening the screen sends it to the background, where that may be long.
      import('@/stores/kiosk/keep-kiosk')
        .then(({ keepKiosk }) => {
          if (!isGone) stop = keepKiosk();
        })
        .catch(logLoadFailure);
    };
    const stopLooking = persisted.kiosk.subscribe(begin);
    begin();
    return () => {
      isGone = true;
      stopLooking();
      stop?.();
    };
  }, []);
  return null;
}
