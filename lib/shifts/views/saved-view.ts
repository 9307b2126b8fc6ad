import { nameKey } from '@/lib/employees/employee';
import type { CalendarView } from './calendar-view';
import { isSameFilter, type ShiftFilter } from './shift-filter';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly view: CalendarView;
  readonly filter: ShiftFilter;
}

/** Maximum for new names; stored names may be longer. */
export const MAX_VIEW_NAME_LENGTH = 200;

/** Ignores spelling as with people's names. */
export function findViewByName(views: readonly SavedView[], name: string): SavedView | undefined {
  const key = nameKey(name);
  return views.find((view) => nameKey(view.name) === key);
}

export function isShownView(
  { view, filter }: SavedView,
  shown: { readonly currentView: CalendarView; readonly filter: ShiftFilter },
): boolean {
  return view === shown.currentView && isSameFilter(filter, shown.filter);
}

/** Replaces the view with this id, or appends the view; keeps unknown fields. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const isKnown = views.some(({ id }) => id === view.id);
  return isKnown
    ? views.map((other) => (other.id === view.id ? { ...other, ...view } : other))
    : [...views, view];
}
