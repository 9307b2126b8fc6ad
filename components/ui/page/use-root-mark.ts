'use client';

import { useLayoutEffect } from 'react';

type RootMark = 'dialog' | 'publishDock' | 'selecting' | 'actionSheet' | 'oneNotice' | 'kiosk';

const counts = new Map<RootMark, number>();

/**
 * A root attribute is cheaper than `:root:has(…)`, which the browser would check after each change of the
 * page.
 */
export function useRootMark(mark: RootMark, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark, isShown]);
}

function count(mark: RootMark, by: number): void {
  const now = (counts.get(mark) ?? 0) + by;
  counts.set(mark, now);
  const { dataset } = document.documentElement;
  if (now > 0) dataset[mark] = '';
  else delete dataset[mark];
}
