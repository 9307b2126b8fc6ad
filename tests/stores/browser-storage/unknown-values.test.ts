import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { createNotificationsStore } from '@/stores/notifications/notifications';
import { createSavedViews } from '@/stores/ui/saved-views';
import { createUiStore } from '@/stores/ui/ui';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

const VIEW = {
  id: 'v',
  name: 'Mine',
  view: 'weekly',
  filter: { ...NO_FILTER, places: ['Bar'] },
  shared: true,
};
const NOTICE = {
  id: 'n',
  message: 'm',
  detail: '',
  type: 'info',
  category: 'general',
  read: false,
  icon: 'x',
};

/** Opens the values over a storage with that text, and reads the stored text of the key. */
function storageWith(key: string, value: unknown) {
  const storage = new MemoryStorage({ [key]: JSON.stringify(value) });
  return { values: openValues(storage), stored: (): unknown => JSON.parse(storage.texts.get(key) ?? 'null') };
}

function uiWith(key: string, value: unknown) {
  const { values, stored } = storageWith(key, value);
  const ui = createUiStore(values);
  return { ui: { ...ui, ...createSavedViews(ui, values) }, stored };
}

function noticesWith(key: string, value: unknown) {
  const { values, stored } = storageWith(key, value);
  const notices = createNotificationsStore({
    values,
    playCue() {},
    now: () => 1,
    random: () => 0.5,
    zone: () => 'UTC',
  });
  return { notices, stored };
}

describe('an unknown field under a key', () => {
  test('stays when settings are saved', () => {
    const { ui, stored } = uiWith('settings', { language: 'fr', timezone: 'system', currency: 'EUR' });
    ui.saveSettings({ language: 'de', timezone: 'system' });
    expect(stored()).toEqual({ language: 'de', timezone: 'system', currency: 'EUR' });
  });

  test('stays when a view is renamed or overwritten, or another view is saved or deleted', () => {
    const { ui, stored } = uiWith('brigade-saved-views', [VIEW]);
    ui.renameView('v', 'Ours');
    ui.saveView({ id: 'w', name: 'ours', view: 'daily', filter: { ...NO_FILTER, roles: ['Cook'] } });
    ui.saveView({ id: 'x', name: 'Other', view: 'daily', filter: NO_FILTER });
    expect(stored()).toEqual([
      { id: 'v', name: 'ours', view: 'daily', filter: { ...NO_FILTER, roles: ['Cook'] }, shared: true },
      { id: 'x', name: 'Other', view: 'daily', filter: NO_FILTER },
    ]);
    ui.deleteView('x');
    expect(stored()).toMatchObject([{ shared: true }]);
  });

  test("stays in a view's filter when the view is opened and saved under another name", () => {
    const { ui, stored } = uiWith('brigade-saved-views', [VIEW]);
    ui.openView('v');
    const { filter, currentView } = ui.getState();
    ui.saveView({ id: 'w', name: 'Copy', view: currentView, filter });
    expect(stored()).toMatchObject([VIEW, { id: 'w', filter: { places: ['Bar'] } }]);
  });

  test('stays when the draft of another form is stored', () => {
    const fields = {
      ...{ employeeName: 'Ana', role: 'Cook', date: '', startTime: '', endTime: '', status: '', notes: '' },
      station: 'Grill',
    };
    const { ui, stored } = uiWith('brigade-shift-draft', [{ shiftId: 's', fields, at: 1 }]);
    ui.keepShiftDraft({ shiftId: '', fields: { ...fields, notes: 'x' } });
    expect(stored()).toMatchObject([{ shiftId: 's', fields, at: 1 }, { shiftId: '' }]);
  });

  test('stays in every part of the notification preferences when the preferences change', () => {
    const more = { extra: { deep: [1] } };
    const { sound, types, visual, timing } = DEFAULT_NOTIFICATION_PREFERENCES;
    const nested = { ...sound, ...more };
    const preferences = {
      ...{ enabled: true, sound: nested, types: { ...types, ...more }, visual: { ...visual, ...more } },
      ...{ timing: { ...timing, ...more }, ...more },
    };
    const { notices, stored } = noticesWith('brigade-notification-preferences', preferences);
    notices.mergePreferences({ enabled: false, sound: { volume: 0.2 } });
    expect(stored()).toEqual({ ...preferences, enabled: false, sound: { ...nested, volume: 0.2 } });
  });

  test('stays when a notification is read and another arrives', () => {
    const { notices, stored } = noticesWith('brigade-notifications', [NOTICE]);
    notices.markAllRead();
    notices.notify({ message: 'new', type: 'info', category: 'general', cause: 'automatic' });
    expect(stored()).toMatchObject([{ ...NOTICE, read: true }, { message: 'new' }]);
  });
});
