'use client';

import { useEffect } from 'react';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useKiosk } from '@/stores/kiosk/use-kiosk';

/** Keeps the screen at the wall of this browser up to date while there is one; otherwise it loads and does nothing. */
export function KioskWatch(): null {
  const isOn = useKiosk() !== undefined;
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const keep = async () => {
      const { keepKiosk } = await import('@/stores/kiosk/keep-kiosk');
      if (!isGone) stop = keepKiosk();
    };
    // Not when the page is idle: opening the screen sends this page to the background, where that may be long.
    keep().catch(logLoadFailure);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isOn]);
  return null;
}
