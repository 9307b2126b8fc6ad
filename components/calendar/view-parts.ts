import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';

/** The views loaded on first use. The week is always loaded, because the calendar opens with it. */
export const DayView = lazyPart(() => import('./day/day-view').then((module) => module.DayView));
/** The single-day views' status for screen readers. */
export const DayStatus = lazyPart(() => import('./day/status').then((module) => module.DayStatus), {
  onError: logLoadFailure,
});
export const StaffView = lazyPart(() => import('./staff/staff-view').then((module) => module.StaffView));
export const ListView = lazyPart(() => import('./list/list-view').then((module) => module.ListView));

export const MonthView = lazyPart(() => import('./month/month-view').then((module) => module.MonthView));

export const EmployeeGrid = lazyPart(() =>
  import('./employee-grid/employee-grid').then((module) => module.EmployeeGrid),
);

/** The week by employee on a phone. */
export const PersonWeek = lazyPart(() =>
  import('./person-week/person-week').then((module) => module.PersonWeek),
);

export const FilterBar = lazyPart(() => import('./filter/bar').then((module) => module.FilterBar), {
  onError: logLoadFailure,
});

export const FilterSheet = lazyPart(() => import('./filter/sheet').then((module) => module.FilterSheet));

export function preloadViews(): void {
  for (const view of [DayStatus, DayView, StaffView, ListView, MonthView, EmployeeGrid]) view.preload();
}
