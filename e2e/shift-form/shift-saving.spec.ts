import { expect, test } from '@playwright/test';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import {
  chooseEmployee,
  dialog,
  fillBasicInfo,
  openForm,
  saveNewShift,
  shiftCards,
} from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { SHIFT_CONFETTI_MS, SHIFT_SAVE_DELAY_MS } from '@/lib/timing';

test('saves and shows the success message only after 800 ms, celebrates for 3 s and closes', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await expect(page.getByText('Shift added successfully')).toHaveCount(0);
  await fillBasicInfo(form, DINNER_SHIFT);
  await form.getByRole('button', { name: 'Next' }).click();
  // The new shift must not overlap with itself even for a moment.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Overlaps')) document.title = 'A false alarm';
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.clock.pauseAt(new Date('2026-11-19T17:00:00-05:00'));
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.clock.runFor(SHIFT_SAVE_DELAY_MS - 1);
  await expect(shiftCards(page)).toHaveCount(0);
  await expect(page.getByText('Shift added successfully')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(form.getByText('Shift Added Successfully!')).toBeVisible();
  await expect(page.getByText('Shift added successfully', { exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle('A false alarm');
  await page.clock.runFor(SHIFT_CONFETTI_MS);
  await expect(form).toBeHidden();
});

test('reports a shift saved outside the shown week with name and date, and shows it; undo hides the message', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, stored: { 'brigade-effects': 'quick' } });
  const form = await openForm(page);
  await fillBasicInfo(form, {
    employeeName: 'Maya Lindqvist',
    date: '2026-12-01',
    startTime: '09:00',
    endTime: '17:00',
  });
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice.getByText('Shift added successfully', { exact: true })).toBeVisible();
  await expect(notice.getByText('Maya Lindqvist, Tue Dec 1, 9:00 AM - 5:00 PM')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(shiftCards(page)).toHaveCount(0);
  await notice.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 30 - Dec 6/ })).toBeVisible();
  await expect(shiftCards(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(notice.getByText('Shift deleted')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(notice.getByText('Shift deleted')).toHaveCount(0);
});

test('ends the celebration on any key or click, and Add another keeps date and times', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, DINNER_SHIFT);
  await saveNewShift(page, form);
  await form.getByRole('button', { name: 'Add another' }).click();
  await expect(form.getByLabel('Employee', { exact: true })).toHaveValue('');
  await expect(form.getByLabel('Start time')).toHaveValue('4:00 PM');
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue('Fri, Nov 20, 2026');
  await chooseEmployee(form, 'Marcus Bell');
  await saveNewShift(page, form);
  await form.getByText('Shift Added Successfully!').click();
  await expect(form).toBeHidden();
  await expect(shiftCards(page)).toHaveCount(2);
});

test('stores the shift when the page is closed during the save delay', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, DINNER_SHIFT);
  await form.getByRole('button', { name: 'Next' }).click();
  await page.clock.pauseAt(new Date('2026-11-19T17:00:00-05:00'));
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(0);
  await page.reload();
  await expect(shiftCards(page)).toHaveCount(1);
});

test('saves the shift even when the form is closed during the save delay', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, DINNER_SHIFT);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(shiftCards(page)).toHaveCount(1);
});

test('offers an unfinished form again, also after a reload', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  await fillBasicInfo(form, DINNER_SHIFT);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  await expect(
    form.getByText('You have an unfinished shift: Maya Lindqvist, Friday, November 20'),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Start time')).toHaveValue('4:00 PM');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  await form.getByRole('button', { name: 'Discard' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  await expect(form.getByText('You have an unfinished shift')).toHaveCount(0);
});

test('submits nothing on a double click on Next', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, DINNER_SHIFT);
  await form.getByRole('button', { name: 'Next' }).dblclick();
  await expect(form.getByRole('radio', { name: 'Confirmed' })).toBeVisible();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByRole('button', { name: 'Add Shift' })).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(0);
});

test('offers an unfinished edit only for its own shift', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [DINNER_SHIFT, { ...DINNER_SHIFT, employeeName: 'Marcus Bell' }],
  });
  const form = dialog(page, 'Edit Shift');
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist' }).click();
  await form.getByLabel('End time').fill('23:30');
  await page.reload();
  await page.getByRole('button', { name: 'Edit shift: Marcus Bell' }).click();
  await expect(form.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(form.getByText('You have an unfinished shift')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist' }).click();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('End time')).toHaveValue('11:30 PM');
});

test('saves a shift that another tab deleted during the edit only on "Save as new"', async ({
  page,
  context,
}) => {
  await startWith(page, { team: TEAM, shifts: [DINNER_SHIFT], clock: 'controlled' });
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-11-19T16:40:00-05:00'));
  await other.goto('/');
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist' }).click();
  const form = dialog(page, 'Edit Shift');
  await form.getByLabel('End time').fill('22:00');
  await other.getByRole('button', { name: 'Delete shift: Maya Lindqvist' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shiftCards(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(shiftCards(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Save as new' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(shiftCards(page)).toContainText('4:00 PM - 10:00 PM');
});

test('shows the specified error and keeps the form when a shift cannot be stored', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, DINNER_SHIFT);
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(page.getByText('There was an error saving the shift', { exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add Shift' })).toBeEnabled();
  await expect(shiftCards(page)).toHaveCount(0);
});

test('keeps the draft of a new shift while another shift is edited', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [DINNER_SHIFT], clock: 'controlled' });
  const form = await openForm(page);
  await chooseEmployee(form, 'Marcus Bell');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist' }).click();
  const edit = dialog(page, 'Edit Shift');
  await edit.getByLabel('End time').fill('22:00');
  await edit.getByRole('button', { name: 'Next' }).click();
  await edit.getByRole('button', { name: 'Update Shift' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await page.keyboard.press('Escape');
  await openForm(page);
  await expect(form.getByText('You have an unfinished shift: Marcus Bell')).toBeVisible();
});
