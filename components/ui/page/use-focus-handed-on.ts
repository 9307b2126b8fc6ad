'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** When the element goes and takes the focused control with it, whoever was on that goes on in the page's content. */
export function useFocusHandedOn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('content')?.focus();
    };
  }, [ref]);
}
