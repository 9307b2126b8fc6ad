'use client';

import { useEffect, useRef } from 'react';
import { PHONE } from '@/components/ui/page/layout-queries';

/** How far a finger must pull the sheet down to close it, and how far to count as a swipe at all. */
const CLOSE_PX = 96;
const BEGIN_PX = 8;

/** Elements that handle touch themselves. */
const OWN_TOUCH = 'svg, input, [role="slider"], [data-own-swipe]';

function scrollsSideways(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)
  );
}

/** Whether a swipe that starts there may move the panel: in its header, or where nothing is left to scroll. */
function canBeginAt(target: Element, panel: Element): boolean {
  if (target.closest('[data-panel-header]')) return true;
  if (target.closest(OWN_TOUCH)) return false;
  for (let element: Element | null = target; element && element !== panel; element = element.parentElement) {
    if (element.scrollTop > 0 || scrollsSideways(element)) return false;
  }
  return true;
}

/** On a phone, a swipe pulls the panel down; past the threshold it closes, otherwise it springs back. */
export function useSwipeDown(panel: HTMLElement | null, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!panel) return;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { readonly x: number; readonly y: number } | undefined;
    let pulled = 0;

    const end = () => {
      start = undefined;
      pulled = 0;
      panel.style.removeProperty('translate');
      panel.style.removeProperty('transition-duration');
    };
    const handleStart = (event: TouchEvent) => {
      const [finger] = event.touches;
      const isOne = finger && event.touches.length === 1;
      const canBegin = event.target instanceof Element && canBeginAt(event.target, panel);
      start =
        isOne && canBegin && window.matchMedia(PHONE).matches
          ? { x: finger.clientX, y: finger.clientY }
          : undefined;
    };
    const handleMove = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!start || !finger) return;
      const down = finger.clientY - start.y;
      if (pulled === 0) {
        const side = Math.abs(finger.clientX - start.x);
        if (Math.max(side, Math.abs(down)) < BEGIN_PX) return;
        if (side > down) {
          start = undefined;
          return;
        }
      }
      pulled = Math.max(down, 1);
      event.preventDefault();
      panel.style.setProperty('transition-duration', '0s');
      panel.style.setProperty('translate', `0 ${pulled}px`);
    };
    const handleEnd = () => {
      const isFar = pulled >= CLOSE_PX;
      // Closing continues from where the finger left it.
      if (isFar) {
        start = undefined;
        close.current();
      } else end();
    };

    panel.addEventListener('touchstart', handleStart, { signal, passive: true });
    // Not passive: while the sheet is pulled, the page behind must not scroll or reload.
    panel.addEventListener('touchmove', handleMove, { signal, passive: false });
    panel.addEventListener('touchend', handleEnd, { signal });
    panel.addEventListener('touchcancel', end, { signal });
    return () => listening.abort();
  }, [panel]);
}
