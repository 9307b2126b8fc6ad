import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { chooseEmployee, dialog, openForm } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import {
  PUBLISH_BUTTON_MS,
  PUBLISH_CELEBRATION_MS,
  PUBLISH_HANDLING_MS,
  SHIFT_SAVE_DELAY_MS,
} from '@/lib/timing';

const MAYA = 'Maya Lindqvist';
const cards = (page: Page) => page.locator('[data-shift-id]').filter({ hasText: 'Maya' });
const option = (within: Locator | Page, name: string) => within.getByRole('radio', { name, exact: true });

async function toWeek(page: Page, count: number) {
  const name = count < 0 ? 'Previous week' : 'Next week';
  for (let turned = 0; turned < Math.abs(count); turned += 1)
    await page.getByRole('button', { name }).click();
}

/** The second step of a new shift of Maya's on the selected Thursday. */
async function detailsOfNew(page: Page): Promise<Locator> {
  const form = await openForm(page);
  await chooseEmployee(form, MAYA);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('radiogroup', { name: 'Repeats' })).toBeVisible();
  return form;
}

async function saved(page: Page, text: string) {
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(page.getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function weekly(page: Page) {
  const form = await detailsOfNew(page);
  await option(form, 'Every week').check();
  await expect(form.getByText('Every week on Thursday, for good: 27 shifts now')).toBeVisible();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await saved(page, 'Shift Added Successfully!');
}

async function editFirst(page: Page): Promise<Locator> {
  await cards(page).first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  return dialog(page, 'Edit Shift');
}

test('repeats a shift every week, edits this and following shifts, deletes all and undoes the deletion', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: [] });
  await weekly(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveAccessibleName(/repeats/);
  await toWeek(page, 2);

  const form = await editFirst(page);
  await form.getByLabel('Start time').fill('11:00');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(option(form, 'Every week')).toBeChecked();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change repeating shift' });
  await expect(option(question, 'This shift')).toBeChecked();
  await expect(question.getByText('1 shift', { exact: true })).toBeVisible();
  await option(question, 'This and following').check();
  await expect(question.getByText('25 shifts')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Update Shift' }).click();
  await saved(page, 'Shift Updated!');
  await expect(cards(page)).toContainText('11:00');
  await toWeek(page, 1);
  await expect(cards(page)).toContainText('11:00');
  await toWeek(page, -2);
  await expect(cards(page)).toContainText('9:00');

  await cards(page).focus();
  await page.keyboard.press('Delete');
  const removing = page.getByRole('alertdialog', { name: 'Delete Shift' });
  await option(removing, 'All shifts').check();
  await expect(removing.getByText('2 shifts')).toBeVisible();
  await expectAccessible(page);
  await removing.getByRole('button', { name: 'Delete Shift' }).click();
  await expect(cards(page)).toHaveCount(0);
  await toWeek(page, 1);
  await expect(cards(page)).toContainText('11:00');
  await page.keyboard.press('Control+z');
  await expect(cards(page)).toContainText('9:00');
});

test('describes a custom rule, rejects an incomplete one and lists the rules it breaks', async ({ page }) => {
  const busy = { employeeName: MAYA, date: '2026-12-03', startTime: '10:00', endTime: '12:00' };
  await startWith(page, { team: TEAM, shifts: [busy] });
  const form = await detailsOfNew(page);
  await option(form, 'Custom').check();
  await form.getByRole('checkbox', { name: 'Tue' }).check();
  await form.getByLabel('Every how many weeks').fill('0');
  await option(form, 'Until a date').check();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await expect(form.getByText('Please enter 1 to 52 weeks.')).toBeVisible();
  await expect(form.getByLabel('Every how many weeks')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Every how many weeks').fill('2');
  await form.getByLabel('Last day').fill('12/31/2026');
  await form.getByLabel('Last day').press('Tab');
  await expect(
    form.getByText(/^Every 2 weeks on Tue, Thu, until Thu, Dec 31, 2026: 7 shifts now/),
  ).toBeVisible();
  await expect(form.getByText('1 shift breaks a rule')).toBeVisible();
  await expectAccessible(page);
  await option(form, 'Skip').check();
  await expect(form.getByText(/6 shifts now/)).toBeVisible();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await saved(page, 'Shift Added Successfully!');
  await toWeek(page, 2);
  await expect(cards(page)).toHaveCount(2);
});

test('restores an unfinished rule with the draft', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [] });
  const form = await detailsOfNew(page);
  await option(form, 'Custom').check();
  await form.getByRole('checkbox', { name: 'Mon' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const again = await openForm(page);
  await again.getByRole('button', { name: 'Continue' }).click();
  await again.getByRole('button', { name: 'Next' }).click();
  await expect(again.getByRole('checkbox', { name: 'Mon' })).toBeChecked();
  await expect(again.getByText(/^Every week on Mon, Thu, for good: 53 shifts now/)).toBeVisible();
});

test('applies a new rule to this and following shifts, and shows the series rule on a moved shift', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: [] });
  await weekly(page);
  const form = await editFirst(page);
  await form.getByRole('button', { name: 'Next' }).click();
  await option(form, 'Custom').check();
  await form.getByRole('checkbox', { name: 'Thu' }).uncheck();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await expect(form.getByText('Please choose a weekday.')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Thu' }).check();
  await form.getByRole('checkbox', { name: 'Sat' }).check();
  await expect(form.getByText('Every week on Thu, Sat, for good')).toBeVisible();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change repeating shift' });
  await expect(option(question, 'This and following')).toBeChecked();
  await expect(option(question, 'This shift')).toHaveCount(0);
  await question.getByRole('button', { name: 'Update Shift' }).click();
  await saved(page, 'Shift Updated!');
  await expect(cards(page)).toHaveCount(2);

  const moving = await editFirst(page);
  await moving.getByLabel('Date', { exact: true }).fill('11/20/2026');
  await moving.getByRole('button', { name: 'Next' }).click();
  await expect(moving.getByText('Every week on Thu, Sat, for good')).toBeVisible();
  await moving.getByRole('button', { name: 'Update Shift' }).click();
  await option(question, 'All shifts').check();
  await question.getByRole('button', { name: 'Update Shift' }).click();
  await saved(page, 'Shift Updated!');
  await toWeek(page, 1);
  await cards(page).first().click();
  await expect(page.getByText('Every week on Fri, Sat, for good')).toBeVisible();
});

