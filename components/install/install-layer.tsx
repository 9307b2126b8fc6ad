'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';

const loadHint = () => import('./install-hint');

/** The place of the hint to install. Its script comes when the page has nothing else to do. */
export function InstallLayer() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <WhenLoaded load={loadHint}>{({ InstallHint }) => <InstallHint />}</WhenLoaded>;
}
