'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** Moves the focus to the page's content if the element is removed with the focus inside. */
export function useFocusFallback(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('content')?.focus();
    };
  }, [ref]);
}
