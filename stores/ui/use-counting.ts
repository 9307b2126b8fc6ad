'use client';

import { coverageFilter, type MinutesOf, minutesCounter } from '@/lib/shifts/counting';
import type { DayFilter } from '@/lib/shifts/views/shift-filter';
import { useUi } from './use-ui';

/** How a shift counts in figures of hours; the same function until the setting changes. */
export function useMinutesOf(): MinutesOf {
  return useUi((state) => minutesCounter(state.counting));
}

/** What of a day counts in coverage. */
export function useCoverageFilter(): DayFilter {
  return useUi((state) => coverageFilter(state.counting));
}
