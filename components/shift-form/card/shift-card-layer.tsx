'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isMenuKey } from './menu-key';
import type { ShiftPress } from './opened-shift';

/**
 * Does not report a load failure, because pointing at a shift is not a request. The next pointer or focus on
 * a shift retries.
 */
const ShiftPresses = lazyPart(() => import('./shift-presses').then((module) => module.ShiftPresses), {
  onError: () => {},
});

/**
 * Lets every shift be opened by a press. The script loads when the pointer or the focus first reaches a shift; an
 * earlier press is replayed.
 */
export function ShiftCardLayer() {
  const [isAsked, setIsAsked] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const held = useRef<ShiftPress>(undefined);
  useEffect(() => {
    if (isLoaded) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const ask = ({ target }: Event) => {
      const isOnShift = target instanceof Element && target.closest('[data-shift-id]') !== null;
      if (isOnShift) setIsAsked(true);
      return isOnShift;
    };
    const hold = (event: ShiftPress) => {
      if (!ask(event)) return;
      held.current = event;
      const isForMenu = event.type === 'contextmenu' || event instanceof KeyboardEvent;
      // Prevent the browser's menu from opening as well.
      if (isForMenu && !window.matchMedia('(pointer: coarse)').matches) event.preventDefault();
    };
    const holdKey = (event: KeyboardEvent) => {
      if (isMenuKey(event)) hold(event);
      else if (event.key === 'Enter' && ask(event)) held.current = event;
    };
    document.addEventListener('pointerover', ask, options);
    document.addEventListener('focusin', ask, options);
    document.addEventListener('click', hold, options);
    document.addEventListener('dblclick', hold, options);
    document.addEventListener('contextmenu', hold, options);
    document.addEventListener('keydown', holdKey, options);
    return () => listening.abort();
  }, [isLoaded]);
  const drainHeldStart = () => {
    setIsLoaded(true);
    const start = held.current;
    held.current = undefined;
    return start;
  };
  const forget = () => {
    held.current = undefined;
    setIsAsked(false);
  };
  return isAsked && <ShiftPresses drainHeldStart={drainHeldStart} onMissing={forget} />;
}
