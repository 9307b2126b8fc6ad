'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { isSeries } from '@/lib/templates/template';
import { liveSchedule } from '@/stores/app/schedule-store';

/** Generates the shifts of series ahead while the page is open, as soon as there are series. */
export function SeriesWatch(): null {
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const begin = () => {
      stop?.();
      stop = whenIdle(() => {
        import('@/stores/series/keep-series-made')
          .then(({ keepSeriesMade }) => {
            if (!isGone) stop = keepSeriesMade();
          })
          .catch((error: unknown) => console.error('Failed to generate upcoming shifts of a series.', error));
      });
    };
    const hasSeries = () => [...liveSchedule.getState().schedule.templates.values()].some(isSeries);
    if (hasSeries()) begin();
    const stopLooking = liveSchedule.subscribe(({ schedule }, before) => {
      if (!stop && schedule.templates !== before.schedule.templates && hasSeries()) begin();
    });
    return () => {
      isGone = true;
      stopLooking();
      stop?.();
    };
  }, []);
  return null;
}
