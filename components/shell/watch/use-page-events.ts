'use client';

import { useEffect } from 'react';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { turnWeek } from '@/stores/schedule/go-to';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { onPageEvent } from '@/stores/ui/page-events';

const turn = (store: ScheduleStore, count: number) =>
  turnWeek(store, count, !window.matchMedia(COLUMNS_FIT).matches);

/** Moves the shown week, on every page. */
export function usePageEvents(): void {
  const store = useScheduleStore();
  useEffect(() => {
    const stops = [
      onPageEvent('navigatePreviousWeek', () => turn(store, -1)),
      onPageEvent('navigateNextWeek', () => turn(store, 1)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
}
