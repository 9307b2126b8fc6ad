import { createStorageDoor } from '@/stores/browser-storage/storage-door';
import { createUiStore, selectModalOpen, selectSelectedShiftId, selectSelectedTemplateId } from '@/stores/ui';
import { MemoryStorage } from '@/tests/support/memory-storage';
import { day } from '@/tests/support/records';

const TODAY = day('2026-11-19');

function openUi(storage = new MemoryStorage(), systemPrefersDark = false) {
  const door = createStorageDoor({ storage, basePath: '', log: { error: jest.fn() } });
  const ui = createUiStore(door);
  ui.load(systemPrefersDark, { today: TODAY, minute: 540 });
  return ui;
}

describe('interface state', () => {
  test('starts as specified', () => {
    const { themeColor, highContrastMode, dyslexicFontMode, sidebarOpen, currentView, dialog } =
      openUi().getState();
    expect({ themeColor, highContrastMode, dyslexicFontMode, sidebarOpen, currentView, dialog }).toEqual({
      themeColor: 'blue',
      highContrastMode: false,
      dyslexicFontMode: false,
      sidebarOpen: false,
      currentView: 'weekly',
      dialog: null,
    });
  });

  test('dark follows the system until the person chooses', () => {
    const ui = openUi(new MemoryStorage(), true);
    expect(ui.getState().darkMode).toBe(true);
    ui.followSystemDark(false);
    expect(ui.getState().darkMode).toBe(false);
    ui.toggleDarkMode();
    ui.followSystemDark(false);
    expect(ui.getState().darkMode).toBe(true);
  });

  test('every switch and the theme colour are there after a reload', () => {
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

  test('an unknown theme colour and an unreadable draft are put aside, and the defaults stand', () => {
    const storage = new MemoryStorage({ themeColorId: 'plaid', 'brigade-shift-draft': '{' });
    expect(openUi(storage).getState()).toMatchObject({ themeColor: 'blue', shiftDrafts: [] });
    const aside = [...storage.texts].filter(([key]) => key.startsWith('brigade-quarantine'));
    expect(aside.map(([, text]) => text)).toEqual(['plaid', '{']);
  });

  test('a draft is kept over a reload until it is dropped', () => {
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

describe('the flags of open modals', () => {
  test('all are closed at the start', () => {
    expect(Object.values(selectModalOpen(openUi().getState(), '/'))).toEqual(Array(9).fill(false));
  });

  test('one dialog is open at a time, and tells what it is about', () => {
    const ui = openUi();
    ui.openDialog({ name: 'addShift' });
    ui.openDialog({ name: 'editShift', shiftId: 's-1' });
    const flags = selectModalOpen(ui.getState(), '/');
    expect(flags).toMatchObject({ addShift: false, editShift: true });
    expect(selectSelectedShiftId(ui.getState())).toBe('s-1');
    expect(selectSelectedTemplateId(ui.getState())).toBe('');
    ui.openDialog({ name: 'editTemplate', templateId: 't-1' });
    expect(selectSelectedTemplateId(ui.getState())).toBe('t-1');
    ui.closeDialog();
    expect(selectSelectedShiftId(ui.getState())).toBe('');
  });

  test.each(['/insights', '/insights/', '/brigade/insights'])('insights are open at the path %s', (path) => {
    expect(selectModalOpen(openUi().getState(), path)).toMatchObject({ insights: true, templates: false });
  });
});
