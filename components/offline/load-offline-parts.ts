/** What the worker means for the screen, and its care: one script, that both the bar and the dock ask for. */
export const loadOfflineParts = () => import('./offline-parts');
