'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** Takes the words for the days that a tab shows; they stand beside the heading of insights. */
export const AnnouncedRange = createContext<(words: string) => void>(() => {});

/** Says beside the heading which days the tab shows. */
export function useAnnouncedRange(words: string): void {
  const tell = useContext(AnnouncedRange);
  useLayoutEffect(() => tell(words), [tell, words]);
}
