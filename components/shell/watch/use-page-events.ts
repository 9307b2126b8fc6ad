'use client';

import { useEffect } from 'react';
import { scheduleStore } from '@/stores/app/schedule-store';
import { onPageEvent } from '@/stores/ui/page-events';

/** Moves the shown week on the page's navigation events, on every page. */
export function usePageEvents(): void {
  useEffect(() => {
    const stops = [
      onPageEvent('navigatePreviousWeek', () => scheduleStore.moveWeeks(-1)),
      onPageEvent('navigateNextWeek', () => scheduleStore.moveWeeks(1)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
