'use client';

import { useEffect } from 'react';

/** Prints in landscape while `isWanted`. */
export function useLandscapePaper(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const style = document.createElement('style');
    style.textContent = '@page { size: landscape; margin: 8mm; }';
    document.head.append(style);
    return () => style.remove();
  }, [isWanted]);
}
