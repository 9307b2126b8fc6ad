'use client';

import { useEffect, useRef } from 'react';
import { askGridStart, gridUse, setGridInUse } from '@/stores/ui/grid-use';

/** Begins where the empty week or the first steps ask for it, and says whether something is being typed here. */
export function useStart(isOpen: boolean, start: () => void): void {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const begin = () => {
      if (!gridUse.getState().wanted) return;
      askGridStart(undefined);
      latest.current();
    };
    begin();
    return gridUse.subscribe(begin);
  }, []);
  useEffect(() => {
    setGridInUse(isOpen);
    return () => setGridInUse(false);
  }, [isOpen]);
}
