'use client';

import { useDeferredValue, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { LongListProps } from './long-list-props';

const VirtualRows = lazyPart(() => import('./virtual-rows').then((module) => module.VirtualRows), {
  fallback: FirstRows,
  onError: () => {},
});

/** Longer lists keep only the rows near the view in the page. */
const LONGEST_PLAIN_LIST = 100;
/** What is painted first, about what a screen shows; the rest of a plain list follows at once. */
const FIRST_ROWS = 16;

/** Rows of a list: all of them up to a hundred, or as it says, beyond that those near the view. */
export function LongList(props: LongListProps) {
  const [isLoadFailed, setIsLoadFailed] = useState(false);
  const plainCount = useDeferredValue(props.count, Math.min(props.count, FIRST_ROWS));
  // Slow is better than rows that nobody can reach.
  if (props.count <= (props.longestPlain ?? LONGEST_PLAIN_LIST) || isLoadFailed)
    return plainRows(props, Math.min(plainCount, props.count));
  return <VirtualRows {...props} onMissing={() => setIsLoadFailed(true)} />;
}

function FirstRows(props: LongListProps) {
  return plainRows(props, FIRST_ROWS);
}

function plainRows({ children }: LongListProps, count: number) {
  return Array.from({ length: count }, (_, index) => children(index));
}
