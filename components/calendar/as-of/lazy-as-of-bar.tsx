'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useAsOf } from '@/stores/schedule/use-schedule';

const AsOfBar = lazyPart(() => import('./bar').then((module) => module.AsOfBar));

export function LazyAsOfBar() {
  const asOf = useAsOf();
  return asOf && <AsOfBar key={`${asOf.moment} ${asOf.step ?? ''}`} asOf={asOf} />;
}
