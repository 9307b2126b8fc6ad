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

test('includes unreadable texts in a backup, and restores them to the quarantine', () => {
  gateway.quarantined.put('shifts', '[{"id"', 'open', AT);
  gateway.quarantined.put('themeColorId', 'beige', 'open', AT + 1);
  // A copy made before a migration is not backed up, because the records are.
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
  // No warning, because the backup is a copy.
  expect(gateway.health.getState().health).toBe('well');
});

test('keeps the warning when a text that is still open is restored', () => {
  gateway.quarantine('shifts', '[{"id"');
  putBackQuarantine([{ key: 'shifts', text: '[{"id"' }]);
  expect(gateway.health.getState().health).toBe('unreadable');
});

test('shows restored settings at once, including those of the tab', () => {
  uiStore.setEffects('full');
  const notified: unknown[] = [];
  const stop = persisted.settings.subscribe(({ language }, source) => notified.push([language, source]));
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
  // The source "elsewhere" loads the language.
  expect(notified).toEqual([['fr', 'elsewhere']]);
});
