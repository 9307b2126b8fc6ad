'use client';

import { useEffect, useRef } from 'react';
import { KIOSK_RETURN_MS } from '@/lib/timing';

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls `act` once nobody has touched the screen for a while. */
export function useIdle(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), KIOSK_RETURN_MS);
    };
    wait();
    for (const touch of TOUCHES) window.addEventListener(touch, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, wait);
    };
  }, []);
}
