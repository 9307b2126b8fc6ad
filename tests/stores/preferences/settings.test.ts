import { createUiStore } from '@/stores/ui/ui';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

const openUi = (storage: MemoryStorage) => createUiStore(openValues(storage));

describe('UI store with settings', () => {
  test('starts as specified', () => {
    expect(openUi(new MemoryStorage()).getState()).toMatchObject({
      effects: 'full',
      characterShortcuts: true,
      soundEffects: true,
      timezone: 'system',
    });
  });

  test('stores language and time zone in one object under the specified key', () => {
    const storage = new MemoryStorage();
    expect(openUi(storage).saveSettings({ language: 'fr', timezone: 'Asia/Tokyo' })).toBe(true);
    expect(JSON.parse(storage.texts.get('settings') ?? '')).toEqual({
      language: 'fr',
      timezone: 'Asia/Tokyo',
    });
    expect(openUi(storage).getState().timezone).toBe('Asia/Tokyo');
  });

  test('stores effects, shortcuts and sound effects on every change', () => {
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
    'uses the system’s time zone for an invalid zone: %s',
    (settings) => {
      expect(openUi(new MemoryStorage({ settings })).getState().timezone).toBe('system');
    },
  );
});
