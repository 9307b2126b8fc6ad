import { expect, type Page, test } from '@playwright/test';
import { SHIFT_CONFETTI_MS, SHIFT_SAVE_DELAY_MS } from '@/lib/timing';
import { TEAM } from './support/sample-team';
import { chooseEmployee, dialog, fillBasicInfo, saveNewShift } from './support/shift-form';
import { startWith } from './support/starting-state';

const SHIFT = { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '16:00', endTime: '23:00' };
const cards = (page: Page) => page.locator('[data-shift-id]');

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  return dialog(page, 'Add Shift');
}

test('starts with 9 to 5, confirmed, on the selected day', async ({ page }) => {
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

test('choosing an employee sets the role and disables the others', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeEnabled();
  await chooseEmployee(form, 'Marcus Bell');
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeChecked();
  for (const role of ['Manager', 'Server', 'Host', 'Bartender', 'Front Desk']) {
    await expect(form.getByRole('radio', { name: role, exact: true })).toBeDisabled();
  }
});

test('is filled and saved by keyboard alone, and the focus comes back', async ({ page }) => {
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
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add Shift' }).last()).toBeFocused();
});

test('saves after 800 ms, tells it only then, celebrates for 3 s and closes', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await expect(page.getByText('Shift added successfully')).toHaveCount(0);
  await fillBasicInfo(form, SHIFT);
  await form.getByRole('button', { name: 'Next' }).click();
  await page.clock.pauseAt(new Date('2026-11-19T17:00:00-05:00'));
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.clock.runFor(SHIFT_SAVE_DELAY_MS - 1);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('Shift added successfully')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(cards(page)).toHaveCount(1);
  await expect(form.getByText('Shift Added Successfully!')).toBeVisible();
  await expect(page.getByText('Shift added successfully', { exact: true })).toBeVisible();
  await page.clock.runFor(SHIFT_CONFETTI_MS);
  await expect(form).toBeHidden();
});

test('any key or click ends the celebration; Add another goes on with the same day and times', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, SHIFT);
  await saveNewShift(page, form);
  await form.getByRole('button', { name: 'Add another' }).click();
  await expect(form.getByLabel('Employee', { exact: true })).toHaveValue('');
  await expect(form.getByLabel('Start time')).toHaveValue('4:00 PM');
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue('Fri, Nov 20, 2026');
  await chooseEmployee(form, 'Marcus Bell');
  await saveNewShift(page, form);
  await form.getByText('Shift Added Successfully!').click();
  await expect(form).toBeHidden();
  await expect(cards(page)).toHaveCount(2);
});

test('the page closed within the delay of a save has the shift when it opens again', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, SHIFT);
  await form.getByRole('button', { name: 'Next' }).click();
  await page.clock.pauseAt(new Date('2026-11-19T17:00:00-05:00'));
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
});

test('a form closed within the delay still saves', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, SHIFT);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(cards(page)).toHaveCount(1);
});

test('refuses somebody unknown, and leads to adding them with the form kept', async ({ page }) => {
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

test('refuses a role that is not the employee’s', async ({ page }) => {
  // A shift from before Maya changed her role keeps the old one, until it is edited.
  await startWith(page, {
    team: [{ name: 'Maya Lindqvist', role: 'Server' }],
    stored: {
      shifts: JSON.stringify([
        { id: 'old', role: 'Cook', status: 'Confirmed', ...SHIFT, date: '2026-11-16' },
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

test('names what is missing or not understood, field by field', async ({ page }) => {
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

test('understands dates and times as people write them', async ({ page }) => {
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
});

test('takes an overnight shift and labels its end as the next day', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await expect(form.getByText('+1 day')).toHaveCount(0);
  await fillBasicInfo(form, { ...SHIFT, startTime: '22:00', endTime: '06:00' });
  await expect(form.getByText('+1 day')).toBeVisible();
  await saveNewShift(page, form);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toContainText('10:00 PM - 6:00 AM');
  await expect(cards(page)).toContainText('8 h');
});

test('a form left half-filled is offered again, also after a reload', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const form = await openForm(page);
  await fillBasicInfo(form, SHIFT);
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

test('without a team the person is led to adding somebody', async ({ page }) => {
  await startWith(page);
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  const note = dialog(page, 'Add Shift');
  await expect(note).toContainText('Add your team first');
  await note.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page).toHaveURL('/employees');
  await expect(dialog(page, 'Add Employee').getByLabel('Name')).toBeFocused();
});

test('shows what the shift does to the person’s week', async ({ page }) => {
  const days = [16, 17, 18, 19].map((day) => ({
    ...SHIFT,
    date: `2026-11-${day}`,
    startTime: '09:00',
    endTime: '19:00',
  }));
  await startWith(page, { team: TEAM, shifts: days });
  const form = await openForm(page);
  await chooseEmployee(form, 'Maya Lindqvist');
  await expect(form.getByText('48 of 40 h')).toBeVisible();
  await expect(form.getByText('8 h of overtime this week.')).toBeVisible();
  await expect(form.getByText('Overlaps 9:00 AM - 7:00 PM.')).toBeVisible();
  await form.getByLabel('Date', { exact: true }).fill('2026-11-20');
  await expect(form.getByText('No overlap on Friday.')).toBeVisible();
  await form.getByRole('radio', { name: '9:00 AM - 7:00 PM' }).check();
  await expect(form.getByLabel('End time')).toHaveValue('7:00 PM');
});

test('a double click on Next submits nothing', async ({ page }) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, SHIFT);
  await form.getByRole('button', { name: 'Next' }).dblclick();
  await expect(form.getByRole('radio', { name: 'Confirmed' })).toBeVisible();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByRole('button', { name: 'Add Shift' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('a half-done edit is offered again for its own shift only', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [SHIFT, { ...SHIFT, employeeName: 'Marcus Bell' }] });
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

test('a shift deleted in another tab while it is edited is brought back by saving', async ({
  page,
  context,
}) => {
  await startWith(page, { team: TEAM, shifts: [SHIFT], clock: 'controlled' });
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-11-19T16:40:00-05:00'));
  await other.goto('/');
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist' }).click();
  const form = dialog(page, 'Edit Shift');
  await form.getByLabel('End time').fill('22:00');
  await other.getByRole('button', { name: 'Delete shift: Maya Lindqvist' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(cards(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(cards(page)).toContainText('4:00 PM - 10:00 PM');
});

test('a shift that cannot be stored is refused in the specified words, and nothing is lost', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, clock: 'controlled' });
  const form = await openForm(page);
  await fillBasicInfo(form, SHIFT);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(page.getByText('There was an error saving the shift', { exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add Shift' })).toBeEnabled();
  await expect(cards(page)).toHaveCount(0);
});
