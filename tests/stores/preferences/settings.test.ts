import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { hearPersistedValues } from '@/stores/browser-storage/persisted-values';
import { createUiStore } from '@/stores/ui/ui';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

function openUi(storage: MemoryStorage, key = 'brigade-rest-hours') {
  const values = openValues(storage);
  return { ...createUiStore(values), values, hearOtherTab: () => hearPersistedValues(values, key) };
}

const named = ({ values }: ReturnType<typeof openUi>) => ({
  houseName: values.houseName.get(),
  roleGroups: values.roleGroups.get(),
  peopleOrder: values.peopleOrder.get(),
});

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
    expect(ui.values.settings.get().weekStart).toBeUndefined();
    ui.saveSettings({ language: 'fr', timezone: 'Asia/Tokyo', weekStart: 'saturday' });
    expect(ui.values.settings.get().weekStart).toBe('saturday');
    expect(openUi(storage).values.settings.get().weekStart).toBe('saturday');
    // Saving the other two keeps it.
    ui.saveSettings({ language: 'de', timezone: 'system' });
    expect(openUi(storage).values.settings.get().weekStart).toBe('saturday');
  });

  test.each(['"Sunday"', '0', 'null', '{}'])(
    'a start of the week that is none counts as Monday: %s',
    (text) => {
      const settings = `{"language":"en","timezone":"system","weekStart":${text}}`;
      expect(openUi(new MemoryStorage({ settings })).values.settings.get().weekStart).toBe('monday');
    },
  );

  test('another tab’s start of the week is taken up', () => {
    const storage = new MemoryStorage();
    const { values, hearOtherTab } = openUi(storage, 'settings');
    storage.setItem('settings', '{"language":"en","timezone":"system","weekStart":"sunday"}');
    hearOtherTab();
    expect(values.settings.get().weekStart).toBe('sunday');
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
    expect(ui.values.restHours.get()).toBe(11);
    ui.values.restHours.set(0);
    expect(openUi(storage).values.restHours.get()).toBe(0);
    // Another tab has set them meanwhile.
    storage.setItem('brigade-rest-hours', '9');
    ui.hearOtherTab();
    expect(ui.values.restHours.get()).toBe(9);
    expect(openUi(new MemoryStorage({ 'brigade-rest-hours': '99' })).values.restHours.get()).toBe(11);
  });

  test('the limits are kept at once; a part that is none counts as its default, a field of a newer build stays', () => {
    const storage = new MemoryStorage({ 'brigade-limits': '{"dayHours":99,"daysRunning":5,"later":1}' });
    const ui = openUi(storage);
    expect(ui.values.limits.get()).toMatchObject({ dayHours: 12, daysRunning: 5 });
    ui.values.limits.update((latest) => ({ ...latest, dayHours: 10 }));
    expect(openUi(storage).values.limits.get()).toEqual({
      dayHours: 10,
      daysRunning: 5,
      minorDayHours: 8,
      minorLatestHour: 22,
      later: 1,
    });
    expect(openUi(new MemoryStorage()).values.limits.get()).toEqual(DEFAULT_LIMITS);
  });

  test('the opening hours are kept at once, and what cannot be read counts as always open', () => {
    const storage = new MemoryStorage();
    const days = [{ weekday: 1, kind: 'closed' }] as const;
    openUi(storage).values.openingHours.update((latest) => ({ ...latest, days }));
    openUi(storage).values.openingHours.update((latest) => ({ ...latest, isCloseShown: true }));
    expect(openUi(storage).values.openingHours.get()).toEqual({ days, isCloseShown: true });
    const wrong = new MemoryStorage({ 'brigade-opening-hours': '{"days":[{"weekday":9}]}' });
    expect(openUi(wrong).values.openingHours.get()).toEqual({ days: [], isCloseShown: false });
  });

  test('the name of the house, the groups and the order of people are kept at once', () => {
    const storage = new MemoryStorage();
    const ui = openUi(storage, 'brigade-people-order');
    expect(named(ui)).toEqual({ houseName: '', roleGroups: false, peopleOrder: [] });
    ui.values.houseName.set('Osteria Luna');
    ui.values.roleGroups.set(true);
    ui.values.peopleOrder.set(['b', 'a']);
    expect(named(openUi(storage))).toEqual({
      houseName: 'Osteria Luna',
      roleGroups: true,
      peopleOrder: ['b', 'a'],
    });
    // Another tab has moved somebody meanwhile.
    storage.setItem('brigade-people-order', '["a","b"]');
    ui.hearOtherTab();
    expect(ui.values.peopleOrder.get()).toEqual(['a', 'b']);
    expect(
      named(
        openUi(
          new MemoryStorage({
            'brigade-people-order': '{"a":1}',
            'brigade-house-name': '7',
            'brigade-role-groups': '"yes"',
          }),
        ),
      ),
    ).toEqual({ houseName: '', roleGroups: false, peopleOrder: [] });
  });
});
