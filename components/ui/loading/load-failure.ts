import { createContext } from 'react';

/** Leaves a part that does not come out without a word to the person. */
export function logLoadFailure(error: unknown): void {
  console.error('A part of the app could not be loaded.', error);
}

/** What is done about a part whose script does not come: the app notifies; where there are no notices it is logged. */
export const LoadFailureContext = createContext(logLoadFailure);
