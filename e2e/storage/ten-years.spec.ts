import { expect, type Page, test } from '@playwright/test';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { EVERY_DAY, storedNames, storeHistory } from '@/e2e/support/storage/stored-history';

/** The deep run uses ten years of a large team. */
const isDeep = Number(process.env.ROUNDS ?? 1) > 1;
const SHIFT_COUNT = isDeep ? 250_000 : 20_000;
const DAY_COUNT = isDeep ? 3650 : 1095;
const FIRST_DATE = isDeep ? '2017-11-20' : '2024-11-20';
const PER_DAY = Math.ceil(SHIFT_COUNT / DAY_COUNT);
/** The history starts on a Monday in the deep run, otherwise on a Wednesday. */
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

test('shows the weeks around today immediately and the first week of a long history on request', async ({
  page,
}) => {
  await openHistory(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('brigade-stamp'))).toContain('total');
  // The first week is requested while everything between is still loading.
  await page.evaluate((date) => sessionStorage.setItem('brigade-selected-date', date), FIRST_DATE);
  await page.reload();
  // Ten years take longer than the usual timeout on a busy machine.
  await expect(page.locator(`[data-day-head="${FIRST_DATE}"]`)).toBeVisible({
    timeout: isDeep ? 30_000 : 5000,
  });
  // No count is shown until all shifts are loaded.
  await expect(page.getByText(`${PER_DAY * DAYS_OF_FIRST_WEEK} shifts`, { exact: true })).toBeVisible();
  await page.goto('/insights');
  const figure = page.getByRole('tabpanel').getByText(totals.format(SHIFT_COUNT), { exact: true }).first();
  await expect(figure).toBeVisible({ timeout: isDeep ? 60_000 : 10_000 });
});

// The deep run: a short backup has its progress and Cancel in your-data.spec.
if (process.env.ROUNDS !== undefined) {
  test('creates, opens and restores a backup of a long history and shows the progress', async ({ page }) => {
    test.setTimeout(isDeep ? 400_000 : 60_000);
    const patience = { timeout: isDeep ? 120_000 : 20_000 };
    await openHistory(page);
    await page.goto('/settings');
    const total = page.getByText(`${totals.format(SHIFT_COUNT)} shifts`, { exact: true });
    await expect(total).toBeVisible(patience);
    const download = page.waitForEvent('download', patience);
    await page.getByRole('button', { name: 'Download a backup' }).click();
    const backup = await (await download).path();
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    await page.getByRole('button', { name: 'Erase everything' }).click();
    const question = page.getByRole('alertdialog', { name: 'Erase everything' });
    await question.getByLabel('Type ERASE to go on').fill('erase');
    await question.getByRole('button', { name: 'Erase everything' }).click();
    await page.waitForURL((url) => url.pathname === '/', patience);
    await page.goto('/settings');
    await expect(page.getByText('No shifts', { exact: true })).toBeVisible();

    const preview = dialog(page, 'Restore a backup');
    const openAndMerge = async () => {
      await page.locator('input[type="file"]').setInputFiles(backup);
      const shifts = preview.getByRole('row', { name: 'Shifts' });
      await expect(shifts).toHaveText(`Shifts${totals.format(SHIFT_COUNT)}00`, patience);
      await expect(preview.getByText('cannot be taken back with Undo')).toBeVisible();
      await preview.getByRole('button', { name: 'Merge' }).last().click();
      await expect(preview.getByRole('progressbar', { name: 'Restoring the backup' })).toBeVisible();
    };
    await openAndMerge();
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You have canceled it, and nothing has changed.')).toBeVisible();
    await expect(page.getByText('No shifts', { exact: true })).toBeVisible();
    await openAndMerge();
    await expect(page.getByText('The backup is restored', { exact: true })).toBeVisible(patience);
    await expect(total).toBeVisible(patience);
    await page.reload();
    await expect(total).toBeVisible(patience);
    await page.goto('/');
    await expect(page.getByText(`${PER_DAY * 7} shifts`, { exact: true })).toBeVisible();
  });
}

// Unit tests cover a rename in every run.
if (isDeep) {
  test('renames an employee in every shift of a long history', async ({ page }) => {
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
}
