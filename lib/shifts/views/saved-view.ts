import { nameKey } from '@/lib/employees/employee';
import type { CalendarView } from './calendar-view';
import { isSameFilter, type ShiftFilter } from './shift-filter';

/** A named way to look at the calendar. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly view: CalendarView;
  readonly filter: ShiftFilter;
}

/** Maximum length offered for a view's name; stored names may be longer. */
export const LONGEST_VIEW_NAME = 200;

/** The view of that name, compared as people's names are; undefined when there is none. */
export function findViewByName(views: readonly SavedView[], name: string): SavedView | undefined {
  const key = nameKey(name);
  return views.find((view) => nameKey(view.name) === key);
}

/** Whether the calendar currently shows that view. */
export function isShownView(
  { view, filter }: SavedView,
  shown: { readonly currentView: CalendarView; readonly filter: ShiftFilter },
): boolean {
  return view === shown.currentView && isSameFilter(filter, shown.filter);
}

/** The views with this one replacing the one with its id, or appended; keeps unknown fields. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const isKnown = views.some(({ id }) => id === view.id);
  return isKnown
    ? views.map((other) => (other.id === view.id ? { ...other, ...view } : other))
    : [...views, view];
}
