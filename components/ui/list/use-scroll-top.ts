'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls to the top when `value` changes, because the content is then different. */
export function useScrollTop(scroller: RefObject<HTMLElement | null>, value: string): void {
  const shown = useRef(value);
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, value]);
}
