'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { whenIdle } from '@/components/ui/loading/when-idle';

const PrintHost = lazyPart(() => import('./print-host').then((module) => module.PrintHost), {
  onError: logLoadFailure,
});

/** Print layouts of the calendar's views. Loads when the page is idle, because printing does not wait for scripts. */
export function PrintLayer() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <PrintHost />;
}
