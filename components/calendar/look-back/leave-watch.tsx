'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useHasLeft } from '@/components/calendar/use-has-left';
import {
  type LookedBack,
  lookedBackStore,
  type SoughtMoment,
  seekNoMore,
  useLookedBack,
} from '@/stores/look-back/looked-back';

/** Shows the present schedule again as soon as another page or a panel is asked for, also while the past one is read. */
export function LookBackWatch() {
  const looked = useLookedBack();
  const sought = useStore(lookedBackStore, (state) => state.sought);
  return (looked ?? sought) && <Watch leave={looked?.leave ?? seekNoMore} sought={sought} />;
}

function Watch({ leave, sought }: Pick<LookedBack, 'leave'> & { sought: SoughtMoment | undefined }) {
  const isHome = usePathname() === '/';
  const hasLeft = useHasLeft();
  useEffect(() => {
    if (isHome) sought?.arrive();
  }, [isHome, sought]);
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft, leave]);
  return null;
}
