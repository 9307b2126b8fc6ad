'use client';

import './week.css';
import { useTranslations } from 'use-intl';
import { loadEmployeeGrid } from '@/components/calendar/view-parts';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { uiStore } from '@/stores/app/ui-store';
import { reportLoadFailure } from '@/stores/notifications/report-load-failure';
import { useUi } from '@/stores/ui/use-ui';
import { WeekGrid } from './grid';
import { WeekList } from './list';
import { useWeekDays } from './use-week';

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
