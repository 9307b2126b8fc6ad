'use client';

import { useLayoutEffect } from 'react';

/** Marks on the root element, by which style elsewhere on the page depends on what is shown. */
type RootMark = 'dialog' | 'publishDock' | 'selecting' | 'actionSheet' | 'oneNotice' | 'kiosk';

const counts = new Map<RootMark, number>();

/**
 * Marks the root while this is shown. With `:root:has(…)` instead, the browser would look through the page after each
 * change of it.
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
