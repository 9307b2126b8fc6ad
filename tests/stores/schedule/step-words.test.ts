/** @jest-environment jsdom */
import type { Language } from '@/lib/i18n/language';
import {
  type ChangeEntry,
  employeeEntry,
  requestEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { loadNewsWords } from '@/stores/notifications/news-words';
import { loadLanguage, saveSettings } from '@/stores/preferences/save-settings';
import { stepWords } from '@/stores/schedule/undone-steps/step-words';
import { distributedShifts } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { changeOf, employeeOf, requestOf, templateOf } from '@/tests/support/records';

const ELLA = makeShift({ id: 'a', employeeName: 'Ella', date: '2026-11-21' });
const OPEN = makeShift({ id: 'b', employeeName: '', date: '2026-11-21' });
const TWELVE = distributedShifts(12).map((shift) => shiftEntry(shift, undefined));
const BERG = employeeOf('Ella Berg');
const LUNCH = templateOf('Lunch');

async function wordsFor(entries: readonly ChangeEntry[], kind: 'undone' | 'redone' = 'undone') {
  const words = await loadNewsWords();
  if (!words) throw new Error('There is no message.');
  return stepWords({ kind, step: changeOf(entries) }, words);
}

beforeAll(() => loadLanguage());

test.each<[string, readonly ChangeEntry[]]>([
  ['shift of Ella, Saturday', [shiftEntry(ELLA, undefined)]],
  ['shift of Ella, Saturday', [shiftEntry(OPEN, { ...ELLA, id: 'b' })]],
  ['open shift, Saturday', [shiftEntry(undefined, OPEN)]],
  ['12 shifts', TWELVE],
  ['employee Ella Berg', [employeeEntry(BERG, undefined), ...TWELVE]],
  ['2 employees', [employeeEntry(BERG, undefined), employeeEntry(employeeOf('Ana'), undefined)]],
  ['shift of Ella, Saturday', [employeeEntry(undefined, BERG), shiftEntry(undefined, ELLA)]],
  ['template Lunch', [templateEntry(LUNCH, undefined)]],
  ['2 templates', [templateEntry(LUNCH, undefined), templateEntry(templateOf('Dinner'), undefined)]],
  ['request of the team', [requestEntry(undefined, requestOf('ana-1'))]],
  ['2 records changed', [templateEntry(LUNCH, undefined), shiftEntry(undefined, ELLA)]],
])('describes the undone or redone step: %s', async (what, entries) => {
  expect(await wordsFor(entries)).toBe(`Undone: ${what}`);
  expect(await wordsFor(entries, 'redone')).toBe(`Redone: ${what}`);
});

test.each<[Language, string]>([
  ['de', 'Rückgängig gemacht: Schicht von Ella, Samstag'],
  ['es', 'Deshecho: turno de Ella, sábado'],
  ['fr', 'Annulé : service de Ella, samedi'],
])('describes an undone step in %s', async (language, words) => {
  await saveSettings({ language, timezone: 'system' });
  expect(await wordsFor([shiftEntry(ELLA, undefined)])).toBe(words);
});
