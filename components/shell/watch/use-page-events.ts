'use client';

import { useEffect } from 'react';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { turnWeek } from '@/stores/schedule/go-to';
import { onPageEvent } from '@/stores/ui/page-events';

const turn = (count: number) => turnWeek(count, !window.matchMedia(COLUMNS_FIT).matches);

/** Moves the shown week on the page's navigation events, on every page. */
export function usePageEvents(): void {
  useEffect(() => {
    const stops = [
      onPageEvent('navigatePreviousWeek', () => turn(-1)),
      onPageEvent('navigateNextWeek', () => turn(1)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
