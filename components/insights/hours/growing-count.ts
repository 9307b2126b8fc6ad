'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** About one tall screen. */
const FIRST_ROWS = 30;
const MORE_ROWS = 60;

/**
 * How many rows of a long table are rendered: more as the placeholder of the remaining rows scrolls into view, and all
 * of them when printing. The ref is for that placeholder.
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
