import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { COPY_DELAY_MS, COPY_STAGGER_MS } from '@/lib/timing';

/** Maya's dinner on Friday; the clock is set to the Thursday before. */
const SHIFTS = [DINNER_SHIFT];
const LATER = new Date('2026-11-19T17:00:00-05:00');
const COPY_BUTTON = 'Copy shift: Maya Lindqvist, 4:00 PM - 11:00 PM';

const copyForm = (page: Page) => dialog(page, 'Copy Shift');
const dayButton = (form: Locator, day: string) => form.getByRole('button', { name: `${day}, 2026` });
const button = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notice' }).getByText(text);

async function openCopy(page: Page): Promise<Locator> {
  await page.locator('.shift-card').first().focus();
  await page.keyboard.press('c');
  const form = copyForm(page);
  await expect(form.getByRole('grid').first()).toBeVisible();
  return form;
}

async function chooseTwo(form: Locator): Promise<void> {
  await form.getByRole('tab', { name: 'Multiple Dates' }).click();
  await dayButton(form, 'Saturday, November 21').click();
  await dayButton(form, 'Sunday, November 22').click();
}

test('opens the copy dialog from a card by mouse and by C, locks scrolling and returns the focus', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: [{ ...DINNER_SHIFT, date: '2026-11-19' }] });
  const card = page.locator('.shift-card');
  await card.hover();
  await page.getByRole('button', { name: COPY_BUTTON }).click();
  const form = copyForm(page);
  await expect(form).toContainText('Maya Lindqvist');
  await expect(form).toContainText('Server');
  await expect(form).toContainText('Thursday, November 19');
  await expect(form).toContainText('4:00 PM - 11:00 PM');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const panel = form.locator('> div').nth(1).locator('> div');
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(896);
  await button(form, 'Close').click();
  await expect(form).toBeHidden();
  await openCopy(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(card).toBeFocused();
  for (const view of ['Day', 'Staff', 'List']) {
    await page.getByRole('tab', { name: view }).click();
    // In the staff view a row has its actions in one menu.
    const isMenu = view === 'Staff';
    const opener = page.getByRole('button', { name: isMenu ? /^Actions: Maya/ : /^Edit shift: Maya/ });
    await opener.focus();
    await page.keyboard.press('c');
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    if (isMenu) await opener.click();
    await page.getByRole(isMenu ? 'menuitem' : 'button', { name: COPY_BUTTON }).click();
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(isMenu ? opener : page.getByRole('button', { name: COPY_BUTTON })).toBeFocused();
  }
});

