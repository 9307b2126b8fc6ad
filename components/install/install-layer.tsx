'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { whenIdle } from '@/components/ui/loading/when-idle';

const InstallHint = lazyPart(() => import('./install-hint').then((module) => module.InstallHint), {
  onError: logLoadFailure,
});

/** Loads the script of the hint when the page is idle. */
export function InstallLayer() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <InstallHint />;
}
