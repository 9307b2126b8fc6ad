'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { axisShare, type DayAxis } from '@/lib/shifts/views/day-axis';
import { HOUR_MINUTES } from '@/lib/time/units';
import { trackIn } from './track';

/**
 * Scrolls to the current hour after `delayMs`, unless the user has scrolled or pressed before. Does nothing
 * if `delayMs` is undefined.
 */
export function useScrollToNow(
  scroller: RefObject<HTMLElement | null>,
  { startMinute, endMinute }: DayAxis,
  now: number | undefined,
  delayMs: number | undefined,
): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element || delayMs === undefined) return;
    const timer = setTimeout(() => {
      if (element.scrollLeft !== 0 || latest.current === undefined) return;
      const hourBefore = (Math.floor(latest.current / HOUR_MINUTES) - 1) * HOUR_MINUTES;
      const hoursPx = trackIn(element)?.offsetWidth ?? 0;
      element.scrollLeft = axisShare({ startMinute, endMinute }, hourBefore) * hoursPx;
    }, delayMs);
    const stay = () => clearTimeout(timer);
    // A press may become a drag, which measures from the hours' position.
    element.addEventListener('pointerdown', stay, { once: true });
    return () => {
      stay();
      element.removeEventListener('pointerdown', stay);
    };
  }, [scroller, startMinute, endMinute, delayMs]);
}
