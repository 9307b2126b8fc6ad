'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { hasDemand } from '@/lib/demand/need';
import { useUi } from '@/stores/ui/use-ui';
import type { NeedLineProps } from './need-line';

// The line is shown, and loaded, only where a need is said; without it the bars are whole.
const NeedLine = lazyPart(() => import('./need-line').then((module) => module.NeedLine), {
  onError: logLoadFailure,
});

/** What is needed over the bars of a day's coverage; its parent has a position. */
export function NeedOverBars(props: NeedLineProps) {
  return useUi((state) => hasDemand(state.demand)) && <NeedLine {...props} />;
}
