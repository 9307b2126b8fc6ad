import { createContext } from 'react';

export function logLoadFailure(error: unknown): void {
  console.error('Failed to load a part of the app.', error);
}

/** The app notifies of parts that fail to load; outside the app the failure is only logged. */
export const LoadFailureContext = createContext(logLoadFailure);
