'use client';

import { EmployeeGrid, PersonWeek } from '@/components/calendar/view-parts';
import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { WeekGrid } from './grid';
import { WeekList } from './list';
import { useShownPeriod, useWeekDays } from './use-week';

/**
 * The week: columns of cards or a row per employee; on a phone a list of days, or one person's seven days.
 * Of a template it is one week, whatever is chosen for the schedule.
 */
export function WeekView({ isTemplate = false }: { isTemplate?: boolean }) {
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  // In print the width is the sheet's.
  const hasGridRoom = useMediaQuery(`${COLUMNS_FIT}, print`);
  const days = useWeekDays();
  const period = useShownPeriod();
  const isByEmployee = useUi((state) => state.weekLayout === 'employee');
  if (!isByEmployee) return hasColumns ? <WeekGrid days={days} /> : <WeekList days={days} />;
  const showColumns = () => uiStore.setWeekLayout('day');
  const People = hasGridRoom ? EmployeeGrid : PersonWeek;
  return <People days={isTemplate ? days : period} onMissing={showColumns} />;
}
