/** The views that are loaded when they are first needed; the week, with which the calendar opens, always is. */
export const loadDayView = () => import('./day/day-view');
export const loadStaffView = () => import('./staff/staff-view');
export const loadListView = () => import('./list/list-view');

/** The week by employee, with its look. */
export const loadEmployeeGrid = () => import('./employee-grid/employee-grid');

/** What is filtered by, loaded when there is a filter. */
export const loadFilterBar = () => import('./filter/bar');

/** The filter of a phone, loaded when it is asked for. */
export const loadFilterSheet = () => import('./filter/sheet');

/** Fetches all views ahead of a click. A failure shows, and is told, when the view itself is asked for. */
export function preloadViews(): void {
  for (const load of [loadDayView, loadStaffView, loadListView, loadEmployeeGrid]) load().catch(() => {});
}
