'use client';

import { createContext, useContext } from 'react';

export interface PanelPlace {
  /** Over the calendar; a page of its own otherwise. */
  readonly isOverCalendar: boolean;
  /** Leaves the panel for the calendar: back from over it, onward from a page. */
  readonly leave: () => void;
}

/** Tells what stands in a panel where the panel is. */
export const PanelPlaceContext = createContext<PanelPlace>({ isOverCalendar: false, leave: () => {} });

/** Where the panel is in which this part stands, and the way out of it. */
export function usePanelPlace(): PanelPlace {
  return useContext(PanelPlaceContext);
}
