'use client';

import './month.css';
import { useMemo } from 'react';

import { COLUMNS_FIT } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { daysOfMonth, startOfMonth, weeksOfMonth } from '@/lib/time/month';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { MonthOfPeople, MonthOfPerson } from './lazy-people';
import { MonthGrid } from './month-grid';

/** The month: a day a cell, or a row a person, on a phone one person at a time. */
export function MonthView() {
  const first = useSchedule((state) => startOfMonth(state.selectedDate));
  const weekStart = useSetting('weekStart');
  const isByEmployee = useUi((state) => state.weekLayout === 'employee');
  const hasColumns = useMediaQuery(COLUMNS_FIT);
  const weeks = useMemo(() => weeksOfMonth(first, weekStart), [first, weekStart]);
  const days = useMemo(() => daysOfMonth(first), [first]);
  const isRead = useSchedule(({ reading }) => weeks.every((date) => isDayRead(reading, date)));
  if (!isRead) return null;
  if (isByEmployee) {
    const People = hasColumns ? MonthOfPeople : MonthOfPerson;
    return <People days={days} onMissing={() => uiStore.setWeekLayout('day')} />;
  }
  return <MonthGrid days={weeks} month={first} />;
}
