'use client';

import { useLayoutEffect } from 'react';

/**
 * A layout effect, because content rendered for print is printed at once. `size` is such as `A4 landscape`.
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
