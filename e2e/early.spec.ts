import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { TEAM, WEEK_SHIFTS } from './support/sample-team';
import { startWith } from './support/starting-state';

/** Holds back what comes behind the first paint, by a word that only it has; gives the way to let it come. */
async function holdLaterParts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (readFileSync(`out${path}`, 'utf8').includes('--keyboard')) await released;
    await route.continue();
  });
  return release;
}

test('what is pressed before the later parts are there is done when they come', async ({ page }) => {
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

test('what is clicked before the later parts are there opens when they come', async ({ page }) => {
  const release = await holdLaterParts(page);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, laterParts: 'held' });
  await page.getByRole('button', { name: 'Add Shift' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Add Shift' })).toBeVisible();
});

test('an event of the page is heard late', async ({ page }) => {
  const release = await holdLaterParts(page);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, laterParts: 'held' });
  await expect(page.locator('[data-shift-id]').first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('showKeyboardShortcuts')));
  release();
  await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
});
