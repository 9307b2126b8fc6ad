'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** Receives the text of the days that a tab shows, for the chip beside the insights heading. */
export const AnnouncedRange = createContext<(words: string) => void>(() => {});

/** Shows the tab's days beside the insights heading. */
export function useAnnouncedRange(words: string): void {
  const announce = useContext(AnnouncedRange);
  useLayoutEffect(() => announce(words), [announce, words]);
}
