'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAsOf } from '@/stores/schedule/use-schedule';

const LookBackBar = lazyPart(() => import('./bar').then((module) => module.LookBackBar));

export function LookBackPlace() {
  const asOf = useAsOf();
  return asOf && <LookBackBar key={`${asOf.moment} ${asOf.step ?? ''}`} asOf={asOf} />;
}
