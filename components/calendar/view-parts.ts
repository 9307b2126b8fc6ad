import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';

/** The views that are loaded when they are first needed; the week, with which the calendar opens, always is. */
export const DayView = lazyPart(() => import('./day/day-view').then((module) => module.DayView));
export const StaffView = lazyPart(() => import('./staff/staff-view').then((module) => module.StaffView));
export const ListView = lazyPart(() => import('./list/list-view').then((module) => module.ListView));

/** The week by employee, with its look. */
export const EmployeeGrid = lazyPart(() =>
  import('./employee-grid/employee-grid').then((module) => module.EmployeeGrid),
);

/** What is filtered by, loaded when there is a filter. */
export const FilterBar = lazyPart(() => import('./filter/bar').then((module) => module.FilterBar), {
  onError: logLoadFailure,
});

/** The filter of a phone, loaded when it is asked for. */
export const FilterSheet = lazyPart(() => import('./filter/sheet').then((module) => module.FilterSheet));

/** Fetches all views ahead of a click. */
export function preloadViews(): void {
  for (const view of [DayView, StaffView, ListView, EmployeeGrid]) view.preload();
}
