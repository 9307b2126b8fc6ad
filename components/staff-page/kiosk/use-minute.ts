'use client';

import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/lib/time/units';

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      currentMinute() + MINUTE_MS - Date.now(),
    );
  };
  wait();
  // Timers of a sleeping device come late.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The instant at which the current minute began, in epoch milliseconds; drawn again as the minute changes. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}
