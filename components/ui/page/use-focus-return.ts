'use client';

import { useEffect, useState } from 'react';

export function focusChain(element: Element | null): readonly HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let current = element; current; current = current.parentElement) {
    const canTakeFocus = current === element || current.hasAttribute('tabindex');
    if (canTakeFocus && current instanceof HTMLElement && current !== document.body) chain.push(current);
  }
  return chain;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * On unmount, returns the focus to its origin, the nearest remaining ancestor, or the page's content. Does
 * not move a focus that something else has taken.
 */
export function useFocusReturn(): void {
  const [origins] = useState(() => focusChain(document.activeElement));
  useEffect(
    () => () => {
      // After the effects of this commit: until then the page behind may still be inert.
      queueMicrotask(() => {
        const taken = document.activeElement;
        const isFree = taken === null || taken === document.body;
        const origin = origins.find(({ isConnected }) => isConnected);
        // The whole origin may be on a page that was left.
        const wanted = isFree ? (origin ?? document.getElementById('content')) : taken;
        if (!(wanted instanceof HTMLElement)) return;
        wanted.focus();
        // A list passes the focus to one of its rows.
        const holder = document.activeElement;
        // Headless UI then refocuses the last focused element that still exists: run afterwards.
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
