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
import { whenIdle } from '@/components/ui/loading/when-idle';
import { BottomPanel, PanelDialog } from './panel-frames';

interface Presence {
  readonly hasCalendar: boolean;
  readonly setHasCalendar: (hasCalendar: boolean) => void;
}

const PresenceContext = createContext<Presence>({ hasCalendar: false, setHasCalendar: () => {} });

/** Knows whether the calendar stands on the page, so that a panel lies over it instead of taking its place. */
export function CalendarPresence({ children }: { children: ReactNode }) {
  const [hasCalendar, setHasCalendar] = useState(false);
  const presence = useMemo(() => ({ hasCalendar, setHasCalendar }), [hasCalendar]);
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

/**
 * Says, while it stands on the page, that the calendar does. Only over the calendar does a panel need its frame, which
 * is fetched while nobody waits for it.
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

/** Whether the calendar stands on the page. */
export function useHasCalendar(): boolean {
  return useContext(PresenceContext).hasCalendar;
}

function fetchFrames(): void {
  BottomPanel.preload();
  PanelDialog.preload();
}
