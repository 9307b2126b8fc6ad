import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

/** Monday's nine shifts and three of Tuesday's are pending; every other day has one confirmed shift. */
const SHIFTS = WEEK_SHIFTS.map((shift, index) => ({
  ...shift,
  status: index < 12 ? 'Pending' : 'Confirmed',
})).filter((_, index) => index < 12 || index % 9 === 0);
const START = { team: TEAM, shifts: SHIFTS };
const PHONE = { width: 390, height: 844 };

const choice = (page: Page) => dialog(page, 'Filter');
const bar = (page: Page) => page.getByRole('region', { name: 'Active filters' });

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function saveAs(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Save view' }).click();
}

// Only in the deep run; saved-views.spec.ts covers filters otherwise.
if (process.env.ROUNDS !== undefined) {
  test('shows the filter as a sheet on a phone and keeps its bar visible while active', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await startWith(page, START);
    await chooseInMenu(page, 'Filter');
    await choice(page).getByRole('checkbox', { name: 'Pending' }).check();
    await expect(choice(page).getByText('12 of 17 shifts')).toBeVisible();
    await expectAccessible(page);
    await choice(page).getByRole('button', { name: 'Save as view' }).click();
    await saveAs(dialog(page, 'Save view'), 'Waiting for reply '.repeat(11));
    await expect(bar(page).getByText('12 of 17 shifts')).toBeVisible();
    await expect(page.getByText('No matching shifts')).toHaveCount(5);
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('tab', { name: 'Week' })).toBeFocused();
    await expect(bar(page)).toBeHidden();
    await chooseInMenu(page, 'Saved views');
    const manage = dialog(page, 'Saved views');
    await expectAccessible(page);
    const overflow = await manage.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(overflow).toBe(false);
    await manage.getByRole('button', { name: /^Waiting for reply.* Week · Pending/ }).click();
    await expect(bar(page).getByText('12 of 17 shifts')).toBeVisible();
  });
}
