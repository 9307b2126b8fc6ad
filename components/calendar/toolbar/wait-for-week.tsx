'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { isDayRead, isWeekRead } from '@/lib/shifts/change/reading-progress';
import type { LocalDate } from '@/lib/time/local-date';
import { SKELETON_DELAY_MS } from '@/lib/timing';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

/** False while a long schedule is still loading the day's shifts. */
export function useIsDayRead(date: LocalDate): boolean {
  return useSchedule(({ reading }) => isDayRead(reading, date));
}

/** Includes shifts of the day before, which can run into the week. */
export function useIsWeekRead(): boolean {
  const weekStart = useSetting(weekStartSetting);
  return useSchedule(({ reading, selectedDate }) => isWeekRead(reading, selectedDate, weekStart));
}

/**
 * Shows the view once its week's shifts have been read, so that no day looks empty while shifts are loading.
 */
export function WaitForWeek({ children }: { children: ReactNode }): ReactNode {
  return useIsWeekRead() ? children : <ViewSkeleton />;
}

function ViewSkeleton() {
  const t = useTranslations('calendar');
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <div role="status" aria-label={t('loading')} className="flex grow flex-col gap-2 px-6 py-3 phone:px-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
