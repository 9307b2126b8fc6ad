'use client';

import { useLayoutEffect } from 'react';

/**
 * Prints on paper of that size, such as `A4 landscape`, while mounted; undefined leaves it to others. A layout effect:
 * what is rendered for print is printed at once.
 */
export function usePageSize(size: string | undefined, marginMm: number): void {
  useLayoutEffect(() => {
    if (size === undefined) return;
    const style = document.createElement('style');
    style.textContent = `@page { size: ${size}; margin: ${marginMm}mm; }`;
    document.head.append(style);
    return () => style.remove();
  }, [size, marginMm]);
}
