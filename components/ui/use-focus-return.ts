'use client';

import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when this part came, once it goes; unless somebody has taken it meanwhile or
 * the place is gone.
 */
export function useFocusReturn(): void {
  const [origin] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the effects of this commit: until then the page behind is still inert and takes no focus.
      queueMicrotask(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && origin instanceof HTMLElement && origin.isConnected) origin.focus();
      });
    },
    [origin],
  );
}