test('selects one date, several dates or a recurring pattern', async ({ page }) => {
  test.setTimeout(60_000);
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  const form = await openCopy(page);
  await expect(form.getByRole('grid')).toHaveCount(2);
  await expect(dayButton(form, 'Friday, November 20')).toBeDisabled();
  await button(form, 'Select dates to copy shift').click();
  await expect(toast(page, 'Please select at least one date to copy the shift to')).toBeVisible();
  await expect(form.getByText('Please select at least one date to copy the shift to')).toBeVisible();
  await expectAccessible(page);
  await dayButton(form, 'Saturday, November 21').click();
  await expect(form.getByText('Please select at least one date to copy the shift to')).toHaveCount(0);
  await dayButton(form, 'Tuesday, December 1').click();
  await expect(form.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(button(form, 'Copy Shift to 1 Date(s)')).toBeVisible();

  // In Multiple Dates a click toggles, chips can be removed and the original date is refused.
  await chooseTwo(form);
  await dayButton(form, 'Tuesday, November 24').click();
  await expect(form.getByRole('heading', { name: 'Selected Dates (3)' })).toBeVisible();
  await expect(button(form, 'Copy Shift to 3 Date(s)')).toBeVisible();
  await dayButton(form, 'Friday, November 20').click();
  await expect(toast(page, 'Cannot copy to the original shift date')).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Selected Dates (3)' })).toBeVisible();
  await dayButton(form, 'Tuesday, November 24').click();
  await expect(form.getByRole('listitem')).toHaveText(['Sat, Nov 21', 'Sun, Nov 22']);
  await button(form, 'Remove Sat, Nov 21').click();
  await expect(button(form, 'Remove Sun, Nov 22')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Selected Dates (0)' })).toBeFocused();
  await expect(button(form, 'Select dates to copy shift')).toBeVisible();

  // In Recurring Pattern the count field clamps invalid numbers.
  await form.getByRole('tab', { name: 'Recurring Pattern' }).click();
  await expect(form.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  const days = form.getByRole('group', { name: 'Days of Week' }).getByRole('button');
  await expect(days).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  const weeks = form.getByLabel('Number of Weeks');
  await expect(weeks).toHaveValue('4');
  await button(form, 'Tue').click();
  await button(form, 'Thu').click();
  await expect(button(form, 'Tue')).toHaveAttribute('aria-pressed', 'true');
  await button(form, 'Generate Dates').click();
  await expect(form.getByText('Generated 8 dates for recurring pattern')).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Generated Dates (8)' })).toBeVisible();
  await expect(form.getByRole('listitem').first()).toHaveText('Tue, Nov 24');
  await expect(form.getByRole('gridcell', { selected: true })).toHaveCount(8);
  await expectAccessible(page);
  await button(form, 'Remove Tue, Nov 24').click();
  await expect(button(form, 'Copy Shift to 7 Date(s)')).toBeVisible();

  for (const [typed, value] of [
    ['13', '12'],
    ['0', '1'],
    ['-1', '1'],
    ['', '1'],
    ['3', '3'],
  ] as const) {
    await weeks.fill(typed);
    await weeks.blur();
    await expect(weeks).toHaveValue(value);
  }
  await button(form, 'One more').click();
  await expect(weeks).toHaveValue('4');
  await form.getByRole('radio', { name: 'Daily' }).check();
  await expect(days).toHaveCount(0);
  // Tomorrow is the original date, so one day gives no dates.
  const count = form.getByLabel('Number of Days');
  await count.fill('1');
  await count.press('Enter');
  await expect(toast(page, 'No valid dates generated. Please check your pattern.')).toBeVisible();
  await expect(button(form, 'Select dates to copy shift')).toBeVisible();
  await count.fill('3');
  await button(form, 'Generate Dates').click();
  await expect(form.getByRole('listitem')).toHaveText(['Sat, Nov 21', 'Sun, Nov 22']);
});

test('copies a shift after 800 ms and undoes all copies at once, also when the dialog closes during the delay', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await startWith(page, { team: TEAM, shifts: SHIFTS, clock: 'controlled' });
  const form = await openCopy(page);
  await chooseTwo(form);
  await page.clock.pauseAt(LATER);
  await button(form, 'Copy Shift to 2 Date(s)').click();
  await expect(button(form, 'Copying...')).toHaveAttribute('aria-busy', 'true');
  const bar = form.getByRole('progressbar', { name: 'Copying the shift' });
  await page.clock.runFor(COPY_DELAY_MS - 1);
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await expect(shiftCards(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('aria-valuenow', '1');
  await expect(form).toBeVisible();
  await page.clock.runFor(COPY_STAGGER_MS);
  await expect(toast(page, 'Successfully copied shift to 2 day(s)')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(form).toBeHidden();
  await expect(shiftCards(page)).toHaveCount(3);
  const ids = await shiftCards(page).evaluateAll((cards) => cards.map((card) => card.dataset.shiftId));
  expect(new Set(ids).size).toBe(3);
  await page.keyboard.press('Control+z');
  await expect(shiftCards(page)).toHaveCount(1);

  await page.clock.resume();
  await openCopy(page);
  await chooseTwo(form);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await button(form, 'Copy Shift to 2 Date(s)').click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(COPY_DELAY_MS);
  await expect(form).toBeHidden();
  await expect(shiftCards(page)).toHaveCount(3);
  await page.clock.resume();
  await openCopy(page);
  await chooseTwo(form);
  await button(form, 'Copy Shift to 2 Date(s)').click();
  await expect(button(form, 'Copying...')).toBeVisible();
  await page.reload();
  await expect(shiftCards(page)).toHaveCount(5);

  // If the copies cannot be stored, nothing is copied and the selection stays.
  await openCopy(page);
  await chooseTwo(form);
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
  await button(form, 'Copy Shift to 2 Date(s)').click();
  await page.clock.fastForward(COPY_DELAY_MS);
  await expect(form.getByText('The shift could not be copied')).toBeVisible();
  await expect(button(form, 'Copy Shift to 2 Date(s)')).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(5);
});

test('explains why a copy is refused: unknown employee, other role or deleted original', async ({
  page,
  context,
}) => {
  const name = `${'Wilhelmina '.repeat(18)}Xy`;
  const asServer = { role: 'Server' };
  await startWith(page, {
    team: [{ name: 'Maya Lindqvist', role: 'Cook' }],
    shifts: [
      { ...DINNER_SHIFT, ...asServer },
      { ...DINNER_SHIFT, employeeName: name, ...asServer, startTime: '17:00' },
    ],
  });
  const form = await openCopy(page);
  await dayButton(form, 'Saturday, November 21').click();
  await button(form, 'Copy Shift to 1 Date(s)').click();
  await expect(toast(page, 'Role mismatch: Maya Lindqvist is a Cook, not a Server.')).toBeVisible();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.locator('.shift-card').nth(1).focus();
  await page.keyboard.press('C');
  await dayButton(form, 'Saturday, November 21').click();
  await button(form, 'Copy Shift to 1 Date(s)').click();
  const missing = `Employee "${name}" does not exist. Please add them in the Employees tab first.`;
  await expect(toast(page, missing)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const other = await context.newPage();
  await other.clock.setFixedTime(LATER);
  await other.goto('/');
  await other.locator('.shift-card').nth(1).focus();
  await other.keyboard.press('Delete');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shiftCards(page)).toHaveCount(1);
  // By keyboard, because the long toast may cover the button.
  await button(form, 'Copy Shift to 1 Date(s)').press('Enter');
  await expect(toast(page, 'Error: Could not find the original shift to copy')).toBeVisible();
});

test.describe('copying on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  if (process.env.ROUNDS !== undefined) {
    test('opens the copy dialog full screen from the sheet of a shift and works in every mode', async ({
      page,
    }) => {
      await startWith(page, { team: TEAM, shifts: SHIFTS, clock: 'controlled' });
      await page.getByRole('button', { name: /^Shift: Maya/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: COPY_BUTTON }).click();
      const form = copyForm(page);
      await expect(form.getByRole('grid')).toHaveCount(1);
      const panel = form.locator('> div').nth(1).locator('> div');
      await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await expectAccessible(page);
      await chooseTwo(form);
      await expect(form.getByRole('heading', { name: 'Selected Dates (2)' })).toBeVisible();
      await form.getByRole('tab', { name: 'Recurring Pattern' }).click();
      await button(form, 'Generate Dates').click();
      // The weekday is tomorrow's, and tomorrow itself is the original date.
      await expect(form.getByText('Generated 3 dates for recurring pattern')).toBeVisible();
      await expectAccessible(page);
      await button(form, 'Copy Shift to 3 Date(s)').click();
      await page.clock.fastForward(COPY_DELAY_MS + 3 * COPY_STAGGER_MS);
      await expect(toast(page, 'Successfully copied shift to 3 day(s)')).toBeVisible();
      await expect(form).toBeHidden();
    });
  }
});
