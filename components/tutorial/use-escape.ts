'use client';

import { useEffect } from 'react';
import { hasOpenPart } from './watch-page';

/** Handles Escape regardless of focus; menus and dialogs over the page close first. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || hasOpenPart()) return;
      act();
    };
    // In the capture phase, where a menu that the key will close is still open.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [act]);
}
