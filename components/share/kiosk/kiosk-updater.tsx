'use client';

import { useEffect } from 'react';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { persisted } from '@/stores/app/gateway';

/** Keeps this browser's kiosk up to date as soon as this browser has a kiosk. */
export function KioskUpdater(): null {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const begin = () => {
      if (!persisted.kiosk.get()) return;
      stopLooking();
      // Do not wait for idle time: opening the kiosk sends this page to the background, where idle time may
      // come late.
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
