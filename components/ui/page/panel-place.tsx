'use client';

import { createContext, useContext } from 'react';

export interface PanelPlace {
  /** Over the calendar; otherwise a page of its own. */
  readonly isOverCalendar: boolean;
  /** Leaves the panel for the calendar: back if it is over the calendar, forward from a page. */
  readonly leave: () => void;
}

/** Where the surrounding panel is. */
export const PanelPlaceContext = createContext<PanelPlace>({ isOverCalendar: false, leave: () => {} });

/** Where the surrounding panel is, and how to leave it. */
export function usePanelPlace(): PanelPlace {
  return useContext(PanelPlaceContext);
}
