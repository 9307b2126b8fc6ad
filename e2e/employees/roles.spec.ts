import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const MAYAS = { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '10:30', endTime: '14:30' };

test('adds and renames a role by keyboard, and employees, forms, calendar and link use the new name', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: [MAYAS], path: '/employees' });
  await page.getByRole('button', { name: 'Roles', exact: true }).press('Enter');
  const roles = dialog(page, 'Roles');
  await expectAccessible(page);
  await roles.getByRole('button', { name: 'Add role' }).press('Enter');
  const added = dialog(page, 'Add role');
  await expect(added.getByLabel('Name')).toBeFocused();
  await added.getByLabel('Name').fill('server');
  await page.keyboard.press('Enter');
  await expect(added.getByText('There is one of that name already.')).toBeVisible();
  await added.getByLabel('Name').fill('Runner');
  await added.getByRole('radio', { name: 'Red' }).check();
  await added.getByRole('radio', { name: 'Footprints' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(roles.getByRole('button', { name: 'Edit Runner' })).toBeFocused();
  await roles.getByRole('button', { name: 'Edit Server' }).press('Enter');
  await dialog(page, 'Edit role').getByLabel('Name').fill('Waiter');
  await page.keyboard.press('Enter');
  await expect(roles.getByRole('button', { name: 'Edit Waiter' })).toBeFocused();
  // An unused role can be removed, a used one can only be archived.
  await expect(roles.getByRole('button', { name: 'Remove Runner' })).toBeVisible();
  await expect(roles.getByRole('button', { name: 'Archive Waiter' })).toBeVisible();
  await roles.getByLabel('New group').fill('FOH');
  await page.keyboard.press('Enter');
  await expect(roles.getByLabel('Name of the group FOH')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click();
  const form = dialog(page, 'Edit Employee');
  await expect(form.getByRole('radio', { name: 'Waiter' })).toBeChecked();
  await form.getByText('More', { exact: true }).click();
  await form.getByRole('checkbox', { name: 'Runner' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  // Maya's shift shows the new name without an edit, and can get her additional role.
  await page.goto('/');
  const card = page.locator('[data-shift-id]').filter({ hasText: 'Maya Lindqvist' }).first();
  await expect(card).toContainText('Waiter');
  await card.click();
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist, 10:30 AM - 2:30 PM' }).first().click();
  const shift = dialog(page, 'Edit Shift');
  await expect(shift.getByRole('radio', { name: 'Runner' })).toBeEnabled();
  await expect(shift.getByRole('radio', { name: 'Cook' })).toBeDisabled();
});
