import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const STAFF_VIEW = { 'brigade-current-view': 'staff' };
const shift = (employeeName: string, day: number, startTime: string, endTime: string, rest = {}) => ({
  employeeName,
  date: `2026-11-${day}`,
  startTime,
  endTime,
  ...rest,
});

const SHIFTS = [
  shift('Jonah Reyes', 19, '10:30', '16:30'),
  shift('jonah reyes ', 19, '16:00', '23:00', { role: 'Server', status: 'Pending' }),
  shift('Jonah Reyes', 17, '10:00', '18:00'),
  shift('Elena Marchetti', 19, '09:00', '17:00'),
  shift('Lucy Tran', 19, '12:00', '18:00', { status: 'Canceled' }),
  shift('Nobody Known', 19, '20:00', '02:00', { role: 'Sommelier' }),
  ...[16, 17, 18, 20, 21].map((day) => shift('Elena Marchetti', day, '09:00', '17:00')),
];

const card = (page: Page, name: string) =>
  page.locator('.staff-card').filter({ has: page.getByRole('heading', { name }) });

test('groups the shifts of a day by employee with count, hours, role and status', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: STAFF_VIEW });
  await expect(
    page.getByRole('heading', { name: 'Staff Schedule for Thursday, November 19, 2026' }),
  ).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Elena Marchetti',
    'Jonah Reyes',
    'Nobody Known',
    /^Off on Thursday/,
  ]);
  const jonah = card(page, 'Jonah Reyes');
  await expect(jonah).toContainText('2 shifts · 13 h · 21 h this week');
  await expect(jonah.getByText('Overlap', { exact: true })).toHaveCount(1);
  await expect(jonah.getByText('Server', { exact: true })).toHaveCount(1);
  await expect(jonah.getByText('Pending', { exact: true })).toBeVisible();
  await expect(card(page, 'Elena Marchetti')).toContainText('1 shift · 8 h · 48 h this week, overtime');
  const lucy = page.getByRole('region', { name: 'Off on Thursday' }).locator('[data-shift-id]');
  await expect(lucy).toContainText('12:00 PM - 6:00 PM');
  await expect(lucy.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add shift for Lucy Tran/ })).toBeVisible();
  await expect(card(page, 'Nobody Known')).toHaveAttribute('data-role-color', 'gray');
  await expect(page.getByText('3 people on, 12 off')).toBeVisible();
});

test('lists all employees as off on an empty day', async ({ page }) => {
  await startWith(page, { team: TEAM, stored: STAFF_VIEW });
  await expect(page.getByText('No staff scheduled for this date.', { exact: true })).toBeVisible();
  const off = page.getByRole('region', { name: 'Off on Thursday' });
  await expect(off.getByRole('button')).toHaveCount(14);
});

test('opens the form by one click on a person who is off', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: STAFF_VIEW });
  await page.getByRole('button', { name: /^Add shift for Marcus Bell/ }).click();
  const form = dialog(page, 'Add Shift');
  await expect(form.getByLabel('Employee', { exact: true })).toHaveValue('Marcus Bell');
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeChecked();
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue('Thu, Nov 19, 2026');
});

test('moves through rows by keyboard, and edits and deletes a shift through one menu per row', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: STAFF_VIEW });
  const menu = (text: string) => page.getByRole('button', { name: `Actions: ${text}` });
  await menu('Elena Marchetti, 9:00 AM - 5:00 PM').focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu('Jonah Reyes, 10:30 AM - 4:30 PM')).toBeFocused();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items).toHaveText(['Edit', 'Copy', 'Who can cover?', 'Swap shift', 'Delete']);
  const acts = ['Edit shift:', 'Copy shift:', 'Who can cover?', 'Swap shift:', 'Delete shift:'];
  for (const [position, name] of acts.entries())
    await expect(items.nth(position)).toHaveAccessibleName(`${name} Jonah Reyes, 10:30 AM - 4:30 PM`);
  await expect(items.first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu('Jonah Reyes, 10:30 AM - 4:30 PM')).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shiftCards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: /^Actions: jonah reyes/i })).toBeFocused();
});

test('folds the shifts of a person with more than twelve', async ({ page }) => {
  const many = Array.from({ length: 30 }, (_, hour) =>
    shift('Maya Lindqvist', 19, '09:00', `${10 + (hour % 9)}:00`),
  );
  await startWith(page, { team: TEAM, shifts: [...many, ...SHIFTS], stored: STAFF_VIEW });
  const maya = card(page, 'Maya Lindqvist');
  await expect(maya.locator('[data-shift-id]')).toHaveCount(12);
  await maya.getByRole('button', { name: 'Show all 30 shifts' }).click();
  await expect(maya.locator('[data-shift-id]')).toHaveCount(30);
  await expect(maya.locator('[data-shift-id]').nth(12).getByRole('button').first()).toBeFocused();
});
