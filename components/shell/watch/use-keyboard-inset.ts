'use client';

import { useEffect } from 'react';

/**
 * Keeps `--keyboard` at the height that a phone's keyboard takes from the page's bottom. Where the keyboard makes the
 * page itself lower (`interactiveWidget`) that is nothing; Safari only lays it over the page, and sheets stand on it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    const measure = () => {
      // Zoomed in with two fingers, the rest of the page is not behind a keyboard.
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
