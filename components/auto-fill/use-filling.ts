'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FillRequest, FillState } from '@/lib/auto-fill/proposal';
import { type FillSession, startFilling } from '@/stores/auto-fill/fill';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

interface Filling {
  readonly state: FillState;
  /** Ends the search with the best plan so far. */
  readonly stop: () => void;
}

/** Looks for a plan, anew with every other request; until there is one, that of the last request stays. */
export function useFilling(request: FillRequest | undefined): Filling {
  const store = useScheduleStore();
  const [state, setState] = useState<FillState>({ phase: 'preparing', proposal: undefined });
  const session = useRef<FillSession>(undefined);
  useEffect(() => {
    setState(({ proposal }) => ({ phase: 'preparing', proposal: request && proposal }));
    if (!request) return;
    const begun = startFilling(store, request);
    const show = () => {
      const next = begun.getState();
      setState((before) => (next.phase === 'preparing' ? { ...before, phase: 'preparing' } : next));
    };
    const stopListening = begun.subscribe(show);
    session.current = begun;
    show();
    return () => {
      stopListening();
      begun.cancel();
    };
  }, [request, store]);
  return { state, stop: useCallback(() => session.current?.cancel(), []) };
}
