import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { START_PATIENCE_MS } from '@/lib/timing';

const refuse = (page: Page, what: string) => page.route(what, (route) => route.abort());
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const screenTitle = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

test('a page whose scripts are all refused ends in the fallback screen, and comes once they are there', async ({
  page,
}) => {
  await startWith(page, { team: TEAM });
  await refuse(page, '**/_next/static/chunks/**');
  await follow(page, 'Settings');
  await expect(screenTitle(page)).toBeFocused();
  await expect(page.getByText('Failed to load chunk')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('tab', { name: 'Week' })).toBeVisible();
});

test('a page that cannot start at all ends there too, in the person’s language', async ({ page }) => {
  await startWith(page, {
    stored: { settings: '{"language":"de","timezone":"system"}' },
    clock: 'controlled',
  });
  await refuse(page, '**/_next/static/chunks/*.js');
  await page.goto('/settings');
  await page.clock.fastForward(START_PATIENCE_MS);
  await expect(page.getByRole('heading', { name: 'Unerwarteter Fehler in der Anwendung' })).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Kalender' }).click();
  await expect(page.getByRole('tab', { name: 'Woche' })).toBeVisible();
});

test('Add Shift is at the calendar before its form opens', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]')) document.body.dataset.openedAt ??= location.pathname;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Add Shift' }).first().click();
  await expect(dialog(page, 'Add Shift')).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.openedAt)).toBe('/');
  await expect(page).toHaveURL('/');
});
