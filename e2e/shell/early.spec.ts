import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { holdRequests, SCRIPTS } from '@/e2e/support/hold-requests';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

/** Holds back scripts with a matching text, and returns a function that releases them. */
const holdScripts = (page: Page, isHeld: (text: string) => boolean) =>
  holdRequests(page, SCRIPTS, (url) => isHeld(textOf(url)));

const textOf = (url: string) => readFileSync(`out${new URL(url).pathname}`, 'utf8');

/** Holds back the scripts loaded after the first paint, identified by a string that only they contain. */
const holdLaterParts = (page: Page) => holdScripts(page, (text) => text.includes('--keyboard'));

/** The first message of a catalog in any language. */
const FIRST_WORDS = /\{"common":\{"skipToContent":"([^"]+)"/;

test('requests the messages of one language before any script of the page has loaded', async ({ page }) => {
  const release = await holdScripts(page, (text) => !FIRST_WORDS.test(text));
  const asked = new Set<string | undefined>();
  page.on('request', (request) => {
    if (/chunks\/[^/]+\.js/.test(request.url())) asked.add(FIRST_WORDS.exec(textOf(request.url()))?.[1]);
  });
  const stored = { settings: JSON.stringify({ language: 'de', timezone: 'system' }) };
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored, laterParts: 'held' });
  await expect.poll(() => asked).toContain('Zum Inhalt springen');
  release();
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  asked.delete(undefined);
  expect([...asked]).toEqual(['Zum Inhalt springen']);
});

test('handles a shortcut pressed before the lazy scripts have loaded', async ({ page }) => {
  const release = await holdLaterParts(page);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, laterParts: 'held' });
  await expect(page.locator('[data-shift-id]').first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).not.toHaveURL(/employees/);
  release();
  await expect(page).toHaveURL(/employees/);
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
});

test('handles a click made before the later parts have loaded', async ({ page }) => {
  const release = await holdLaterParts(page);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, laterParts: 'held' });
  await page.getByRole('button', { name: 'Add Shift' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Add Shift' })).toBeVisible();
});

test('handles a page event dispatched before the lazy scripts have loaded', async ({ page }) => {
  const release = await holdLaterParts(page);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, laterParts: 'held' });
  await expect(page.locator('[data-shift-id]').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('showKeyboardShortcuts')));
  release();
  await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
});
