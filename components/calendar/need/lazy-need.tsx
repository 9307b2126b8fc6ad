'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { hasSetting } from '@/lib/settings/setting-record';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Staffing needs over the bars of a day's coverage; the parent must be positioned. Loads only if there are needs. */
export const NeedOverBars = lazyPart(() => import('./need-line').then((module) => module.NeedLine), {
  onError: logLoadFailure,
});

export function useHasDemand(): boolean {
  return useSchedule(({ schedule }) => hasSetting(schedule.settings, 'demand'));
}
