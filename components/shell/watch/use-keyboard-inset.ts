'use client';

import { useEffect } from 'react';

/**
 * Sets `--keyboard` to the height by which a phone's keyboard covers the page's bottom. It is 0 where the keyboard
 * resizes the page (`interactiveWidget`); in Safari the keyboard only overlays the page, and sheets are placed above
 * it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    const measure = () => {
      // When pinch-zoomed, the hidden part of the page is not behind a keyboard.
      const isZoomed = visualViewport.scale > 1.01;
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      root.style.setProperty('--keyboard', isZoomed ? '0px' : `${Math.max(0, Math.round(covered))}px`);
    };
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, []);
}
