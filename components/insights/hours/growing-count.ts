'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** About what a tall screen shows at once. */
const FIRST_ROWS = 30;
const MORE_ROWS = 60;

/**
 * How many rows of a long table stand in the page: more as the place of the missing ones comes into view, and all of
 * them on paper. The ref is for that place.
 */
export function useGrowingCount(total: number): readonly [number, RefObject<HTMLTableRowElement | null>] {
  const [count, setCount] = useState(FIRST_ROWS);
  const rest = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const place = rest.current;
    if (!place || count >= total) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + MORE_ROWS);
    });
    observer.observe(place);
    const showAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAll);
    };
  }, [count, total]);
  return [Math.min(count, total), rest];
}
