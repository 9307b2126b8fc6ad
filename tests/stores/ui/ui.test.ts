import { PREFERENCE_NAMES } from '@/lib/saved-data/backup/backup';
import { settingEntry } from '@/lib/shifts/change/schedule-change';
import { renameStationEntries } from '@/lib/shifts/stations';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { applyExternalValues } from '@/stores/browser-storage/persisted-values';
import { createSavedViews, followStationRenames } from '@/stores/ui/saved-views';
import { createUiStore } from '@/stores/ui/ui';
import { openTab } from '@/tests/support/brigade';
import { day } from '@/tests/support/records';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

const TODAY = day('2026-11-19');

function openUi(storage = new MemoryStorage(), systemPrefersDark = false) {
  const values = openValues(storage);
  const ui = createUiStore(values);
  ui.followSystemDark(systemPrefersDark);
  ui.setNow({ today: TODAY, minute: 540 });
  return { ...ui, ...createSavedViews(ui, values), hearOtherTab: () => applyExternalValues(values, null) };
}

describe('interface state', () => {
  test('starts as specified', () => {
    const { themeColor, highContrastMode, dyslexicFontMode, sidebarOpen, currentView } = openUi().getState();
    expect({ themeColor, highContrastMode, dyslexicFontMode, sidebarOpen, currentView }).toEqual({
      themeColor: 'blue',
      highContrastMode: false,
      dyslexicFontMode: false,
      sidebarOpen: false,
      currentView: 'weekly',
    });
  });

  test("follows the system's dark mode until the user chooses", () => {
    const ui = openUi(new MemoryStorage(), true);
    expect(ui.getState().darkMode).toBe(true);
    ui.followSystemDark(false);
    expect(ui.getState().darkMode).toBe(false);
    ui.toggleDarkMode();
    ui.followSystemDark(false);
    expect(ui.getState().darkMode).toBe(true);
  });

  test('restores every switch and the theme color after a reload', () => {
    const storage = new MemoryStorage();
    const ui = openUi(storage);
    ui.toggleDarkMode();
    ui.toggleHighContrastMode();
    ui.toggleDyslexicFontMode();
    ui.toggleSidebar();
    ui.setThemeColor('teal');
    expect(storage.texts.get('themeColorId')).toBe('teal');
    expect(openUi(storage).getState()).toMatchObject({
      darkMode: true,
      highContrastMode: true,
      dyslexicFontMode: true,
      sidebarOpen: true,
      themeColor: 'teal',
    });
  });

  test('keeps a chosen density here, in other tabs and in backups, instead of "auto"', () => {
    const storage = new MemoryStorage();
    const ui = openUi(storage);
    const other = openUi(storage);
    expect(ui.getState().density).toBe('auto');
    ui.setDensity('dense');
    other.hearOtherTab();
    expect(other.getState().density).toBe('dense');
    expect(openUi(storage).getState().density).toBe('dense');
    expect(PREFERENCE_NAMES).toContain('brigade-density');
    expect(openUi(new MemoryStorage({ 'brigade-density': 'tight' })).getState().density).toBe('auto');
  });

  test('quarantines an unknown theme color and an unreadable draft, and uses the defaults', () => {
    const storage = new MemoryStorage({ themeColorId: 'plaid', 'brigade-shift-draft': '{' });
    expect(openUi(storage).getState()).toMatchObject({ themeColor: 'blue', shiftDrafts: [] });
    const aside = [...storage.texts].filter(([key]) => key.startsWith('brigade-quarantine'));
    expect(aside.map(([, text]) => text)).toEqual(['plaid', '{']);
  });

  test('keeps the same list of drafts when another preference changes', () => {
    const ui = openUi();
    const { shiftDrafts } = ui.getState();
    ui.toggleSidebar();
    expect(ui.getState().shiftDrafts).toBe(shiftDrafts);
  });

  test('keeps a draft after a reload until it is dropped', () => {
    const storage = new MemoryStorage();
    const fields = {
      employeeName: 'Ma',
      role: '',
      date: '2026-11-20',
      startTime: '09:00',
      endTime: '',
      status: 'Pending',
      notes: '<b>',
    };
    const draft = { shiftId: 's-1', fields };
    openUi(storage).keepShiftDraft(draft);
    const next = openUi(storage);
    expect(next.getState().shiftDrafts).toEqual([draft]);
    next.keepShiftDraft({ shiftId: '', fields });
    next.keepShiftDraft({ shiftId: 's-1', fields: { ...fields, notes: 'later' } });
    next.dropShiftDraft('');
    expect(openUi(storage).getState().shiftDrafts).toMatchObject([
      { shiftId: 's-1', fields: { notes: 'later' } },
    ]);
    next.dropShiftDraft('s-1');
    expect(openUi(storage).getState().shiftDrafts).toEqual([]);
  });
});

