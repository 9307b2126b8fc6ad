import { nameKey } from '@/lib/employees/employee';
import type { CalendarView } from './calendar-view';
import { isSameFilter, type ShiftFilter } from './shift-filter';

/** A way to look at the calendar that somebody has given a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly view: CalendarView;
  readonly filter: ShiftFilter;
}

/** No name of a view is longer; a hint for the eye, not a rule for what is stored. */
export const LONGEST_VIEW_NAME = 200;

/** The view of that name, whatever its case and outer blanks; undefined where there is none. */
export function findViewByName(views: readonly SavedView[], name: string): SavedView | undefined {
  const key = nameKey(name);
  return views.find((view) => nameKey(view.name) === key);
}

/** Whether the calendar now shows what the view names. */
export function isShownView(
  { view, filter }: SavedView,
  shown: { readonly currentView: CalendarView; readonly filter: ShiftFilter },
): boolean {
  return view === shown.currentView && isSameFilter(filter, shown.filter);
}

/** The views with this one in place of the one with its id, or at the end; fields beyond those of a view stay. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const isKnown = views.some(({ id }) => id === view.id);
  return isKnown
    ? views.map((other) => (other.id === view.id ? { ...other, ...view } : other))
    : [...views, view];
}
