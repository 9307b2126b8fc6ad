import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

/**
 * Monday's nine shifts and three of Tuesday's are pending; fourteen are shifts of cooks, seven of them
 * Rosa's.
 */
const SHIFTS = WEEK_SHIFTS.map((shift, index) => ({
  ...shift,
  status: index < 12 ? 'Pending' : 'Confirmed',
}));
const START = { team: TEAM, shifts: SHIFTS };

const filterButton = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const choice = (page: Page) => dialog(page, 'Filter');
const bar = (page: Page) => page.getByRole('region', { name: 'Active filters' });
const chip = (page: Page, name: string) => bar(page).getByRole('button', { name: `Remove filter: ${name}` });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });
const links = (page: Page) => page.getByRole('region', { name: 'Saved views' });

async function tick(page: Page, ...names: readonly string[]): Promise<void> {
  await filterButton(page).click();
  for (const name of names) await choice(page).getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
  await expect(choice(page)).toBeHidden();
}

async function saveAs(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Save view' }).click();
}

async function saveCurrent(page: Page, name: string): Promise<void> {
  await filterButton(page).click();
  await choice(page).getByRole('button', { name: 'Save as view' }).click();
  await saveAs(dialog(page, 'Save view'), name);
}

test('filters every view by role, employee and status, and reports when all shifts are hidden', async ({
  page,
}) => {
  await startWith(page, START);
  await expect(count(page, '63 shifts')).toBeVisible();
  await filterButton(page).click();
  const box = (name: string) => choice(page).getByRole('checkbox', { name, exact: true });
  await box('Cook').check();
  await expect(choice(page).getByText('14 of 63 shifts')).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(14);
  await choice(page).getByLabel('Search employees').fill('rósa');
  await box('Rosa Delgado').check();
  await expect(shiftCards(page)).toHaveCount(7);
  await box('Pending').check();
  await expect(shiftCards(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(filterButton(page)).toBeFocused();
  await expect(count(page, '1 of 63 shifts')).toBeVisible();
  await expect(page.getByText('Showing Nov 16 - Nov 22, filtered: 1 of 63 shifts.')).toBeAttached();

  await chip(page, 'Pending').click();
  await expect(chip(page, 'Rosa Delgado')).toBeFocused();
  await expect(count(page, '7 of 63 shifts')).toBeVisible();
  for (const view of ['Day', 'Staff', 'List']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(shiftCards(page)).toHaveCount(1);
    await expect(count(page, '1 of 9 shifts')).toBeVisible();
  }
  await chip(page, 'Rosa Delgado').click();
  await expect(count(page, '2 of 9 shifts')).toBeVisible();
  await page.getByRole('tab', { name: 'Staff' }).click();
  await expect(count(page, '2 people on, 1 off')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(filterButton(page)).toBeFocused();
  // The day's nine shifts and two carried over from the night before.
  await expect(shiftCards(page)).toHaveCount(11);

  // A day with only hidden shifts shows a hint.
  await page.getByRole('tab', { name: 'Week' }).click();
  await tick(page, 'Pending');
  await expect(count(page, '12 of 63 shifts')).toBeVisible();
  await expect(page.getByText('No matching shifts')).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^Thursday, November 19, 0 h, 0 people/ })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Monday, November 16, 6\d(\.5)? h, 8 people/ }),
  ).toBeVisible();
  for (const view of ['Day', 'Staff', 'List']) {
    await page.getByRole('tab', { name: view }).click();
    const panel = page.getByRole('tabpanel', { name: view });
    await expect(panel.getByText('The filter hides all 9 shifts of this day.')).toBeVisible();
    await expect(count(page, '0 of 9 shifts')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Add Shift', exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear filters' }).click();
  await expect(shiftCards(page)).toHaveCount(11);
});

