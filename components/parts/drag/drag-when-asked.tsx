'use client';

import './drag.css';
import { useEffect, useRef, useState } from 'react';
import type { LazyPart } from '@/components/ui/loading/lazy-part';
import { isPickUpKey } from './pick-up-key';

/** What began while the drags were still being loaded: a press that is not over, or the key. */
type HeldStart = PointerEvent | KeyboardEvent | undefined;

export interface DragsProps {
  /** Gives what was begun, once. */
  takeHeld: () => HeldStart;
}

interface DragWhenAskedProps {
  /** Which elements can be dragged. */
  cards: string;
  /** Who cannot load them still has the form: they are to report nothing. */
  drags: LazyPart<DragsProps>;
}

/** Loads the drags when the pointer or the focus first comes to one of the cards; a page that is only read has none. */
export function DragWhenAsked({ cards, drags: Drags }: DragWhenAskedProps) {
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
    const letGo = () => {
      held.current = undefined;
    };
    window.addEventListener('pointerover', ask, options);
    window.addEventListener('focusin', ask, options);
    window.addEventListener('pointerdown', hold, options);
    window.addEventListener('pointerup', letGo, options);
    window.addEventListener('pointercancel', letGo, options);
    window.addEventListener('keydown', (event) => isPickUpKey(event) && hold(event), options);
    return () => listening.abort();
  }, [cards, isLoaded]);

  useEffect(() => {
    if (navigator.maxTouchPoints === 0) return;
    // A finger's way can be kept from scrolling only where this was told before the finger came down.
    window.addEventListener('touchmove', doNothing, { passive: false });
    return () => window.removeEventListener('touchmove', doNothing);
  }, []);

  const takeHeld = () => {
    setIsLoaded(true);
    const taken = held.current;
    held.current = undefined;
    return taken;
  };
  return isAsked && <Drags takeHeld={takeHeld} />;
}

function doNothing(): void {}
