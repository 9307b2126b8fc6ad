'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { followSwipes } from '@/components/parts/follow-swipes';
import { playCueOf } from '@/stores/notifications/cue-port';

// In a field a finger moves the cursor.
const isTaken = (target: Element) => target.closest('input') !== null;

/** A horizontal swipe within the element turns to the next person; the page's own swipe leaves it alone. */
export function useTurns(place: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const onTurn = useEffectEvent((step: 1 | -1) => {
    playCueOf('pageSwiped');
    turn(step);
    return true;
  });
  useEffect(() => {
    const element = place.current;
    return element ? followSwipes(element, { isTaken, turn: (step) => onTurn(step) }) : undefined;
  }, [place]);
}
