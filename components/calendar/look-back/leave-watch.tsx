'use client';

import { useHasLeft } from '@/components/calendar/use-has-left';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useLookedBack } from '@/stores/look-back/looked-back';

const Leave = lazyPart(() => import('./leave').then((module) => module.Leave));

/** Shows the present schedule again as soon as another page or a panel is asked for. */
export function LookBackWatch() {
  return useLookedBack() && <Watch />;
}

function Watch() {
  return useHasLeft() && <Leave />;
}
