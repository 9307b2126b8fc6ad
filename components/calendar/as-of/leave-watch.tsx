'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useHasLeft } from '@/components/calendar/use-has-left';
import { type AsOfRequest, asOfRequestStore, returnToNow } from '@/stores/as-of/as-of-request';
import { useAsOf } from '@/stores/schedule/use-schedule';

/** Shows the live schedule again as soon as another page or a panel opens, even while the past one is loading. */
export function LeaveAsOfWatch() {
  const asOf = useAsOf();
  const request = useStore(asOfRequestStore, (state) => state.request);
  return (asOf ?? request) && <Watch request={request} />;
}

function Watch({ request }: { request: AsOfRequest | undefined }) {
  const isHome = usePathname() === '/';
  const hasLeft = useHasLeft();
  useEffect(() => {
    if (isHome) request?.arrive();
  }, [isHome, request]);
  useEffect(() => {
    if (hasLeft) returnToNow();
  }, [hasLeft]);
  return null;
}