test('counts hidden shifts for overlaps and hours, and keeps a filter through reload, rename and deletion', async ({
  page,
  context,
}) => {
  const clash = { employeeName: 'Rosa Delgado', date: '2026-11-19', startTime: '13:00', endTime: '15:00' };
  await startWith(page, {
    team: TEAM,
    shifts: [...SHIFTS, { ...clash, status: 'Pending' }],
    stored: { 'brigade-current-view': 'staff' },
  });
  await tick(page, 'Pending');
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(page.getByText('Overlap', { exact: true })).toBeVisible();
  await expect(page.getByText('1 shift · 2 h · 58 h this week, overtime')).toBeVisible();
  await page.reload();
  await expect(chip(page, 'Pending')).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(1);
  const visit = await context.newPage();
  await visit.goto('/');
  await expect(visit.getByRole('tab', { name: 'Staff' })).toHaveAttribute('aria-selected', 'true');
  await expect(bar(visit)).toBeHidden();
  await visit.close();
  await bar(page).getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('tab', { name: 'Week' }).click();
  await tick(page, 'Rosa Delgado');
  await page.getByRole('link', { name: 'Employees' }).click();
  await page.getByRole('button', { name: 'Edit Rosa Delgado' }).click();
  await dialog(page, 'Edit Employee').getByLabel('Name').fill('Rosa Marín');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(chip(page, 'Rosa Marín')).toBeVisible();
  await expect(count(page, '8 of 64 shifts')).toBeVisible();

  await page.getByRole('link', { name: 'Employees' }).click();
  await page.getByRole('button', { name: 'Delete Rosa Marín' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(count(page, '0 of 64 shifts')).toBeVisible();
  await chip(page, 'No longer on the team').click();
  await expect(count(page, '64 shifts')).toBeVisible();
});

test('saves a view under a unique name, replaces it on request and reopens it from another page', async ({
  page,
}) => {
  await startWith(page, { ...START, stored: { 'brigade-sidebar-open': 'true' } });
  await page.getByRole('tab', { name: 'List' }).click();
  await tick(page, 'Cook');
  await filterButton(page).click();
  await choice(page).getByRole('button', { name: 'Save as view' }).click();
  const form = dialog(page, 'Save view');
  await expect(form.getByText('List · Cook')).toBeVisible();
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form.getByText('Please enter a name for the view')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await saveAs(form, ' Kitchen only ');
  await expect(page.getByText('View saved')).toBeVisible();
  await expect(filterButton(page)).toBeFocused();
  const kitchen = links(page).getByRole('button', { name: 'Kitchen only' });
  await expect(kitchen).toHaveAttribute('aria-current', 'true');

  await chip(page, 'Cook').click();
  await expect(kitchen).not.toHaveAttribute('aria-current');
  await page.getByRole('tab', { name: 'Week' }).click();
  await saveCurrent(page, 'kitchen ONLY');
  await expect(
    form.getByText('There is already a view named “Kitchen only”. Do you want to replace it?'),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('View replaced')).toBeVisible();
  await expect(links(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('tab', { name: 'List' }).click();
  await tick(page, 'Cook', 'Pending');
  await saveCurrent(page, 'Everything '.repeat(20));
  await expect(links(page).getByRole('listitem')).toHaveCount(2);

  await links(page)
    .getByRole('button', { name: /^kitchen ONLY/ })
    .click();
  await expect(count(page, '63 shifts')).toBeVisible();
  await page.getByRole('link', { name: 'Employees' }).click();
  await expect(page.getByRole('heading', { name: 'Employees', level: 1 })).toBeVisible();
  await links(page)
    .getByRole('button', { name: /^Everything/ })
    .click();
  await expect(page.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true');
  await expect(chip(page, 'Cook')).toBeVisible();
});

test('renames and deletes saved views, also in other tabs', async ({ page, context }) => {
  const none = { roles: [], employeeIds: [], statuses: [] };
  const views = [
    { id: 'v-1', name: 'Kitchen only', view: 'weekly', filter: { ...none, roles: ['Cook'] } },
    { id: 'v-2', name: 'Everything', view: 'daily', filter: none },
  ];
  const stored = { 'brigade-sidebar-open': 'true', 'brigade-saved-views': JSON.stringify(views) };
  await startWith(page, { team: TEAM, stored });
  const other = await context.newPage();
  await other.goto('/settings');
  await page.bringToFront();
  await links(page).getByRole('button', { name: 'Manage' }).click();
  const manage = dialog(page, 'Saved views');
  await manage.getByRole('button', { name: 'Rename Kitchen only' }).click();
  const name = manage.getByLabel('New name of Kitchen only');
  await expect(name).toBeFocused();
  await name.fill('everything');
  await name.press('Enter');
  await expect(manage.getByText('There is already a view named “Everything”')).toBeVisible();
  await name.press('Escape');
  await expect(manage.getByRole('button', { name: 'Rename Kitchen only' })).toBeFocused();
  await page.keyboard.press('Enter');
  await name.fill('Hot kitchen');
  await name.press('Enter');
  await expect(manage.getByRole('button', { name: 'Rename Hot kitchen' })).toBeFocused();
  // The other tab updates immediately.
  await expect(links(other).getByRole('button', { name: 'Hot kitchen' })).toBeVisible();
  await manage.getByRole('button', { name: 'Delete Hot kitchen' }).click();
  await expect(manage.getByText('“Hot kitchen” was deleted.')).toBeVisible();
  await expect(manage.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(manage.getByRole('button', { name: /^Hot kitchen/ })).toBeFocused();
  await manage.getByRole('button', { name: 'Delete Hot kitchen' }).click();
  await manage.getByRole('button', { name: /^Delete Everything/ }).click();
  await expect(manage.getByText('No saved views yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Week' })).toBeVisible();
  await expect(links(page)).toBeHidden();
});

test('filters and saves a view by keyboard', async ({ page }) => {
  await startWith(page, START);
  await page.getByRole('tab', { name: 'Week' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'By day' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(filterButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice(page).getByRole('heading', { name: 'Filter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page).getByRole('checkbox', { name: 'Manager' }).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(choice(page).getByText('7 of 63 shifts')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(choice(page).getByRole('button', { name: 'Save as view' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Save view').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Managers');
  await page.keyboard.press('Enter');
  await expect(filterButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chip(page, 'Manager')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(filterButton(page)).toBeFocused();
  await expect(count(page, '63 shifts')).toBeVisible();
});
