/** @jest-environment jsdom */
import { gateway, persisted } from '@/stores/app/gateway';
import { uiStore } from '@/stores/app/ui-store';
import { dropQuarantined, listQuarantined } from '@/stores/browser-storage/keys/quarantine-list';
import { writePreferences } from '@/stores/preferences/stored-preferences';
import { missingFromQuarantine, putBackQuarantine, readBeside } from '@/stores/restore/beside-schedule';

const AT = Date.parse('2026-11-19T16:40:00-05:00');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const text of listQuarantined(gateway)) dropQuarantined(gateway, text);
  localStorage.clear();
});

test('a backup holds what could not be read, and restoring it brings it back into the list', () => {
  gateway.quarantined.put('shifts', '[{"id"', 'open', AT);
  gateway.quarantined.put('themeColorId', 'beige', 'open', AT + 1);
  // Kept before a migration: the records themselves are in the backup.
  gateway.quarantined.put('employees', '[]', 'copy', AT);
  const { quarantine } = readBeside();
  expect(quarantine).toEqual([
    { key: 'shifts', text: '[{"id"', at: AT },
    { key: 'themeColorId', text: 'beige', at: AT + 1 },
  ]);
  expect(missingFromQuarantine(quarantine)).toEqual([]);
  for (const text of listQuarantined(gateway)) dropQuarantined(gateway, text);
  expect(readBeside()).toEqual({ preferences: {} });
  expect(missingFromQuarantine(quarantine)).toEqual(quarantine);
  putBackQuarantine(quarantine);
  expect(readBeside().quarantine).toEqual(quarantine);
  // The backup is their copy of it: nothing to warn of.
  expect(gateway.health.getState().health).toBe('well');
});

test('restoring a text that nobody has a copy of yet does not quieten the warning', () => {
  gateway.quarantine('shifts', '[{"id"');
  putBackQuarantine([{ key: 'shifts', text: '[{"id"' }]);
  expect(gateway.health.getState().health).toBe('unreadable');
});

test('restored settings are shown at once, those that each tab has for itself too', () => {
  uiStore.setEffects('full');
  const heard: unknown[] = [];
  const stop = persisted.settings.subscribe(({ language }, source) => heard.push([language, source]));
  writePreferences({
    'brigade-effects': 'quick',
    'brigade-week-layout': 'employee',
    'brigade-day-layout': 'employee',
    settings: '{"language":"fr","timezone":"Asia/Tokyo"}',
  });
  stop();
  expect(uiStore.getState()).toMatchObject({
    effects: 'quick',
    weekLayout: 'employee',
    dayLayout: 'employee',
    timezone: 'Asia/Tokyo',
  });
  // As from another tab: the language is loaded then.
  expect(heard).toEqual([['fr', 'elsewhere']]);
});
