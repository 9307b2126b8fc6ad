'use client';

import { EmployeeGrid } from '@/components/calendar/view-parts';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { WeekGrid } from './grid';
import { WeekList } from './list';
import { useWeekDays } from './use-week';

/** The week: columns of cards or a row per employee from 1024 px up, a list below. */
export function WeekView() {
  const isDesktop = useMediaQuery(DESKTOP);
  // In print the width is the sheet's.
  const hasGridRoom = useMediaQuery(`${DESKTOP}, print`);
  const days = useWeekDays();
  const isByEmployee = useUi((state) => state.weekLayout === 'employee');
  if (!isByEmployee || !hasGridRoom) return isDesktop ? <WeekGrid days={days} /> : <WeekList days={days} />;
  const showColumns = () => uiStore.setWeekLayout('day');
  return <EmployeeGrid days={days} onMissing={showColumns} />;
}
