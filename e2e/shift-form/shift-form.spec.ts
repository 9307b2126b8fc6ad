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
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';

test('starts a new shift from 9 to 5, confirmed, on the selected day', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  await expect(form.getByLabel('Employee', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue('Thu, Nov 19, 2026');
  await expect(form.getByLabel('Start time')).toHaveValue('9:00 AM');
  await expect(form.getByLabel('End time')).toHaveValue('5:00 PM');
  await chooseEmployee(form, 'Maya Lindqvist');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('radio', { name: 'Confirmed' })).toBeChecked();
});

test('sets the role of the selected employee and disables the others', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  // Nothing is selected yet: the preview is an outline, and no option is checked.
  await expect(form.locator('.shift-card')).toHaveText('Employee9:00 AM - 5:00 PMRole');
  await form.getByLabel('Employee', { exact: true }).click();
  await expect(page.getByRole('option', { name: 'Open shift' })).toHaveAttribute('aria-selected', 'false');
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeEnabled();
  await chooseEmployee(form, 'Marcus Bell');
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeChecked();
  for (const role of ['Manager', 'Server', 'Host', 'Bartender', 'Front Desk']) {
    await expect(form.getByRole('radio', { name: role, exact: true })).toBeDisabled();
  }
});

test('saves a shift by keyboard and returns the focus', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  await page.getByRole('button', { name: 'Add Shift' }).last().focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Add Shift');
  await expect(form.getByLabel('Employee', { exact: true })).toBeFocused();
  await page.keyboard.type('may');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Employee', { exact: true })).toHaveValue('Maya Lindqvist');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radio', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByRole('button', { name: 'Add another' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add Shift' }).last()).toBeFocused();
});

test('rejects an unknown employee, and keeps the draft while the user adds the employee', async ({
  page,
}) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  await form.getByLabel('Employee', { exact: true }).fill('Zoe Quinn');
  await form.getByRole('button', { name: 'Next' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Employee Not Found' });
  await expect(refusal).toContainText(
    'Employee "Zoe Quinn" does not exist. Please add them in the Employees tab first.',
  );
  await refusal.getByRole('button', { name: 'Go Back' }).click();
  await expect(refusal).toBeHidden();
  await expect(form.getByLabel('Employee', { exact: true })).toHaveValue('Zoe Quinn');
  await form.getByRole('button', { name: 'Next' }).click();
  await refusal.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page).toHaveURL('/employees');
  await expect(dialog(page, 'Add Employee').getByLabel('Name')).toHaveValue('Zoe Quinn');
  await dialog(page, 'Add Employee').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add Shift' }).click();
  await dialog(page, 'Add Shift').getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'Add Shift').getByLabel('Employee', { exact: true })).toHaveValue('Zoe Quinn');
});

test('rejects a role that the employee does not have', async ({ page }) => {
  // A shift from before Maya's role change keeps the old role until it is edited.
  await startWith(page, {
    team: [{ name: 'Maya Lindqvist', role: 'Server' }],
    stored: {
      shifts: JSON.stringify([
        { id: 'old', role: 'Cook', status: 'Confirmed', ...DINNER_SHIFT, date: '2026-11-16' },
      ]),
    },
  });
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist, 4:00 PM - 11:00 PM' }).click();
  const form = dialog(page, 'Edit Shift');
  await form.getByRole('button', { name: 'Next' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Role Mismatch' });
  await expect(refusal).toContainText('Role mismatch: Maya Lindqvist is a Server, not a Cook.');
  await refusal.getByRole('button', { name: 'Change role to Server' }).click();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('radio', { name: 'Confirmed' })).toBeVisible();
});

test('names each missing or invalid field', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  await form.getByLabel('Start time').fill('');
  await form.getByLabel('End time').fill('25:00');
  await form.getByLabel('Date', { exact: true }).fill(' 2026-02-30 ');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Please choose an employee')).toBeVisible();
  await expect(form.getByText('Please enter a start time')).toBeVisible();
  await expect(form.getByText('Please enter a time like 9:00 AM')).toBeVisible();
  await expect(form.getByText('Date input not valid.')).toBeVisible();
  await expect(form.getByLabel('Employee', { exact: true })).toBeFocused();
});

test('accepts common notations of dates and times', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  const date = form.getByLabel('Date', { exact: true });
  for (const [typed, shown] of [
    ['2026-2-3', 'Tue, Feb 3, 2026'],
    ['2026-02-03T10:00', 'Tue, Feb 3, 2026'],
    [' 2028-02-29 ', 'Tue, Feb 29, 2028'],
  ] as const) {
    await date.fill(typed);
    await date.blur();
    await expect(date).toHaveValue(shown);
  }
  const start = form.getByLabel('Start time');
  await start.fill('9:00 AM');
  await start.blur();
  await expect(start).toHaveValue('9:00 AM');
  await start.fill('17:30');
  await start.blur();
  await expect(start).toHaveValue('5:30 PM');
  // Both fields are read together, as in the employee grid.
  await start.fill('5');
  await form.getByLabel('End time').fill('1');
  await form.getByLabel('End time').blur();
  await expect(start).toHaveValue('5:00 PM');
  await expect(form.getByLabel('End time')).toHaveValue('1:00 AM');
});

