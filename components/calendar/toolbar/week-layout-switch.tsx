'use client';

import { Rows3, UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmployeeGrid, PersonWeek } from '@/components/calendar/view-parts';
import { isDayView } from '@/lib/shifts/views/calendar-view';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { LayoutSwitch } from './layout-switch';

/**
 * Switches between by day and by employee, beside the tabs of week and month; `isWide`: below the tabs, at their width.
 */
export function WeekLayoutSwitch({ isWide = false }: { isWide?: boolean }) {
  const t = useTranslations('calendar');
  const isDay = useUi((state) => isDayView(state.currentView));
  const layout = useUi((state) => state.weekLayout);
  if (isDay) return null;
  return (
    <LayoutSwitch
      label={t('weekLayout')}
      layouts={[
        { value: 'day', label: t('byDay'), icon: Rows3 },
        { value: 'employee', label: t('byEmployee'), icon: UsersRound },
      ]}
      value={layout}
      onChange={uiStore.setWeekLayout}
      onNear={isWide ? PersonWeek.preload : EmployeeGrid.preload}
      step="week-layout"
      isWide={isWide}
      className={isWide ? 'mr-2' : 'ml-2'}
    />
  );
}
