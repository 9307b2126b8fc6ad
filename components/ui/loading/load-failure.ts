import { createContext } from 'react';

export function logLoadFailure(error: unknown): void {
  console.error('A part of the app could not be loaded.', error);
}

/** The app notifies of parts that fail to load; outside the app the failure is only logged. */
export const LoadFailureContext = createContext(logLoadFailure);
