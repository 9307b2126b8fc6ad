import { createContext } from 'react';

/** Logs the failure without notifying the user. */
export function logLoadFailure(error: unknown): void {
  console.error('A part of the app could not be loaded.', error);
}

/** Handles a part whose script does not load: the app notifies; outside it, the failure is logged. */
export const LoadFailureContext = createContext(logLoadFailure);