test('opens the month by the calendar icon, and Escape closes only the month', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  const date = form.getByLabel('Date', { exact: true });
  // The date is not cut off.
  await date.fill('2026-11-25');
  await date.blur();
  await expect(date).toHaveValue('Wed, Nov 25, 2026');
  expect(await date.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  const icon = form.locator('button:has(svg.lucide-calendar-days)');
  await icon.click();
  const month = page.getByRole('dialog', { name: 'Date' });
  await expect(month.getByRole('gridcell', { selected: true })).toHaveText('25');
  await page.keyboard.press('Escape');
  await expect(month).toHaveCount(0);
  await icon.click();
  await month.getByRole('button', { name: 'Friday, November 27, 2026' }).click();
  await expect(date).toHaveValue('Fri, Nov 27, 2026');
  await expect(form).toBeVisible();
  // Opens beside the form; the field keeps the focus and accepts typing.
  await date.click();
  await expect(month).toBeVisible();
  await expect(date).toBeFocused();
  const [field, days] = [await date.boundingBox(), await month.boundingBox()];
  expect((days?.x ?? 0) + (days?.width ?? 0)).toBeLessThanOrEqual(field?.x ?? 0);
  await date.fill('mon');
  await expect(month.getByRole('gridcell', { selected: true })).toHaveText('23');
  await date.press('Alt+ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(month).toHaveCount(0);
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('Tue, Nov 24, 2026');
});

test('accepts an overnight shift and labels its end as the next day', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await expect(form.getByText('+1 day')).toHaveCount(0);
  await fillBasicInfo(form, { ...DINNER_SHIFT, startTime: '22:00', endTime: '06:00' });
  await expect(form.getByText('+1 day')).toBeVisible();
  await saveNewShift(page, form);
  await page.keyboard.press('Escape');
  await expect(shiftCards(page)).toContainText('10:00 PM - 6:00 AM');
  await expect(shiftCards(page)).toContainText('8 h');
});

test('leads to adding an employee when the team is empty', async ({ page }) => {
  await startWith(page);
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  const note = dialog(page, 'Add Shift');
  await expect(note).toContainText('Add your team first');
  await note.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page).toHaveURL('/employees');
  await expect(dialog(page, 'Add Employee').getByLabel('Name')).toBeFocused();
});

test("shows the effect of the shift on the employee's week", async ({ page }) => {
  const days = [16, 17, 18, 19].map((day) => ({
    ...DINNER_SHIFT,
    date: `2026-11-${day}`,
    startTime: '09:00',
    endTime: '19:00',
  }));
  await startWith(page, { team: TEAM, shifts: days });
  const form = await openForm(page);
  await chooseEmployee(form, 'Maya Lindqvist');
  await expect(form.getByText('48 of 40 h')).toBeVisible();
  await expect(form.getByText('8 h of overtime this week.')).toBeVisible();
  await expect(form.getByText('Over 40 h')).toHaveCount(0);
  await expect(form.getByText('Overlaps Thu 9:00 AM - 7:00 PM')).toHaveCount(1);
  await form.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await expect(form.getByText('No overlap on Friday.')).toBeVisible();
  await form.getByRole('radio', { name: '9:00 AM - 7:00 PM' }).check();
  await expect(form.getByLabel('End time')).toHaveValue('7:00 PM');
});

test.describe('shift form on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the effect on the week below the fields', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: [DINNER_SHIFT] });
    await page.getByRole('button', { name: 'Add Shift' }).click();
    const form = dialog(page, 'Add Shift');
    await chooseEmployee(form, 'Maya Lindqvist');
    await expect(form.getByText('15 of 40 h')).toBeVisible();
    // Two rows of roles, 44 px each.
    const roles = await form.getByRole('radiogroup', { name: 'Role' }).boundingBox();
    expect(roles?.height).toBeLessThan(3 * 44);
    await form.getByLabel('Date', { exact: true }).fill('2026-11-20');
    await expect(form.getByText('Overlaps Fri 4:00 PM - 11:00 PM')).toHaveCount(1);
  });

  test.describe('shift form by touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('opens the picker on a tap on a date or time field, and still accepts typing', async ({ page }) => {
      // The device's picker is not part of the page.
      await page.addInitScript(() => {
        HTMLInputElement.prototype.showPicker = function showPicker() {
          document.title = `picker of ${this.type}`;
        };
      });
      await startWith(page, { team: TEAM });
      await page.getByRole('button', { name: 'Add Shift' }).tap();
      const form = dialog(page, 'Add Shift');
      const date = form.getByLabel('Date', { exact: true });
      await date.tap();
      await page.getByRole('button', { name: 'Friday, November 27, 2026' }).tap();
      await expect(date).toHaveValue('Fri, Nov 27, 2026');
      const start = form.getByLabel('Start time');
      await start.tap();
      await expect(page).toHaveTitle('picker of time');
      await expect(start).toBeFocused();
      await start.pressSequentially('9h30');
      await start.blur();
      await expect(start).toHaveValue('9:30 AM');
    });
  });
});
