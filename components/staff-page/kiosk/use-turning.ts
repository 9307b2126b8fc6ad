'use client';

import { useEffect, useRef } from 'react';
import { followSwipes } from '@/components/parts/follow-swipes';
import { TYPING_PLACES } from '@/components/ui/page/typing-places';

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Turns days by swipes anywhere and by the arrow keys, except where somebody types. */
export function useTurning(turn: (step: 1 | -1) => boolean): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const isTaken = (target: EventTarget | null) =>
      target instanceof Element && target.closest(TYPING_PLACES) !== null;
    const onKey = (event: KeyboardEvent) => {
      const step = STEP_OF_KEY[event.key];
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (step && isPlain && !isTaken(event.target)) latest.current(step);
    };
    window.addEventListener('keydown', onKey);
    const stopSwipes = followSwipes(window, { isTaken, turn: (step) => latest.current(step) });
    return () => {
      window.removeEventListener('keydown', onKey);
      stopSwipes();
    };
  }, []);
}
