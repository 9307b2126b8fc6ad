'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { hasDemand } from '@/lib/demand/need';
import { useSetting } from '@/stores/settings/use-setting';

/** What is needed over the bars of a day's coverage; its parent has a position. Loaded only where a need is said. */
export const NeedOverBars = lazyPart(() => import('./need-line').then((module) => module.NeedLine), {
  onError: logLoadFailure,
});

/** Whether any need is said: without one the bars are whole. */
export function useHasDemand(): boolean {
  return useSetting('demand', hasDemand);
}
