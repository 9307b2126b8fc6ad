/** The tabs that are loaded when they are first opened; the overview comes with insights. */
export const loadHeatmap = () => import('./heatmap/tab');
export const loadStaffing = () => import('./staffing/tab');
export const loadHours = () => import('./hours/tab');
export const loadTimeline = () => import('./timeline/tab');

/** Fetches all tabs ahead of a click. A failure shows, and is told, when the tab itself is asked for. */
export function preloadTabs(): void {
  for (const load of [loadHeatmap, loadStaffing, loadHours, loadTimeline]) load().catch(() => {});
}
