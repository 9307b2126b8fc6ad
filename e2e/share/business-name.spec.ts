import { expect, test } from '@playwright/test';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

test('puts the business name from the settings into texts and onto the staff page of a link', async ({
  page,
}) => {
  const announced = { id: 'publication', at: 1, shiftCount: WEEK_SHIFTS.length, since: [] };
  const stored = { 'brigade-publication': JSON.stringify(announced) };
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored, path: '/settings' });
  await page.getByLabel('Business name').fill('Osteria Luna');
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = dialog(page, 'Share');
  const link = share.getByLabel('Link for everybody');
  await expect(link).toHaveValue(/\/share#1/);
  const address = await link.inputValue();
  await share.getByRole('tab', { name: 'Text' }).click();
  await expect(share.getByLabel('Text to paste')).toHaveValue(/^Osteria Luna · Schedule, Nov 16 - Nov 22\n/);
  await page.goto(address);
  await expect(page.getByText('Osteria Luna', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page).toHaveTitle(/^Osteria Luna · /);
  await expect(page.getByText('Osteria Luna', { exact: true })).toBeVisible();
});
