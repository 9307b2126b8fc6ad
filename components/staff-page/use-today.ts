'use client';

import { useSyncExternalStore } from 'react';
import type { LocalDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { TODAY_CHECK_MS } from '@/lib/timing';

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, TODAY_CHECK_MS);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Today in the zone of the restaurant, by the device's clock. */
export function useToday(zone: string): LocalDate {
  return useSyncExternalStore(
    subscribe,
    () => todayIn(new Date(), zone),
    () => todayIn(new Date(), zone),
  );
}
