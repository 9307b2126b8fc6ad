import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { BY_EMPLOYEE, grid } from '@/e2e/support/employee-grid';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const MAYA = { employeeName: 'Maya Lindqvist', startTime: '09:00', endTime: '17:00' };
const MAYAS_SHIFTS = ['2026-11-17', '2026-11-19', '2026-11-20'].map((date) => ({ ...MAYA, date }));

const row = (page: Page, name: string) => page.getByRole('row', { name });

async function openTeam(page: Page, state: Parameters<typeof startWith>[1] = {}): Promise<void> {
  await startWith(page, { team: TEAM, shifts: MAYAS_SHIFTS, path: '/employees', ...state });
}

test('adds an employee with a trimmed name and the color of the role', async ({ page }) => {
  await startWith(page, { path: '/employees' });
  await expect(page.getByText('No employees yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  const form = dialog(page, 'Add Employee');
  await form.getByLabel('Name').fill('  Zoe Quinn ');
  await form.getByRole('radio', { name: 'Front Desk' }).check();
  await expect(form.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await form.getByText('More', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Phone' }).fill('+34 600 111 222');
  await form.getByRole('button', { name: 'Add a certificate' }).click();
  await form.getByRole('textbox', { name: 'Certificate' }).fill('Food hygiene');
  await form.getByRole('textbox', { name: 'Valid until' }).fill('2026-12-01');
  await form.getByRole('switch', { name: 'Hide from the schedule' }).click();
  await expectAccessible(page);
  await form.getByLabel('Name').press('Enter');
  await expect(page.getByText('Employee added successfully', { exact: true })).toBeVisible();
  await expect(row(page, 'Zoe Quinn')).toContainText('Front Desk');
  await page.reload();
  const name = page.getByRole('rowheader', { name: 'Zoe Quinn' });
  await expect(name).toContainText('Hidden');
  await expect(name).toContainText('Food hygiene: until Dec 1');
  await expectAccessible(page);
});

test('keeps the order of a pasted team after a reload', async ({ page }) => {
  const names = ['Zed', 'Amy', 'Max', 'Bob', 'Kim', 'Eva', 'Joe', 'Lea'];
  await startWith(page, { path: '/employees', stored: BY_EMPLOYEE });
  await page.getByRole('button', { name: 'Several at once' }).click();
  const form = dialog(page, 'Add several employees');
  await form.getByLabel('Names and roles, a line each').fill(names.join('\n'));
  await form.getByRole('button', { name: 'Add 8 employees' }).click();
  await expect(page.getByText('8 employees added')).toBeVisible();
  const people = grid(page).getByRole('rowheader').filter({ hasText: 'Server' });
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(people).toContainText(names);
  await page.reload();
  await expect(people).toContainText(names);
  await page.evaluate(() => localStorage.removeItem('employees'));
  await page.reload();
  await expect(people).toContainText(names);
});

test('rejects an empty name and an existing name in any case', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = dialog(page, 'Add Employee');
  await form.getByLabel('Name').fill('   ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a name' }).first()).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(' MAYA lindqvist ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There is already an employee named Maya Lindqvist')).toBeVisible();
  await expect(form).toBeVisible();
});

for (const name of ['Q', '名'.repeat(200), '👩‍🍳 Ana', 'مريم', '<img src=x onerror="window.hacked=true">']) {
  test(`stores the name ${name.slice(0, 12)} unchanged and runs no script in it`, async ({ page }) => {
    await startWith(page, { path: '/employees' });
    await page.getByRole('button', { name: 'Add Employee' }).first().click();
    await dialog(page, 'Add Employee').getByLabel('Name').fill(name);
    await dialog(page, 'Add Employee').getByLabel('Name').press('Enter');
    await expect(page.getByRole('rowheader')).toContainText(name);
    await page.reload();
    await expect(page.getByRole('rowheader')).toContainText(name);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  });
}

test("renames an employee's shifts, and applies a new role only to future shifts", async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click();
  const form = dialog(page, 'Edit Employee');
  await form.getByLabel('Name').fill('Maya Berg');
  await form.getByRole('radio', { name: 'Cook' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Employee updated successfully', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  const cards = page.locator('[data-shift-id]').filter({ hasText: 'Maya Berg' });
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('Server');
  await expect(cards.nth(1)).toContainText('Cook');
  await expect(cards.nth(2)).toContainText('Cook');
});

test('counts the shifts of an employee before deletion and offers to delete the future ones', async ({
  page,
}) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Delete Maya Lindqvist' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Employee' });
  await expect(question).toContainText('Maya Lindqvist has 3 shifts, 2 of them from today on.');
  await expect(question.getByRole('radio', { name: 'Keep the coming shifts' })).toBeChecked();
  await question.getByRole('radio', { name: 'Delete the 2 coming shifts too' }).check();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Employee deleted successfully', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.locator('[data-shift-id]')).toHaveCount(1);
});

test('removes all employees after the specified confirmation and keeps all shifts', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Clear All' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to remove all employees? You can undo this.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row')).toHaveCount(TEAM.length + 1);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await question.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('All employees have been removed', { exact: true })).toBeVisible();
  await expect(page.getByText('No employees yet')).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.locator('[data-shift-id]')).toHaveCount(3);
});

test('finds employees by name and role, and shows hours and overtime of the week', async ({ page }) => {
  const long = ['16', '17', '18', '19'].map((day) => ({
    employeeName: 'Marcus Bell',
    date: `2026-11-${day}`,
    startTime: '08:00',
    endTime: '19:00',
  }));
  await openTeam(page, { shifts: [...MAYAS_SHIFTS, ...long] });
  await expect(row(page, 'Maya Lindqvist')).toContainText('24 h');
  await expect(row(page, 'Marcus Bell')).toContainText('44 h');
  await expect(row(page, 'Marcus Bell')).toContainText('Overtime');
  await page.getByLabel('Search employees').fill('ma');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Cook 3' }).check();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Search employees').fill('nobody');
  await expect(page.getByText('No employees match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('row')).toHaveCount(TEAM.length + 1);
});

test('moves the focus to the page when the row of a deleted employee disappears', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Delete Theo Brandt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Theo Brandt' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('resizes a photo, shows it instead of the initials after a reload, and rejects other files', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  await page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Employee' });
  await form.getByText('More', { exact: true }).click();
  const file = form.locator('input[type="file"]');
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(form.getByText('This file is no picture that can be read.')).toBeVisible();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  // WebKit cannot write WebP.
  await expect(form.getByRole('img', { name: 'Photo' })).toHaveAttribute('src', /^data:image\/(?:webp|jpeg)/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row', { name: 'Maya Lindqvist' });
  await expect(row.locator('img')).toHaveAttribute('src', /^data:image\/(?:webp|jpeg)/);
  await page.reload();
  await expect(row.locator('img')).toHaveCount(1);
});
