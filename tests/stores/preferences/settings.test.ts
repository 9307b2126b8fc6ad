import { hearPersistedValues } from '@/stores/browser-storage/persisted-values';
import { createUiStore } from '@/stores/ui/ui';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

function openUi(storage: MemoryStorage) {
  const values = openValues(storage);
  return { ...createUiStore(values), hearOtherTab: () => hearPersistedValues(values, 'brigade-rest-hours') };
}

describe('settings', () => {
  test('start as specified', () => {
    expect(openUi(new MemoryStorage()).getState()).toMatchObject({
      effects: 'full',
      characterShortcuts: true,
      soundEffects: true,
      timezone: 'system',
    });
  });

  test('language and time zone are one object under the specified key, and there after a reload', () => {
    const storage = new MemoryStorage();
    expect(openUi(storage).saveSettings({ language: 'fr', timezone: 'Asia/Tokyo' })).toBe(true);
    expect(JSON.parse(storage.texts.get('settings') ?? '')).toEqual({
      language: 'fr',
      timezone: 'Asia/Tokyo',
    });
    expect(openUi(storage).getState().timezone).toBe('Asia/Tokyo');
  });

  test('effects, shortcuts and sound effects are kept at every change', () => {
    const storage = new MemoryStorage();
    const ui = openUi(storage);
    ui.setEffects('quick');
    ui.toggleCharacterShortcuts();
    ui.toggleSoundEffects();
    expect(openUi(storage).getState()).toMatchObject({
      effects: 'quick',
      characterShortcuts: false,
      soundEffects: false,
    });
  });

  test.each(['{"language":"en","timezone":"Mars/Olympus"}', '{"language":"en"}'])(
    'a time zone that is none counts as the system’s: %s',
    (settings) => {
      expect(openUi(new MemoryStorage({ settings })).getState().timezone).toBe('system');
    },
  );

  test('the hours of rest are kept at once, and what is none counts as eleven', () => {
    const storage = new MemoryStorage();
    const ui = openUi(storage);
    expect(ui.getState().restHours).toBe(11);
    ui.setRestHours(0);
    expect(openUi(storage).getState().restHours).toBe(0);
    // Another tab has set them meanwhile.
    storage.setItem('brigade-rest-hours', '9');
    ui.hearOtherTab();
    expect(ui.getState().restHours).toBe(9);
    expect(openUi(new MemoryStorage({ 'brigade-rest-hours': '99' })).getState().restHours).toBe(11);
  });
});
