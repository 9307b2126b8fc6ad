'use client';

import { useEffect } from 'react';
import { hasOpenPart } from './watch-page';

/** Escape, wherever the focus is; whatever is open over the page closes first. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || hasOpenPart()) return;
      act();
    };
    // On the way down: a menu that the key closes is still there to be seen.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [act]);
}
