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

describe('saved views', () => {
  test('are found by name, case, blanks and Unicode form aside', () => {
    expect(findViewByName(VIEWS, ' KU\u0308CHE ')).toBe(KITCHEN);
    expect(findViewByName(VIEWS, 'Kuche')).toBeUndefined();
  });

  test('one takes the place of the one with its id, or comes last', () => {
    const renamed = { ...KITCHEN, name: 'Kitchen' };
    expect(withView(VIEWS, renamed)).toEqual([renamed, WAITING]);
    expect(withView([WAITING], KITCHEN)).toEqual([WAITING, KITCHEN]);
  });

  test('one is shown while mode and filter are its own, in whatever order', () => {
    const filter = { ...NO_FILTER, roles: ['Host', 'Cook'] };
    expect(isShownView(KITCHEN, { currentView: 'weekly', filter })).toBe(true);
    expect(isShownView(KITCHEN, { currentView: 'daily', filter })).toBe(false);
    expect(isShownView(KITCHEN, { currentView: 'weekly', filter: NO_FILTER })).toBe(false);
  });
});
