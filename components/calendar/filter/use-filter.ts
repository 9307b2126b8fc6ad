'use client';

import { useTranslations } from 'use-intl';
import type { Employee } from '@/lib/employees/employee';
import {
  createDayFilter,
  type DayFilter,
  filterNameKeys,
  isFiltering,
  NO_FILTER,
  type ShiftFilter,
  showAll,
} from '@/lib/shifts/views/shift-filter';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

type Team = ReadonlyMap<string, Employee>;

/** One filter is active at a time, so all parts of the calendar share its memoized days. */
let latest = { filter: NO_FILTER, team: new Map() as Team, nameKeys: '', show: showAll };

function dayFilterFor(filter: ShiftFilter, team: Team): DayFilter {
  if (!isFiltering(filter)) return showAll;
  if (latest.filter === filter && latest.team === team) return latest.show;
  const keys = filterNameKeys(filter, team);
  const nameKeys = keys.join('\n');
  // A team change that affects nobody in the filter keeps the memoized result.
  const isSame = latest.filter === filter && latest.nameKeys === nameKeys;
  latest = { filter, team, nameKeys, show: isSame ? latest.show : createDayFilter(filter, keys) };
  return latest.show;
}

/** The same function until the filter shows other shifts. */
export function useDayFilter(): DayFilter {
  const filter = useUi((state) => state.filter);
  return useSchedule((state) => dayFilterFor(filter, state.schedule.employees));
}

export function useIsFiltering(): boolean {
  return useUi((state) => isFiltering(state.filter));
}

/** Formats the number of shifts; with an active filter as "shown of all". */
export function useCountText(): (shown: number, all: number) => string {
  const t = useTranslations('calendar');
  const filter = useTranslations('filter');
  const isActive = useIsFiltering();
  return (shown, all) =>
    isActive ? filter('shownOf', { shown, count: all }) : t('shiftCount', { count: all });
}
