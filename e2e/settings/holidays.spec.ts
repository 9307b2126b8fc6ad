import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { watchPage } from '@/e2e/support/page-watch';
import { startWith } from '@/e2e/support/storage/starting-state';
import { onlineScripts } from '@/scripts/support/export/online-scripts.mjs';

/** Counts the requests for the script with the holidays of all countries. */
function countHolidayScripts(page: Page): () => number {
  const [script = ''] = onlineScripts('out');
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(script)) count += 1;
  });
  return () => count;
}

const section = (page: Page) => page.getByRole('region', { name: 'Holidays' });
const country = (page: Page) => section(page).getByRole('button', { name: /^Country/ });

/** The stored business setting that the next first render shows. */
const storedHolidays = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const records: { id: string; value?: unknown }[] = JSON.parse(
      localStorage.getItem('brigade-business-settings') ?? '[]',
    );
    return records.find(({ id }) => id === 'holidays')?.value;
  });

async function choose(page: Page, field: RegExp, name: string): Promise<void> {
  await section(page).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('selects country and region by keyboard, lists their holidays and removes them', async ({
  page,
  baseURL,
}) => {
  const misdeeds = await watchPage(page, baseURL);
  const timesAsked = countHolidayScripts(page);
  await startWith(page, { path: '/settings' });
  await country(page).focus();
  await page.keyboard.press('Space');
  // The country of the time zone comes first.
  await expect(page.getByRole('option').nth(1)).toHaveText('United States');
  expect(timesAsked()).toBe(0);
  await page.keyboard.type('Germ');
  await page.keyboard.press('Enter');
  await expect(country(page)).toBeFocused();
  const list = section(page).getByRole('list', { name: 'Coming holidays' });
  await expect(list.getByRole('listitem').first()).toHaveText(/Christmas Day.*Fri, Dec 25, 2026/);
  expect(timesAsked()).toBe(1);
  await expect(list.getByRole('listitem').filter({ hasText: 'Epiphany' })).toHaveCount(0);
  await choose(page, /^Region/, 'Bayern');
  await expect(list.getByRole('listitem').filter({ hasText: 'Epiphany' })).toHaveText(/Wed, Jan 6, 2027/);
  await expectAccessible(page);

  // Calculated holidays are shown without the script.
  await page.reload();
  await expect(section(page).getByRole('button', { name: /^Region/ })).toHaveText('Bayern');
  await expect(list.getByRole('listitem').filter({ hasText: 'Epiphany' })).toBeVisible();
  expect(timesAsked()).toBe(1);

  await choose(page, /^Country/, 'None');
  await expect(list).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: /^Region/ })).toHaveCount(0);
  await expect.poll(() => storedHolidays(page)).toBeUndefined();
  expect(misdeeds).toEqual([]);
});

test('shows an error and keeps the selection when the holidays cannot be loaded, and works afterwards', async ({
  page,
}) => {
  await startWith(page, { path: '/settings' });
  await expect(country(page)).toHaveText('None');
  const scripts = '**/_next/static/chunks/*.js';
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  await choose(page, /^Country/, 'France');
  await expect(section(page).getByRole('alert')).toContainText('The holidays could not be loaded');
  await expect(country(page)).toHaveText('None');
  await page.unroute(scripts);
  await choose(page, /^Country/, 'France');
  await expect(section(page).getByRole('list', { name: 'Coming holidays' })).toContainText('Christmas Day');
  await expect(section(page).getByRole('alert')).toHaveCount(0);
});

test('calculates more years on any page when the stored years run out', async ({ page }) => {
  const old = { country: 'FR', regions: [], firstYear: 2022, lastYear: 2026, holidays: [], also: 'kept' };
  await startWith(page, { stored: { 'brigade-holidays': JSON.stringify(old) } });
  await expect
    .poll(() => storedHolidays(page))
    .toMatchObject({ country: 'FR', firstYear: 2025, lastYear: 2030, also: 'kept' });
});

test.describe('holidays on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [language, isDark, words] of [
    [
      'de',
      true,
      {
        title: 'Feiertage',
        field: 'Land',
        name: 'Österreich',
        list: 'Kommende Feiertage',
        first: 'Mariä Empfängnis',
      },
    ],
    [
      'fr',
      false,
      {
        title: 'Jours fériés',
        field: 'Pays',
        name: 'Belgique',
        list: 'Prochains jours fériés',
        first: 'Noël',
      },
    ],
  ] as const) {
    test(`lists the holidays of a country in ${language}`, async ({ page }) => {
      await startWith(page, {
        path: '/settings',
        isDark,
        stored: { settings: JSON.stringify({ language, timezone: 'system' }) },
      });
      const region = page.getByRole('region', { name: words.title });
      await region.getByRole('button', { name: new RegExp(`^${words.field}`) }).click();
      await page.getByRole('option', { name: words.name, exact: true }).click();
      await expect(
        region.getByRole('list', { name: words.list }).getByRole('listitem').first(),
      ).toContainText(words.first);
      await expectAccessible(page);
      for (const button of await region.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  }
});

test('does not include the holiday script in the offline files', () => {
  const [script = ''] = onlineScripts('out');
  expect(script).not.toBe('');
  expect(readFileSync('out/sw.js', 'utf8')).not.toContain(script);
});
