import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const MAYA = { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist' }).click();
  const form = dialog(page, 'Edit Shift');
  await expect(form.getByLabel('End time')).toHaveValue('5:00 PM');
  return form;
}

/** Opens the form of the same shift in both tabs. */
async function openInTwoTabs(page: Page) {
  await startWith(page, { team: TEAM, shifts: [MAYA], stored: { 'brigade-effects': 'quick' } });
  const other = await page.context().newPage();
  await other.clock.setFixedTime(new Date('2026-11-19T16:40:00-05:00'));
  await other.goto('/');
  return { other, form: await openForm(page), otherForm: await openForm(other) };
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function setEnd(form: Form, end: string): Promise<void> {
  await form.getByLabel('End time').fill(end);
  await form.getByLabel('End time').blur();
}

async function update(form: Form): Promise<void> {
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Update Shift' }).click();
}

test('keeps the end time that another tab saved when only the status is changed', async ({ page }) => {
  const { other, form, otherForm } = await openInTwoTabs(page);
  await setEnd(otherForm, '18:00');
  await update(otherForm);
  await expect(shiftCards(other)).toHaveText([/9:00 AM - 6:00 PM/]);

  await expect(form.getByText('End time: 6:00 PM')).toBeVisible();
  await expect(form.getByLabel('End time')).toHaveValue('6:00 PM');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('radio', { name: 'Pending' }).click();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText('Shift updated successfully');
  for (const tab of [page, other]) {
    await expect(shiftCards(tab)).toHaveText([/9:00 AM - 6:00 PM/]);
    await expect(tab.locator('[data-shift-status="Pending"]').first()).toBeAttached();
  }
});

test('asks which end time to keep when both tabs changed the end time', async ({ page }) => {
  const { other, form, otherForm } = await openInTwoTabs(page);
  await setEnd(form, '16:00');
  await setEnd(otherForm, '18:00');
  await update(otherForm);
  await expect(shiftCards(other)).toHaveText([/9:00 AM - 6:00 PM/]);

  await update(form);
  await expect(form.getByRole('button', { name: 'Keep 4:00 PM' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Use 6:00 PM' }).click();
  await expect(form.getByRole('button', { name: 'Keep 4:00 PM' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await expect(shiftCards(page)).toHaveText([/9:00 AM - 6:00 PM/]);
});

test('saves a shift as new only on request when another tab deleted the shift', async ({ page }) => {
  const { other, form, otherForm } = await openInTwoTabs(page);
  await other.keyboard.press('Escape');
  await expect(otherForm).toBeHidden();
  await other.getByRole('button', { name: 'Delete shift: Maya Lindqvist' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shiftCards(other)).toHaveCount(0);

  await expect(form.getByText('This was deleted in another tab')).toBeVisible();
  await update(form);
  await expect(form.getByRole('button', { name: 'Save as new' })).toBeFocused();
  await expect(shiftCards(other)).toHaveCount(0);
  await form.getByRole('button', { name: 'Save as new' }).click();
  await expect(shiftCards(other)).toHaveText([/9:00 AM - 5:00 PM/]);
});
