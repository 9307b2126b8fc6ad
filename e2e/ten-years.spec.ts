import { expect, type Page, test } from '@playwright/test';
import { dialog } from './support/shift-form';
import { startWith } from './support/starting-state';
import { EVERY_DAY, storedNames, storeHistory } from './support/stored-history';

/** A deep run takes ten years of a large team. */
const isDeep = Number(process.env.ROUNDS ?? 1) > 1;
const SHIFT_COUNT = isDeep ? 250_000 : 20_000;
const DAY_COUNT = isDeep ? 3650 : 1095;
const FIRST_DATE = isDeep ? '2017-11-20' : '2024-11-20';
const PER_DAY = Math.ceil(SHIFT_COUNT / DAY_COUNT);
/** The history begins on a Monday, or on a Wednesday. */
const DAYS_OF_FIRST_WEEK = isDeep ? 7 : 5;

const totals = new Intl.NumberFormat('en-US');

async function openHistory(page: Page): Promise<void> {
  test.setTimeout(isDeep ? 240_000 : 30_000);
  await startWith(page);
  await expect(page.getByRole('button', { name: 'Add Shift' }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('brigade');
  await storeHistory(page, { shiftCount: SHIFT_COUNT, firstDate: FIRST_DATE, dayCount: DAY_COUNT });
  await page.reload();
  await expect(page.getByText(`${PER_DAY * 7} shifts`, { exact: true })).toBeVisible({ timeout: 15_000 });
}

test('a long history is there at once around today, and its first week as soon as it is asked for', async ({
  page,
}) => {
  await openHistory(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('brigade-stamp'))).toContain('total');
  // The far week is asked for while everything between is still on its way.
  await page.evaluate((date) => sessionStorage.setItem('brigade-selected-date', date), FIRST_DATE);
  await page.reload();
  await expect(page.locator(`[data-day-head="${FIRST_DATE}"]`)).toBeVisible();
  // Without a word of how many there are until they have come.
  await expect(page.getByText(`${PER_DAY * DAYS_OF_FIRST_WEEK} shifts`, { exact: true })).toBeVisible();
  await page.goto('/insights');
  const figure = page.getByRole('tabpanel').getByText(totals.format(SHIFT_COUNT), { exact: true }).first();
  await expect(figure).toBeVisible({ timeout: isDeep ? 60_000 : 10_000 });
});

test('a rename takes every shift along, however far back', async ({ page }) => {
  await openHistory(page);
  const before = await storedNames(page);
  await page.goto('/employees');
  await page.getByRole('button', { name: `Edit ${EVERY_DAY}` }).click();
  const form = dialog(page, 'Edit Employee');
  await form.getByLabel('Name').fill('Zoe Quinn', { timeout: isDeep ? 60_000 : 10_000 });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Employee updated successfully', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  const after = await storedNames(page);
  expect(after['Zoe Quinn']).toBe(before[EVERY_DAY]);
  expect(after[EVERY_DAY]).toBeUndefined();
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Zoe Quinn', exact: true })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText(`${totals.format(SHIFT_COUNT)} shifts`, { exact: true })).toBeVisible();
});
