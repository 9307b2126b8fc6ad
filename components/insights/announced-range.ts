'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** The shown days as text, and the step of the buttons beside the text. */
export interface ShownRange {
  readonly words: string;
  readonly step: 'week' | 'month';
}

/** Receives the days that the open tab shows, for the line beside the insights heading. */
export const AnnouncedRange = createContext<(range: ShownRange) => void>(() => {});

/** Shows the tab's days beside the insights heading, with buttons to the neighboring week or month. */
export function useAnnouncedRange(words: string, step: ShownRange['step'] = 'week'): void {
  const announce = useContext(AnnouncedRange);
  useLayoutEffect(() => announce({ words, step }), [announce, words, step]);
}
