/** What the worker means for the screen, and its care: always the same function, so that it is loaded once. */
export const loadOfflineParts = () => import('./offline-parts');
