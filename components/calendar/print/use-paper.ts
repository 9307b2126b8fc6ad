'use client';

import { useLayoutEffect } from 'react';

/** Prints on paper laid that way while mounted. A layout effect: the page is printed as soon as it is rendered. */
export function usePaper(orientation: 'portrait' | 'landscape'): void {
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = `@page { size: ${orientation}; margin: 10mm; }`;
    document.head.append(style);
    return () => style.remove();
  }, [orientation]);
}
