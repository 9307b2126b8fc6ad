import { findViewByName, isShownView, type SavedView, withView } from '@/lib/shifts/views/saved-view';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';

const KITCHEN: SavedView = {
  id: 'v-1',
  name: 'Küche',
  view: 'weekly',
  filter: { ...NO_FILTER, roles: ['Cook', 'Host'] },
};
const WAITING: SavedView = {
  id: 'v-2',
  name: 'Waiting',
  view: 'list',
  filter: { ...NO_FILTER, statuses: ['Pending'] },
};
const VIEWS = [KITCHEN, WAITING];

describe('the list of saved views', () => {
  test('finds a view by name, ignoring case, blanks and Unicode form', () => {
    expect(findViewByName(VIEWS, ' KU\u0308CHE ')).toBe(KITCHEN);
    expect(findViewByName(VIEWS, 'Kuche')).toBeUndefined();
  });

  test('replaces the view with the same id, or appends a new one', () => {
    const renamed = { ...KITCHEN, name: 'Kitchen' };
    expect(withView(VIEWS, renamed)).toEqual([renamed, WAITING]);
    expect(withView([WAITING], KITCHEN)).toEqual([WAITING, KITCHEN]);
  });

  test('recognizes the shown view by its mode and its filter', () => {
    const filter = { ...NO_FILTER, roles: ['Host', 'Cook'] };
    expect(isShownView(KITCHEN, { currentView: 'weekly', filter })).toBe(true);
    expect(isShownView(KITCHEN, { currentView: 'daily', filter })).toBe(false);
    expect(isShownView(KITCHEN, { currentView: 'weekly', filter: NO_FILTER })).toBe(false);
  });
});
