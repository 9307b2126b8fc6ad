'use client';

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';

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

/** Says, while it stands on the page, that the calendar does. */
export function CalendarIsHere() {
  const { setHasCalendar } = useContext(PresenceContext);
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
