'use client';

import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';

function cellOf({ target }: SyntheticEvent): Element | undefined {
  return target instanceof Element ? (target.closest('[data-heat]') ?? undefined) : undefined;
}

/** One tooltip for a table of many cells: after a pause on a cell, at once on its neighbors, for 2 s on a tap. */
export function useCellTip() {
  const [cell, setCell] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!cell) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setCell(undefined);
    };
    // Capture phase, not stopped: the panel around it may want the same key.
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [cell]);

  const closeTip = () => {
    clearTimeout(timer.current);
    setCell(undefined);
  };
  const point = (next: Element | undefined) => {
    clearTimeout(timer.current);
    if (!next || cell) setCell(next);
    else timer.current = setTimeout(() => setCell(next), TOOLTIP_DELAY_MS);
  };

  return {
    cell,
    closeTip,
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') point(cellOf(event));
    },
    onPointerLeave: (event: PointerEvent) => {
      // The text can be hovered too; its surface closes when the pointer leaves it.
      const isOnWords =
        event.relatedTarget instanceof Element && event.relatedTarget.closest('[data-tooltip]');
      if (event.pointerType !== 'touch' && !isOnWords) closeTip();
    },
    onPointerUp: (event: PointerEvent) => {
      const tapped = cellOf(event);
      if (event.pointerType !== 'touch' || !tapped) return;
      clearTimeout(timer.current);
      setCell(tapped);
      timer.current = setTimeout(() => setCell(undefined), TOOLTIP_TOUCH_CLOSE_MS);
    },
    onFocus: (event: SyntheticEvent) => {
      if (event.target instanceof Element && event.target.matches('[data-heat]:focus-visible'))
        point(cellOf(event));
    },
    onBlur: closeTip,
  };
}
