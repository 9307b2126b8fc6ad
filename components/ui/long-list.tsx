'use client';

import { useState } from 'react';
import type { LongListProps } from './long-list-props';
import { WhenLoaded } from './when-loaded';

const loadVirtualRows = () => import('./virtual-rows');

/** Longer lists keep only the rows near the view in the page. */
const LONGEST_PLAIN_LIST = 100;
/** What stands there while the script for longer lists is on its way: more than any screen shows. */
const FIRST_ROWS = 40;

/** Rows of one height: all of them up to a hundred, beyond that those near the view. */
export function LongList(props: LongListProps) {
  const [isLoadFailed, setIsLoadFailed] = useState(false);
  const rows = (count: number) => Array.from({ length: count }, (_, index) => props.children(index));
  // Slow is better than rows that nobody can reach.
  if (props.count <= LONGEST_PLAIN_LIST || isLoadFailed) return rows(props.count);
  return (
    <WhenLoaded load={loadVirtualRows} fallback={rows(FIRST_ROWS)} onError={() => setIsLoadFailed(true)}>
      {({ VirtualRows }) => <VirtualRows {...props} />}
    </WhenLoaded>
  );
}
