'use client';

import { type RefObject, useLayoutEffect } from 'react';

/** Less would show hardly a row. */
const MIN_PX = 260;

function scrollerAround(element: HTMLElement): HTMLElement {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.documentElement;
}

/** Fits the height to the scroll container, so that header and scrollbar stay in view. */
export function useFittedHeight(element: RefObject<HTMLElement | null>, rowCount: number): void {
  useLayoutEffect(() => {
    const inner = element.current;
    if (!inner || rowCount === 0) return;
    const outer = scrollerAround(inner);
    const settle = () => {
      const { scrollTop } = inner;
      // Reset to the natural height first: the container may grow with it, up to a maximum.
      inner.style.removeProperty('--most');
      const above = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
      const below = Number.parseFloat(getComputedStyle(outer).paddingBottom);
      inner.style.setProperty('--most', `${Math.max(outer.clientHeight - above - below, MIN_PX)}px`);
      inner.scrollTop = scrollTop;
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [element, rowCount]);
}
