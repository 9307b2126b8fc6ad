'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { swipeStep, type TouchPoint } from '@/lib/page-swipe';
import { SWIPE_VIBRATION_MS } from '@/lib/timing';
import { playCueOf } from '@/stores/notifications/cue-port';

/** A horizontal swipe within the element turns to the next person; the page's own swipe leaves it alone. */
export function useTurns(place: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let start: TouchPoint | undefined;
    const onStart = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      // In a field a finger moves the cursor.
      const isFree = touches.length === 1 && target instanceof Element && !target.closest('input');
      start = isFree && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const onEnd = ({ changedTouches: [finger], defaultPrevented }: TouchEvent) => {
      // A finger that dragged a shift turns nothing.
      const from = defaultPrevented ? undefined : start;
      const step = from && finger && swipeStep(from, { x: finger.clientX, y: finger.clientY });
      start = undefined;
      if (!step) return;
      navigator.vibrate?.(SWIPE_VIBRATION_MS);
      playCueOf('pageSwiped');
      latest.current(step);
    };
    const onCancel = () => {
      start = undefined;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    element.addEventListener('touchstart', onStart, options);
    element.addEventListener('touchend', onEnd, options);
    element.addEventListener('touchcancel', onCancel, options);
    return () => listening.abort();
  }, [place]);
}
