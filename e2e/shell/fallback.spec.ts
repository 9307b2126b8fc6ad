import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { START_PATIENCE_MS } from '@/lib/timing';

const refuse = (page: Page, what: string) => page.route(what, (route) => route.abort());
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
const screenTitle = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });

test('shows the fallback screen when the scripts of a page fail, and recovers once they load', async ({
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

test("shows the fallback screen in the user's language when the app cannot start", async ({ page }) => {
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

test('opens the calendar before the form on Add Shift', async ({ page }) => {
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
