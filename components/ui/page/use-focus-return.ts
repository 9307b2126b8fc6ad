'use client';

import { useEffect, useState } from 'react';

/** The element and those around it that can take the focus, nearest first. */
function focusChain(element: Element | null): readonly HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let current = element; current; current = current.parentElement) {
    const canTakeFocus = current === element || current.hasAttribute('tabindex');
    if (canTakeFocus && current instanceof HTMLElement && current !== document.body) chain.push(current);
  }
  return chain;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Gives the focus back to where it was when this part came, once it goes; if that place is gone, to the nearest one
 * around it that is left. Somebody who has taken the focus meanwhile keeps it.
 */
export function useFocusReturn(): void {
  const [origins] = useState(() => focusChain(document.activeElement));
  useEffect(
    () => () => {
      // After the effects of this commit: until then the page behind may still be inert and take no focus.
      queueMicrotask(() => {
        const taken = document.activeElement;
        const isFree = taken === null || taken === document.body;
        const wanted = isFree ? origins.find((origin) => origin.isConnected) : taken;
        if (!(wanted instanceof HTMLElement)) return;
        wanted.focus();
        // A list hands it on to one of its rows.
        const holder = document.activeElement;
        // Headless UI then goes back to whatever had the focus some time before and is still there: later than that.
        queueMicrotask(() => {
          const open = document.activeElement?.closest(DIALOG);
          const isInAnotherDialog = open && open !== wanted.closest(DIALOG);
          if (!isInAnotherDialog && holder instanceof HTMLElement) holder.focus();
        });
      });
    },
    [origins],
  );
}
