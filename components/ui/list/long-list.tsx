'use client';

import { useDeferredValue, useState } from 'react';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import type { LongListProps } from './long-list-props';

const loadVirtualRows = () => import('./virtual-rows');

/** Longer lists keep only the rows near the view in the page. */
const LONGEST_PLAIN_LIST = 100;
/** What is painted first, about what a screen shows; the rest of a plain list follows at once. */
const FIRST_ROWS = 16;

/** Rows of a list: all of them up to a hundred, or as it says, beyond that those near the view. */
export function LongList(props: LongListProps) {
  const [isLoadFailed, setIsLoadFailed] = useState(false);
  const rows = (count: number) => Array.from({ length: count }, (_, index) => props.children(index));
  const plainCount = useDeferredValue(props.count, Math.min(props.count, FIRST_ROWS));
  // Slow is better than rows that nobody can reach.
  if (props.count <= (props.longestPlain ?? LONGEST_PLAIN_LIST) || isLoadFailed)
    return rows(Math.min(plainCount, props.count));
  return (
    <WhenLoaded load={loadVirtualRows} fallback={rows(FIRST_ROWS)} onError={() => setIsLoadFailed(true)}>
      {({ VirtualRows }) => <VirtualRows {...props} />}
    </WhenLoaded>
  );
}
