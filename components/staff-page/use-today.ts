'use client';

import { useSyncExternalStore } from 'react';
import type { LocalDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { TODAY_CHECK_MS } from '@/lib/timing';

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TODAY_CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today in the restaurant's time zone, by the device's clock. */
export function useToday(zone: string): LocalDate {
  return useSyncExternalStore(
    subscribe,
    () => todayIn(new Date(), zone),
    () => todayIn(new Date(), zone),
  );
}
