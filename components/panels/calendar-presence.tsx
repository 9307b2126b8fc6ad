'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { whenIdle } from '@/components/ui/loading/when-idle';

export const PanelDialog = lazyPart(() => import('./panel-dialog').then((module) => module.PanelDialog));

export const BottomPanel = lazyPart(() => import('./bottom-panel').then((module) => module.BottomPanel));

interface Presence {
  readonly hasCalendar: boolean;
  readonly setHasCalendar: (hasCalendar: boolean) => void;
}

const PresenceContext = createContext<Presence>({ hasCalendar: false, setHasCalendar: () => {} });

/** Tracks whether the calendar is on the page, so that a panel opens over it instead of replacing it. */
export function CalendarPresence({ children }: { children: ReactNode }) {
  const [hasCalendar, setHasCalendar] = useState(false);
  const presence = useMemo(() => ({ hasCalendar, setHasCalendar }), [hasCalendar]);
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

/**
 * Registers the calendar as present while mounted. Also preloads the panel frames when idle: panels need them only over
 * the calendar.
 */
export function CalendarIsHere() {
  const { setHasCalendar } = useContext(PresenceContext);
  useEffect(() => whenIdle(fetchFrames), []);
  useLayoutEffect(() => {
    setHasCalendar(true);
    return () => setHasCalendar(false);
  }, [setHasCalendar]);
  return null;
}

export function useHasCalendar(): boolean {
  return useContext(PresenceContext).hasCalendar;
}

function fetchFrames(): void {
  BottomPanel.preload();
  PanelDialog.preload();
}
