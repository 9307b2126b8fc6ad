'use client';

import { createContext, useContext } from 'react';

export interface PanelPlace {
  readonly isOverCalendar: boolean;
  /** Navigates back if over the calendar, forward from a page. */
  readonly leave: () => void;
}

export const PanelPlaceContext = createContext<PanelPlace>({ isOverCalendar: false, leave: () => {} });

export function usePanelPlace(): PanelPlace {
  return useContext(PanelPlaceContext);
}
