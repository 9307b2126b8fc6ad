import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { byDepth } from '@/e2e/support/depth';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const GOOD = { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' };
const BROKEN = [
  { id: 'b-1', employeeName: 'Marcus Bell', date: 'soon', startTime: '10:00', endTime: '18:00' },
  { id: 'b-2', employeeName: 'Lucy Tran', date: '2026-11-20', startTime: '', endTime: '25:00' },
];
const badge = (page: Page) => page.getByRole('button', { name: /shifts? to repair/ });
const list = (page: Page) => dialog(page, 'Shifts to repair');
const form = (page: Page, name: string) => list(page).getByRole('form', { name });

test('shows no badge when no shift needs repair', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [GOOD] });
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(badge(page)).toHaveCount(0);
});

for (const width of byDepth([1440, 390], 1)) {
  test(`opens the repair list from a badge and adds repaired shifts to the schedule, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await startWith(page, { team: TEAM, shifts: [GOOD, ...BROKEN] });
    await expect(badge(page)).toHaveText('2 shifts to repair');
    await badge(page).click();
    await expect(list(page)).toContainText(
      'They are kept, and left out of every figure until you repair them.',
    );
    await expectAccessible(page);

    const marcus = form(page, 'Marcus Bell');
    await expect(marcus.getByLabel('Date', { exact: true })).toHaveValue('soon');
    await expect(marcus.getByLabel('Start time')).toHaveValue('10:00 AM');
    await marcus.getByRole('button', { name: 'Repair shift: Marcus Bell' }).click();
    await expect(marcus.getByText('Date input not valid.')).toBeVisible();
    await expect(marcus.getByLabel('Date', { exact: true })).toBeFocused();
    await marcus.getByLabel('Date', { exact: true }).fill('Nov 21, 2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Marcus Bell: the shift is back on Saturday, November 21')).toBeVisible();

    const lucy = form(page, 'Lucy Tran');
    await expect(lucy.getByLabel('Date', { exact: true })).toBeFocused();
    await lucy.getByRole('button', { name: 'Repair shift: Lucy Tran' }).click();
    await expect(lucy.getByText('Please enter a time like 9:00 AM')).toHaveCount(2);
    await lucy.getByLabel('Start time').fill('5pm');
    await lucy.getByLabel('End time').fill('1 am');
    await lucy.getByRole('button', { name: 'Repair shift: Lucy Tran' }).click();

    await expect(list(page)).toContainText('Nothing left to repair');
    await list(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(badge(page)).toHaveCount(0);
    await expect(shiftCards(page)).toHaveCount(3);
    await page.reload();
    await expect(shiftCards(page)).toHaveCount(3);
    await expect(badge(page)).toHaveCount(0);
  });
}

test('deletes a shift awaiting repair only after the person confirms', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [GOOD, ...BROKEN] });
  await badge(page).click();
  await form(page, 'Marcus Bell').getByRole('button', { name: 'Delete shift: Marcus Bell' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Shift' });
  await expect(question).toContainText('Marcus Bell');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page, 'Marcus Bell')).toBeVisible();
  await form(page, 'Marcus Bell').getByRole('button', { name: 'Delete shift: Marcus Bell' }).click();
  await question.getByRole('button', { name: 'Delete Shift' }).click();
  await expect(form(page, 'Marcus Bell')).toHaveCount(0);
  await expect(form(page, 'Lucy Tran').getByLabel('Date', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(badge(page)).toHaveText('1 shift to repair');
  await page.reload();
  await expect(badge(page)).toHaveText('1 shift to repair');
});

test('restores the typed corrections after the list was closed', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [GOOD, ...BROKEN] });
  await badge(page).click();
  await form(page, 'Marcus Bell').getByLabel('Date', { exact: true }).fill('2026-11-21');
  await page.keyboard.press('Escape');
  await page.reload();
  await badge(page).click();
  await expect(form(page, 'Marcus Bell').getByLabel('Date', { exact: true })).toHaveValue(
    'Sat, Nov 21, 2026',
  );
});

test.describe('repair in German', () => {
  test.use({ locale: 'de-DE' });

  test('reads an ambiguous stored date in the same order as in other shifts', async ({ page }) => {
    const stored = { employeeName: 'Maya Lindqvist', date: '03/04/2026', startTime: 'x', endTime: '17:00' };
    await startWith(page, { team: TEAM, shifts: [stored] });
    await page.getByRole('button', { name: '1 Schicht zu korrigieren' }).click();
    const fields = page.getByRole('form', { name: 'Maya Lindqvist' });
    await expect(fields.getByLabel('Datum', { exact: true })).toHaveValue('Mi, 4. März 2026');
  });
});
