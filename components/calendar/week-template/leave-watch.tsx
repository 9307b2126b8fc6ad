'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEditedWeek } from '@/stores/templates/edited-week';
import { useUi } from '@/stores/ui/use-ui';

const Leave = lazyPart(() => import('./leave').then((module) => module.Leave));

/** Ends the editing of a week template as soon as another page, a panel or another view is asked for. */
export function LeaveWatch() {
  const isEditing = useEditedWeek() !== undefined;
  return isEditing && <Watch />;
}

function Watch() {
  const path = usePathname();
  const isWeek = useUi((state) => state.currentView === 'weekly');
  const wasHome = useRef(false);
  const isHome = path === '/';
  const hasLeft = (!isHome && wasHome.current) || !isWeek;
  useEffect(() => {
    if (isHome) wasHome.current = true;
  }, [isHome]);
  return hasLeft && <Leave />;
}
