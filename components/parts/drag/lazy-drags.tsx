'use client';

import './drag.css';
import { useEffect, useRef, useState } from 'react';
import type { LazyPart } from '@/components/ui/loading/lazy-part';
import { isPickUpKey } from './pick-up-key';

/** A press or key that began while the code was loading and is still held. */
type HeldStart = PointerEvent | KeyboardEvent | undefined;

export interface DragsProps {
  /** Returns the held start event, once. */
  drainHeldStart: () => HeldStart;
}

interface LazyDragsProps {
  cards: string;
  /** A load failure must not be reported, because the forms work without dragging. */
  drags: LazyPart<DragsProps>;
}

/** Loads dragging when the pointer or focus first reaches a card. */
export function LazyDrags({ cards, drags: Drags }: LazyDragsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const held = useRef<HeldStart>(undefined);

  useEffect(() => {
    if (isLoaded) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    const ask = ({ target }: Event) => {
      const isOnCard = target instanceof Element && target.closest(cards) !== null;
      if (isOnCard) setIsAsked(true);
      return isOnCard;
    };
    const hold = (event: PointerEvent | KeyboardEvent) => {
      if (ask(event)) held.current = event;
    };
    const releaseHeld = () => {
      held.current = undefined;
    };
    window.addEventListener('pointerover', ask, options);
    window.addEventListener('focusin', ask, options);
    window.addEventListener('pointerdown', hold, options);
    window.addEventListener('pointerup', releaseHeld, options);
    window.addEventListener('pointercancel', releaseHeld, options);
    window.addEventListener('keydown', (event) => isPickUpKey(event) && hold(event), options);
    return () => listening.abort();
  }, [cards, isLoaded]);

  useEffect(() => {
    if (navigator.maxTouchPoints === 0) return;
    // Touch scrolling can be prevented only if a non-passive listener existed before the touch.
    window.addEventListener('touchmove', doNothing, { passive: false });
    return () => window.removeEventListener('touchmove', doNothing);
  }, []);

  const drainHeldStart = () => {
    setIsLoaded(true);
    const start = held.current;
    held.current = undefined;
    return start;
  };
  // After a load failure, the next pointer or focus on a card retries.
  return isAsked && <Drags drainHeldStart={drainHeldStart} onMissing={() => setIsAsked(false)} />;
}

function doNothing(): void {}
