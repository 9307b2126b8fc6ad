'use client';

import { useDeferredValue, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { LongListProps } from './long-list-props';

const VirtualRows = lazyPart(() => import('./virtual-rows').then((module) => module.VirtualRows), {
  fallback: FirstRows,
  onError: () => {},
});

const MAX_PLAIN_ROWS = 100;
/** About one screen; the rest of a plain list follows at once. */
const FIRST_ROWS = 16;

export function LongList(props: LongListProps) {
  const [isLoadFailed, setIsLoadFailed] = useState(false);
  const plainCount = useDeferredValue(props.count, Math.min(props.count, FIRST_ROWS));
  // If the virtual list fails to load, render all rows: slow is better than unreachable.
  if (props.count <= (props.longestPlain ?? MAX_PLAIN_ROWS) || isLoadFailed)
    return plainRows(props, Math.min(plainCount, props.count));
  return <VirtualRows {...props} onMissing={() => setIsLoadFailed(true)} />;
}

function FirstRows(props: LongListProps) {
  return plainRows(props, FIRST_ROWS);
}

function plainRows({ children }: LongListProps, count: number) {
  return Array.from({ length: count }, (_, index) => children(index));
}
