import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { hearPersistedValues } from '@/stores/browser-storage/persisted-values';
import { createUiStore } from '@/stores/ui/ui';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

function openUi(storage: MemoryStorage, key = 'brigade-rest-hours') {
  const values = openValues(storage);
  return { ...createUiStore(values), hearOtherTab: () => hearPersistedValues(values, key) };
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

  test('weeks begin on Monday until another day is saved, also for data from before there was a choice', () => {
    const storage = new MemoryStorage({ settings: '{"language":"fr","timezone":"Asia/Tokyo"}' });
    const ui = openUi(storage);
    expect(ui.getState().weekStart).toBe('monday');
    ui.saveSettings({ language: 'fr', timezone: 'Asia/Tokyo', weekStart: 'saturday' });
    expect(ui.getState().weekStart).toBe('saturday');
    expect(openUi(storage).getState().weekStart).toBe('saturday');
    // Saving the other two keeps it.
    ui.saveSettings({ language: 'de', timezone: 'system' });
    expect(openUi(storage).getState().weekStart).toBe('saturday');
  });

  test.each(['"Sunday"', '0', 'null', '{}'])(
    'a start of the week that is none counts as Monday: %s',
    (text) => {
      const settings = `{"language":"en","timezone":"system","weekStart":${text}}`;
      expect(openUi(new MemoryStorage({ settings })).getState().weekStart).toBe('monday');
    },
  );

  test('another tab’s start of the week is taken up', () => {
    const storage = new MemoryStorage();
    const { getState, hearOtherTab } = openUi(storage, 'settings');
    storage.setItem('settings', '{"language":"en","timezone":"system","weekStart":"sunday"}');
    hearOtherTab();
    expect(getState().weekStart).toBe('sunday');
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

  test('the limits are kept at once; a part that is none counts as its default, a field of a newer build stays', () => {
    const storage = new MemoryStorage({ 'brigade-limits': '{"dayHours":99,"daysRunning":5,"later":1}' });
    const ui = openUi(storage);
    expect(ui.getState().limits).toMatchObject({ dayHours: 12, daysRunning: 5 });
    ui.setLimits({ dayHours: 10 });
    expect(openUi(storage).getState().limits).toEqual({
      dayHours: 10,
      daysRunning: 5,
      minorDayHours: 8,
      minorLatestHour: 22,
      later: 1,
    });
    expect(openUi(new MemoryStorage()).getState().limits).toEqual(DEFAULT_LIMITS);
  });

  test('the opening hours are kept at once, and what cannot be read counts as always open', () => {
    const storage = new MemoryStorage();
    const days = [{ weekday: 1, kind: 'closed' }] as const;
    openUi(storage).setOpeningHours({ days });
    openUi(storage).setOpeningHours({ isCloseShown: true });
    expect(openUi(storage).getState().openingHours).toEqual({ days, isCloseShown: true });
    const wrong = new MemoryStorage({ 'brigade-opening-hours': '{"days":[{"weekday":9}]}' });
    expect(openUi(wrong).getState().openingHours).toEqual({ days: [], isCloseShown: false });
  });

  test('the name of the house, the groups and the order of people are kept at once', () => {
    const storage = new MemoryStorage();
    const ui = openUi(storage, 'brigade-people-order');
    expect(ui.getState()).toMatchObject({ houseName: '', roleGroups: false, peopleOrder: [] });
    ui.setHouseName('Osteria Luna');
    ui.toggleRoleGroups();
    ui.setPeopleOrder(['b', 'a']);
    expect(openUi(storage).getState()).toMatchObject({
      houseName: 'Osteria Luna',
      roleGroups: true,
      peopleOrder: ['b', 'a'],
    });
    // Another tab has moved somebody meanwhile.
    storage.setItem('brigade-people-order', '["a","b"]');
    ui.hearOtherTab();
    expect(ui.getState().peopleOrder).toEqual(['a', 'b']);
    expect(
      openUi(
        new MemoryStorage({
          'brigade-people-order': '{"a":1}',
          'brigade-house-name': '7',
          'brigade-role-groups': '"yes"',
        }),
      ).getState(),
    ).toMatchObject({ houseName: '', roleGroups: false, peopleOrder: [] });
  });
});
