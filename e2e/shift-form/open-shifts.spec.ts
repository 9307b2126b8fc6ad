import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import {
  chooseEmployee,
  dialog,
  editFocused,
  openForm,
  saveNewShift,
  shiftCards,
} from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const TODAY = '2026-11-19';
const MAYA = { employeeName: 'Maya Lindqvist', date: TODAY, startTime: '09:00', endTime: '17:00' };
const DINNER = { employeeName: '', role: 'Host', date: TODAY, startTime: '16:30', endTime: '22:00' };
const LATE = { employeeName: '', role: 'Bartender', date: TODAY, startTime: '18:00', endTime: '02:00' };

const openCards = (page: Page) => shiftCards(page).filter({ hasText: 'Open shift' });

test('creates an open shift that requires a role, keeps its draft and assigns it later', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Please choose an employee')).toBeVisible();
  const field = form.getByLabel('Employee', { exact: true });
  await field.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveText('Open shift');
  await page.getByRole('option', { name: 'Open shift' }).click();
  await expect(field).toHaveValue('Open shift');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Please choose a role')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Manager' })).toBeFocused();
  await expectAccessible(page);
  for (const role of ['Host', 'Cook']) await form.getByRole('radio', { name: role }).check();
  await expect(form.getByText('It counts in the coverage, not in anybody’s hours.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.reload();
  await openForm(page);
  await expect(form.getByText(/unfinished shift: Open shift, /)).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveValue('Open shift');
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeChecked();
  await saveNewShift(page, form);
  await page.keyboard.press('Escape');
  await expect(openCards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Thursday, November 19/ })).toContainText('0 h');

  await openCards(page).focus();
  await editFocused(page);
  const edit = dialog(page, 'Edit Shift');
  await expect(edit.getByLabel('Employee', { exact: true })).toHaveValue('Open shift');
  await expect(edit.getByRole('radio', { name: 'Cook' })).toBeChecked();
  await chooseEmployee(edit, 'Lucy Tran');
  await expect(edit.getByRole('radio', { name: 'Host' })).toBeChecked();
  await edit.getByRole('button', { name: 'Next' }).click();
  await edit.getByRole('button', { name: 'Update Shift' }).click();
  await page.clock.runFor(1000);
  await expect(shiftCards(page).filter({ hasText: 'Lucy Tran' })).toHaveCount(1);
  await expect(openCards(page)).toHaveCount(0);
});

test('lists open shifts in their own group, filter and row, and leaves them out of hours and people', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: [MAYA, DINNER, LATE] });
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(page.getByText('3 shifts', { exact: true })).toBeVisible();
  await expect(page.getByText('8 h', { exact: true })).toBeVisible();
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByLabel('Search shifts').fill('open bart');
  await expect(shiftCards(page)).toHaveCount(1);

  await page.getByRole('tab', { name: 'Staff' }).click();
  const groups = page.getByRole('heading', { level: 3 });
  await expect(groups.first()).toHaveText('Open shifts');
  await expect(page.getByText('1 person on, 13 off')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Open shifts' }).check();
  await page.keyboard.press('Escape');
  await expect(shiftCards(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove filter: Open shifts' })).toBeVisible();

  await page.goto('/insights?tab=timeline');
  const rows = page.locator('.timeline-name');
  await expect(rows.first()).toContainText('Open shifts');
  // The two overlap, so each has a row.
  await expect(page.locator('.timeline-row')).toHaveCount(3);
});

test('copies an open shift, and creates one from a template without an employee', async ({ page }) => {
  const template = { id: 't', name: 'Late', role: 'Server', startTime: '17:00', endTime: '23:00' };
  await startWith(page, {
    team: TEAM,
    shifts: [DINNER],
    stored: { shiftTemplates: JSON.stringify([template]), 'brigade-effects': 'quick' },
  });
  await openCards(page).focus();
  await page.keyboard.press('c');
  const copy = dialog(page, 'Copy Shift');
  await copy.getByRole('button', { name: /November 20/ }).click();
  await copy.getByRole('button', { name: 'Copy Shift to 1 Date' }).click();
  await expect(openCards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Use Template' }).click();
  await dialog(page, 'Add Employee').getByRole('button', { name: 'Add as open shift' }).click();
  await expect(page.getByText('Open shift, Thursday, November 19')).toBeVisible();
  await expect(openCards(page)).toHaveCount(3);
});