test('edits a series by keyboard and returns the focus', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [] });
  await weekly(page);
  await cards(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every week on Thursday, for good')).toBeVisible();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Edit Shift');
  await form.getByLabel('End time').fill('18:00');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radiogroup', { name: 'Repeats' })).toBeVisible();
  await expect(option(form, 'Confirmed')).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Change repeating shift' });
  await expect(question.getByRole('button', { name: 'Update Shift' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Update Shift' }).press('Enter');
  await option(question, 'This shift').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(option(question, 'All shifts')).toBeChecked();
  await question.getByRole('button', { name: 'Update Shift' }).press('Enter');
  await saved(page, 'Shift Updated!');
  await expect(cards(page)).toBeFocused();
  await toWeek(page, 3);
  await expect(cards(page)).toContainText('6:00');
});

test('creates and ends a series on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startWith(page, { team: TEAM, shifts: [] });
  await weekly(page);
  await cards(page).first().click();
  await expect(page.getByText('Every week on Thursday, for good')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Edit/ }).click();
  const form = dialog(page, 'Edit Shift');
  await form.getByRole('button', { name: 'Next' }).click();
  await option(form, 'Does not repeat').check();
  await expect(form.getByText('Later shifts are removed.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await saved(page, 'Shift Updated!');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(cards(page)).toHaveCount(0);
});

test('creates the next shifts of a series automatically as time passes', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [] });
  await weekly(page);
  await page.clock.setSystemTime(new Date('2027-01-28T10:00:00-05:00'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-later-parts', 'here');
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('brigade');
          open.onsuccess = () => {
            const asked = open.result.transaction('shifts').objectStore('shifts').count();
            asked.onsuccess = () => {
              open.result.close();
              resolve(asked.result);
            };
          };
        }),
    );
  await expect.poll(count).toBe(37);
});

test('exports a series as one repeating event in a separate calendar file', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [] });
  await weekly(page);
  await page.getByRole('button', { name: /^Publish Nov/ }).click();
  await page.clock.fastForward(PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS + PUBLISH_CELEBRATION_MS);
  const share = dialog(page, 'Share');
  await share.getByRole('tab', { name: 'Calendar files' }).click();
  const files = share.getByRole('region', { name: 'Repeating shifts' });
  await files.getByRole('button', { name: 'For' }).click();
  await page.getByRole('option', { name: MAYA }).click();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('brigade-2026-11-19-maya-lindqvist-repeating-shifts.ics');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=TH;WKST=MO\r\n');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  await expect(files.getByText('Calendar file saved')).toBeVisible();
});
