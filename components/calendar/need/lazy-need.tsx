'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { hasSetting } from '@/lib/settings/setting-record';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** What is needed over the bars of a day's coverage; its parent has a position. Loaded only where a need is said. */
export const NeedOverBars = lazyPart(() => import('./need-line').then((module) => module.NeedLine), {
  onError: logLoadFailure,
});

/** Whether any need is said: without one the bars are whole. */
export function useHasDemand(): boolean {
  return useSchedule(({ schedule }) => hasSetting(schedule.settings, 'demand'));
}
