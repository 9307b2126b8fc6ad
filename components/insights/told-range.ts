'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** Takes the words for the days that a tab shows; they stand beside the heading of insights. */
export const ToldRange = createContext<(words: string) => void>(() => {});

/** Says beside the heading which days the tab shows. */
export function useTellRange(words: string): void {
  const tell = useContext(ToldRange);
  useLayoutEffect(() => tell(words), [tell, words]);
}
