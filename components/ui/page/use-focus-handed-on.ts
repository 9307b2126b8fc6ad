'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** If the element is removed while it contains the focus, moves the focus to the page's content. */
export function useFocusHandedOn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('content')?.focus();
    };
  }, [ref]);
}
