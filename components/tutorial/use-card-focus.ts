'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { HELP_BUTTON } from '@/lib/tutorial/tutorial-steps';
import { findTarget } from './watch-page';

const isFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses the heading of each new step, and restores the focus when the tutorial ends. If a dialog over the card closes
 * without returning the focus, the card takes it again.
 */
export function useCardFocus(heading: RefObject<HTMLElement | null>, step: string, isShown: boolean): void {
  const focusedStep = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown) return;
    if (focusedStep.current !== step) {
      focusedStep.current = step;
      heading.current?.focus({ preventScroll: true });
      return;
    }
    // After the dialog has returned its focus.
    const frame = requestAnimationFrame(() => {
      if (isFree()) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading, step, isShown]);

  const [origin] = useState(() => (isFree() ? null : document.activeElement));
  useEffect(
    () => () => {
      if (!(origin instanceof HTMLElement)) return;
      queueMicrotask(() => {
        if (!isFree()) return;
        // The page may have changed; the Help button, which starts the tutorial, is on every page.
        const place = origin.isConnected ? origin : findTarget(HELP_BUTTON);
        place?.focus();
      });
    },
    [origin],
  );
}
