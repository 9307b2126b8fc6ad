'use client';

import { useLayoutEffect } from 'react';

/**
 * A `@page` size such as `A4 landscape`; undefined sets none. A layout effect, because content rendered for
 * print is printed at once.
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