describe('store of saved views', () => {
  const KITCHEN = {
    id: 'v-1',
    name: 'Kitchen',
    view: 'list' as const,
    filter: { ...NO_FILTER, roles: ['Cook'] },
  };
  const WAITING = {
    id: 'v-2',
    name: 'Waiting',
    view: 'daily' as const,
    filter: { ...NO_FILTER, statuses: ['Pending'] },
  };
  const names = (ui: ReturnType<typeof openUi>) => ui.getState().savedViews.map(({ name }) => name);

  test('restores the saved views after a reload, but not the filter of the tab', () => {
    const storage = new MemoryStorage();
    const ui = openUi(storage);
    expect(ui.saveView(KITCHEN)).toBe(true);
    ui.setFilter(KITCHEN.filter);
    const next = openUi(storage).getState();
    expect(next.savedViews).toEqual([KITCHEN]);
    expect(next.filter).toEqual(NO_FILTER);
  });

  test('sets the view and the filter when a saved view is opened, and changes nothing for an unknown id', () => {
    const ui = openUi();
    ui.saveView(KITCHEN);
    ui.openView('v-1');
    expect(ui.getState()).toMatchObject({ currentView: 'list', filter: KITCHEN.filter });
    ui.openView('gone');
    expect(ui.getState()).toMatchObject({ currentView: 'list', filter: KITCHEN.filter });
  });

  test('renames, deletes and restores a saved view at its position', () => {
    const ui = openUi();
    ui.saveView(KITCHEN);
    ui.saveView(WAITING);
    expect(ui.renameView('v-1', 'Küche')).toBe(true);
    ui.deleteView('v-1');
    expect(names(ui)).toEqual(['Waiting']);
    ui.restoreView(KITCHEN, 0);
    expect(names(ui)).toEqual(['Kitchen', 'Waiting']);
  });

  test('renames a station in the filters of saved views and in the current filter', () => {
    const ui = openUi();
    const filter = { ...KITCHEN.filter, stations: ['Bar', 'Pass'] };
    ui.saveView({ ...KITCHEN, filter });
    ui.saveView(WAITING);
    ui.setFilter(filter);
    ui.renameStation('Bar', 'Long bar');
    expect(ui.getState().filter.stations).toEqual(['Long bar', 'Pass']);
    expect(ui.getState().savedViews.map((view) => view.filter.stations)).toEqual([
      ['Long bar', 'Pass'],
      WAITING.filter.stations,
    ]);
  });

  test('renames a station back when the rename is undone', () => {
    const ui = openUi();
    const { schedule: store } = openTab();
    store.load();
    followStationRenames(store, ui);
    store.commit([settingEntry(undefined, { id: 'stations', value: ['Bar', 'Pass'] })]);
    ui.saveView({ ...KITCHEN, filter: { ...KITCHEN.filter, stations: ['Bar'] } });
    store.commit(renameStationEntries(store.getState().schedule, 'Bar', 'Long bar'));
    expect(ui.getState().savedViews.map(({ filter }) => filter.stations)).toEqual([['Long bar']]);
    store.undo();
    expect(ui.getState().savedViews.map(({ filter }) => filter.stations)).toEqual([['Bar']]);
  });

  test('replaces a saved view by a view with the same name', () => {
    const ui = openUi();
    ui.saveView(KITCHEN);
    ui.saveView({ ...WAITING, name: ' kitchen' });
    expect(ui.getState().savedViews).toEqual([{ ...WAITING, name: ' kitchen', id: 'v-1' }]);
  });

  test('merges the saved views when two tabs save one each', () => {
    const storage = new MemoryStorage();
    const [one, other] = [openUi(storage), openUi(storage)];
    one.saveView(KITCHEN);
    other.saveView(WAITING);
    expect(names(other)).toEqual(['Kitchen', 'Waiting']);
    one.hearOtherTab();
    expect(names(one)).toEqual(['Kitchen', 'Waiting']);
  });

  test('keeps saved views in memory if they cannot be stored', () => {
    const storage = new MemoryStorage();
    storage.failsFor = () => true;
    const ui = openUi(storage);
    expect(ui.saveView(KITCHEN)).toBe(false);
    expect(ui.saveView(WAITING)).toBe(false);
    expect(names(ui)).toEqual(['Kitchen', 'Waiting']);
  });
});
