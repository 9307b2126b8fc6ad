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

/** What a newer build has left under the key, and a reader of what stands there now. */
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

describe('fields that this build does not know stay under their key', () => {
  test('when settings are saved', () => {
    const { ui, stored } = uiWith('settings', { language: 'fr', timezone: 'system', currency: 'EUR' });
    ui.saveSettings({ language: 'de', timezone: 'system' });
    expect(stored()).toEqual({ language: 'de', timezone: 'system', currency: 'EUR' });
  });

  test('when a view is renamed, saved anew, or stands beside another', () => {
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

  test('when a view is shown and saved under another name, in its filter', () => {
    const { ui, stored } = uiWith('brigade-saved-views', [VIEW]);
    ui.openView('v');
    const { filter, currentView } = ui.getState();
    ui.saveView({ id: 'w', name: 'Copy', view: currentView, filter });
    expect(stored()).toMatchObject([VIEW, { id: 'w', filter: { places: ['Bar'] } }]);
  });

  test('when another form is left half-filled', () => {
    const fields = {
      ...{ employeeName: 'Ana', role: 'Cook', date: '', startTime: '', endTime: '', status: '', notes: '' },
      station: 'Grill',
    };
    const { ui, stored } = uiWith('brigade-shift-draft', [{ shiftId: 's', fields, at: 1 }]);
    ui.keepShiftDraft({ shiftId: '', fields: { ...fields, notes: 'x' } });
    expect(stored()).toMatchObject([{ shiftId: 's', fields, at: 1 }, { shiftId: '' }]);
  });

  test('when preferences are changed, in every part of them', () => {
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

  test('when a notice is read, and when another comes', () => {
    const { notices, stored } = noticesWith('brigade-notifications', [NOTICE]);
    notices.markAllRead();
    notices.notify({ message: 'new', type: 'info', category: 'general', cause: 'itself' });
    expect(stored()).toMatchObject([{ ...NOTICE, read: true }, { message: 'new' }]);
  });
});
