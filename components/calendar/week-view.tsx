'use client';

import './week.css';
import { useTranslations } from 'use-intl';
import { DESKTOP } from '@/components/ui/layout-queries';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { WhenLoaded } from '@/components/ui/when-loaded';
import { reportLoadFailure, uiStore, useUi } from '@/stores/app-stores';
import { useWeekDays } from './use-week';
import { loadEmployeeGrid } from './view-parts';
import { WeekGrid } from './week-grid';
import { WeekList } from './week-list';

/** The week: columns of cards or a row for each employee from 1024 px up, a list below. */
export function WeekView() {
  const errors = useTranslations('errors');
  const isDesktop = useMediaQuery(DESKTOP);
  // On paper the width is the sheet's.
  const hasGridRoom = useMediaQuery(`${DESKTOP}, print`);
  const days = useWeekDays();
  const isByEmployee = useUi((state) => state.weekLayout === 'employee');
  if (!isByEmployee || !hasGridRoom) return isDesktop ? <WeekGrid days={days} /> : <WeekList days={days} />;
  const onError = (error: unknown) => {
    // The columns are there in any case.
    uiStore.setWeekLayout('day');
    reportLoadFailure(errors('partMissing'), error);
  };
  return (
    <WhenLoaded load={loadEmployeeGrid} onError={onError}>
      {({ EmployeeGrid }) => <EmployeeGrid days={days} />}
    </WhenLoaded>
  );
}
