import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Marcus Bell', date: '2026-11-20', startTime: '10:00', endTime: '18:00' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notice' });
// An open dialog hides the page from assistive technology.
const rows = (page: Page) => page.getByRole('row', { includeHidden: true });
const confirm = (page: Page, label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label, exact: true });

/** Expects a message that the record is gone, without an undo. */
async function expectGoneToast(page: Page, message: string): Promise<void> {
  await expect(toasts(page)).toContainText(message);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
}

test('reports that a shift is gone when another tab deletes it before the confirmation, and keeps its edit', async ({
  page,
  context,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-11-19T16:40:00-05:00'));
  await other.goto('/');
  await page.getByRole('button', { name: 'Delete shift: Maya Lindqvist' }).click();
  await expect(confirm(page, 'Delete Shift')).toBeVisible();

  await other.getByRole('button', { name: 'Delete shift: Maya Lindqvist' }).click();
  await confirm(other, 'Delete Shift').click();
  await other.getByRole('button', { name: 'Edit shift: Marcus Bell' }).click();
  const form = dialog(other, 'Edit Shift');
  await form.getByLabel('End time').fill('20:00');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await expect(shiftCards(page)).toHaveText([/10:00 AM - 8:00 PM/]);

  await confirm(page, 'Delete Shift').click();
  await expectGoneToast(page, 'That shift is already gone');
  await expect(toasts(page).getByText('Shift deleted')).toHaveCount(0);
  await expect(shiftCards(page)).toHaveText([/10:00 AM - 8:00 PM/]);

  // It is news only in this tab, and the history undoes both steps at once.
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  const panel = dialog(page, 'Notifications');
  const lines = panel.getByRole('listitem');
  await expect(lines).toHaveText([/^2 changes in another tab/]);
  await panel.getByRole('tab', { name: 'History' }).click();
  await expect(lines).toHaveText([
    /^Changed Marcus Bell’s shift on .* from 10:00 AM - 6:00 PM to 10:00 AM - 8:00 PMAnother tab/,
    /^Deleted Maya Lindqvist’s shift on .*Another tab/,
    /^Took in \d+ records.*Cannot be undone$/,
  ]);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Undo to here, 2 steps: Deleted / }).click();
  await expect(shiftCards(other)).toHaveText([/9:00 AM - 5:00 PM/, /10:00 AM - 6:00 PM/]);
  await expect(panel.getByRole('button', { name: /^Redo: Deleted Maya Lindqvist’s shift/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});

test('reports that an employee is gone when another tab deletes the record before the confirmation', async ({
  page,
  context,
}) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  const other = await context.newPage();
  await other.goto('/employees');
  await page.getByRole('button', { name: 'Delete Maya Lindqvist' }).click();
  await expect(confirm(page, 'Delete')).toBeVisible();
  for (const name of ['Maya Lindqvist', 'Marcus Bell']) {
    await other.getByRole('button', { name: `Delete ${name}` }).click();
    await confirm(other, 'Delete').click();
  }
  await expect(rows(page)).toHaveCount(TEAM.length - 1);
  await confirm(page, 'Delete').click();
  await expectGoneToast(page, 'That employee is already gone');
  await expect(rows(page)).toHaveCount(TEAM.length - 1);
});
