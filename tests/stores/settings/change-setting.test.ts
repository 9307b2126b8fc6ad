/** @jest-environment jsdom */

import { waitFor } from '@testing-library/react';
import type { Language } from '@/lib/i18n/language';
import { SETTINGS } from '@/lib/settings/all-settings';
import { limitsSetting, restHoursSetting } from '@/lib/settings/rule-settings';
import type { Settings } from '@/lib/settings/setting';
import type { SettingId } from '@/lib/settings/setting-record';
import { settingEntries } from '@/lib/settings/write-setting';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { loadNewsWords } from '@/stores/notifications/news-words';
import { saveSettings } from '@/stores/preferences/save-settings';
import { stepWords } from '@/stores/schedule/undone-steps/step-words';
import { changeSetting } from '@/stores/settings/change-setting';
import { settingSentence, settingVersion } from '@/stores/settings/setting-words';
import { openSchedule } from '@/tests/support/app-schedule';
import { changeOf } from '@/tests/support/records';
import { readSettingNow, setSettings } from '@/tests/support/set-settings';
import { DEFAULT_SETTINGS } from '@/tests/support/settings';

beforeEach(async () => {
  setSettings(DEFAULT_SETTINGS);
  openSchedule([]);
  await saveSettings({ language: 'en', timezone: 'system' });
});

async function words() {
  const loaded = await loadNewsWords();
  if (!loaded) throw new Error('There is no message.');
  return loaded;
}

const entriesOf = <Id extends SettingId>(id: Id, value: Settings[Id]) =>
  settingEntries(liveSchedule.getState().schedule.settings, SETTINGS[id], value);

test('announces a changed setting with Undo, and can undo and redo the change', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  const change = changeSetting(liveSchedule, limitsSetting, (latest) => ({ ...latest, dayHours: 10 }));
  expect(readSettingNow('limits').dayHours).toBe(10);
  await waitFor(() => expect(notificationsStore.getState().toasts).toHaveLength(1));
  expect(notificationsStore.getState().toasts.at(-1)).toMatchObject({
    message: 'Most hours a day: 12 to 10 hours',
    changeId: change?.id,
  });
  liveSchedule.undo();
  expect(readSettingNow('limits').dayHours).toBe(12);
  liveSchedule.redo();
  expect(readSettingNow('limits').dayHours).toBe(10);
});

test('does nothing when the value is the same', () => {
  expect(changeSetting(liveSchedule, restHoursSetting, readSettingNow('restHours'))).toBeUndefined();
});

const CHANGES: readonly (readonly [string, () => ReturnType<typeof entriesOf>])[] = [
  ['Rest between working days: 11 to 10 hours', () => entriesOf('restHours', 10)],
  [
    'Most days in a row: no limit (before: 6 days)',
    () => entriesOf('limits', { ...DEFAULT_SETTINGS.limits, daysRunning: 0 }),
  ],
  ['Week starts on: Sunday (before: Monday)', () => entriesOf('weekStart', 'sunday')],
  ['Business name: Luna (before: no name)', () => entriesOf('businessName', 'Luna')],
  ['Group people by role: on', () => entriesOf('roleGroups', true)],
  ['Currency: EUR (before: by time zone)', () => entriesOf('currency', 'EUR')],
  [
    'Changed the opening hours',
    () => entriesOf('openingHours', { days: [{ weekday: 1, kind: 'closed' }], isCloseShown: false }),
  ],
  [
    'Changed the sales',
    () => entriesOf('sales', { '2026-11-20': { expected: 100 }, '2026-12-20': { expected: 100 } }),
  ],
  ['2 business settings changed', () => [...entriesOf('weekStart', 'sunday'), ...entriesOf('restHours', 9)]],
];

test.each(CHANGES)('describes a step in the history: %s', async (sentence, entries) => {
  expect(settingSentence(entries(), await words())).toBe(sentence);
});

test.each<[Language, string, string]>([
  ['es', 'Descanso entre días de trabajo: de 11 a 10 horas', 'Se cambiaron las ventas'],
  ['fr', 'Repos entre deux jours de travail : de 11 à 10 heures', 'Ventes modifiées'],
  ['de', 'Ruhe zwischen Arbeitstagen: von 11 auf 10 Stunden', 'Umsatz geändert'],
])('describes a step in %s', async (language, rest, sales) => {
  await saveSettings({ language, timezone: 'system' });
  expect(settingSentence(entriesOf('restHours', 10), await words())).toBe(rest);
  expect(settingSentence(entriesOf('sales', { '2026-11-20': { expected: 1 } }), await words())).toBe(sales);
});

test('names the setting when a change of it is undone', async () => {
  const step = changeOf(entriesOf('restHours', 10));
  expect(stepWords({ kind: 'undone', step }, await words())).toBe('Undone: Rest between working days');
});

test('describes a version of a field when two devices have changed a setting', async () => {
  const versionOf = async (recordId: string, field: string, version?: object) =>
    settingVersion(recordId, field, { ...version }, await words());
  expect(await versionOf('limits', 'dayHours', { dayHours: 10 })).toMatchObject({
    name: 'Most hours a day',
    value: '10 hours',
  });
  expect(await versionOf('weekStart', 'value')).toMatchObject({ name: 'Week starts on', value: 'Monday' });
  expect(await versionOf('openingHours', 'day.1', { 'day.1': {} })).toEqual({ name: 'Opening hours' });
  expect(await versionOf('later', 'value')).toBeUndefined();
});
