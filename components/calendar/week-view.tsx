'use client';

import { DESKTOP } from '@/components/ui/layout-queries';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { useWeekDays } from './use-week';
import { WeekGrid } from './week-grid';
import { WeekList } from './week-list';

/** The week: columns from 1024 px up, a list below. */
export function WeekView() {
  const isDesktop = useMediaQuery(DESKTOP);
  const days = useWeekDays();
  return isDesktop ? <WeekGrid days={days} /> : <WeekList days={days} />;
}
