/** The element that the tabs switch. */
export const VIEW_PANEL_ID = 'calendar-view';

/** The views that are loaded when they are first needed; the week, with which the calendar opens, always is. */
export const loadDayView = () => import('./day-view');
export const loadStaffView = () => import('./staff-view');
export const loadListView = () => import('./list-view');

/** Fetches all views ahead of a click. A failure shows, and is told, when the view itself is asked for. */
export function preloadViews(): void {
  for (const load of [loadDayView, loadStaffView, loadListView]) load().catch(() => {});
}
