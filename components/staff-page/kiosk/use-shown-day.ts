'use client';

import { useState } from 'react';
import { dayStepped } from '@/lib/kiosk/kiosk-days';
import type { SharedWeek } from '@/lib/share/shared-week';
import type { LocalDate } from '@/lib/time/local-date';
import { useIdle } from './use-idle';

/** The day that is shown: today, or the one that was stepped to until nobody has touched the screen for a while. */
export function useShownDay(weeks: readonly SharedWeek[], today: LocalDate) {
  const [chosen, setChosen] = useState<LocalDate>();
  const day = chosen ?? today;
  useIdle(() => {
    setChosen(undefined);
    window.scrollTo({ top: 0 });
  });
  const stepped = (step: 1 | -1) => dayStepped(weeks, { from: day, step, today });
  const choose = (date: LocalDate | undefined) => setChosen(date === today ? undefined : date);
  return {
    day,
    choose,
    canStep: (step: 1 | -1) => stepped(step) !== undefined,
    /** Whether there was a day to step to. */
    step(step: 1 | -1): boolean {
      const there = stepped(step);
      if (there) choose(there);
      return there !== undefined;
    },
  };
}
