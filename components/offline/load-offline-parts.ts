/** The service worker's registration and UI: one script, loaded by both the bar and the dock. */
export const loadOfflineParts = () => import('./offline-parts');
