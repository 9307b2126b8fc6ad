'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { HELP_BUTTON } from '@/lib/tutorial/tutorial-steps';
import { findTarget } from './watch-page';

const isFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Brings the focus to the heading whenever a step comes up, and back to where it was when the tutorial ends. A dialog
 * that lay over the card and left the focus nowhere gives it to the card again.
 */
export function useCardFocus(heading: RefObject<HTMLElement | null>, index: number, isShown: boolean): void {
  const focusedStep = useRef<number>(undefined);
  useEffect(() => {
    if (!isShown) return;
    if (focusedStep.current !== index) {
      focusedStep.current = index;
      heading.current?.focus({ preventScroll: true });
      return;
    }
    // After the dialog has handed its focus back.
    const frame = requestAnimationFrame(() => {
      if (isFree()) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, index, isShown]);

  const [origin] = useState(() => (isFree() ? null : document.activeElement));
  useEffect(
    () => () => {
      if (!(origin instanceof HTMLElement)) return;
      queueMicrotask(() => {
        if (!isFree()) return;
        // The page may have changed on the way: Help, from where it starts, is on each.
        const place = origin.isConnected ? origin : findTarget(HELP_BUTTON);
        place?.focus();
      });
    },
    [origin],
  );
}
