'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';

type Pointing = 'mouse' | 'touch' | 'keyboard';

interface Pointed {
  readonly hour: number;
  readonly by: Pointing;
  readonly isOpen: boolean;
}

/** The pointed column, and whether its tooltip is open: after a pause, and on touch only for a while. */
export function useStaffingTip() {
  const [pointed, setPointed] = useState<Pointed>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leave = useCallback(() => {
    clearTimeout(timer.current);
    setPointed(undefined);
  }, []);
  const point = useCallback(
    (hour: number, by: Pointing) => {
      clearTimeout(timer.current);
      setPointed((before) => ({ hour, by, isOpen: by !== 'touch' && before?.isOpen === true }));
      timer.current = setTimeout(() => {
        setPointed({ hour, by, isOpen: true });
        if (by === 'touch') timer.current = setTimeout(leave, TOOLTIP_TOUCH_CLOSE_MS);
      }, TOOLTIP_DELAY_MS);
    },
    [leave],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = pointed?.isOpen === true;
  const isByKeyboard = pointed?.by === 'keyboard';
  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // By keyboard, Escape closes the tooltip first; the next Escape closes the panel.
      if (isByKeyboard) event.stopPropagation();
      leave();
    };
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [isOpen, isByKeyboard, leave]);

  return { pointed, point, leave };
}
