'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useLookedBack } from '@/stores/look-back/looked-back';

const LookBackBar = lazyPart(() => import('./bar').then((module) => module.LookBackBar));

/** Where the calendar says that it shows a moment of the past. */
export function LookBackPlace() {
  const looked = useLookedBack();
  return looked && <LookBackBar key={`${looked.moment} ${looked.step ?? ''}`} looked={looked} />;
}
