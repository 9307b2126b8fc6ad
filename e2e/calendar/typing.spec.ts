import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { BY_EMPLOYEE, CREW, cell, grid, inCell, notice, shift, stored } from '@/e2e/support/employee-grid';
import { keyboard } from '@/e2e/support/hands';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

test('enters ten shifts with different times by keyboard in at most 55 keys', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const hands = keyboard(page);
  const type = async (times: string) => {
    for (const key of [...times, 'Enter']) await hands.key(key);
  };
  const hint = page.getByText('Type 9-5, Enter, next.');
  await hands.key('b');
  await expect(page.getByRole('status').filter({ hasText: /^By employee$/ })).toBeAttached();
  await expect(cell(page, 'Elena Marchetti', 19)).toBeFocused();
  await expect(hint).toBeVisible();
  // The five different times are typed; R repeats the previous one for the others.
  for (const times of ['9-5', '10-6', '10:30-4:30']) await type(times);
  await expect(hint).toHaveCount(0);
  await hands.key('r');
  for (const times of ['11-7', '4:30-11']) await type(times);
  for (let more = 0; more < 4; more += 1) await hands.key('r');
  await expect(shiftCards(page)).toHaveCount(10);
  await expect(inCell(page, 'Theo Brandt', 19)).toContainText('10:30 AM - 4:30 PM');
  await expect(inCell(page, 'Kenji Watanabe', 19)).toContainText('4:30 PM - 11:00 PM');
  await expect(cell(page, 'Lucy Tran', 19)).toBeFocused();
  test.info().annotations.push({ type: 'keys', description: String(hands.interactions()) });
  expect(hands.interactions()).toBeLessThanOrEqual(55);

  // The hint stays dismissed.
  await page.reload();
  await expect(shiftCards(page)).toHaveCount(10);
  await expect(hint).toHaveCount(0);
});

test('saves typed times across days off, toasts, clicks and a change of week', async ({ page }) => {
  await startWith(page, { team: CREW, stored: BY_EMPLOYEE });
  const { keyboard: keys } = page;
  await cell(page, 'Maya Lindqvist', 20).focus();
  await keys.type('9-5');
  await keys.press('Tab');
  await expect(notice(page)).toContainText('Shift added successfully');
  // Saturday and Sunday are off: Tab stays in the grid and never reaches the toast's Undo.
  for (const name of ['Maya Lindqvist', 'Maya Lindqvist', 'Theo Brandt']) {
    await expect(page.locator(':focus')).toHaveAttribute('data-drop-employee', name);
    await keys.press('Tab');
  }
  await keys.type('10-6');
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(inCell(page, 'Theo Brandt', 17)).toContainText('10:00 AM - 6:00 PM');
  // After a click, the next keys are typed into the clicked cell.
  await cell(page, 'Priya Natarajan', 18).click();
  await keys.type('11-7');
  await cell(page, 'Theo Brandt', 18).click();
  await expect(inCell(page, 'Priya Natarajan', 18)).toContainText('11:00 AM - 7:00 PM');
  await keys.type('9-55');
  await cell(page, 'Lucy Tran', 18).click();
  await expect(cell(page, 'Theo Brandt', 18)).toContainText('9-55: There is no such time.');
  await keys.type('4-10');
  await page.getByRole('tab', { name: 'List' }).click();
  await page.getByRole('tab', { name: 'Week' }).click();
  await expect(inCell(page, 'Lucy Tran', 18)).toContainText('4:00 PM - 10:00 PM');
  await expect(cell(page, 'Theo Brandt', 18)).toContainText('9-55: There is no such time.');
  await expectAccessible(page);
  await cell(page, 'Theo Brandt', 18).getByRole('button').first().click();
  await expect(page.getByLabel(/^Times for Theo Brandt/)).toHaveValue('9-55');
  await keys.press('Backspace');
  await keys.press('Enter');
  await expect(inCell(page, 'Theo Brandt', 18)).toContainText('9:00 AM - 5:00 PM');
  await expect.poll(async () => (await stored(page)).length).toBe(5);
});

test('previews typed times with rule checks, explains invalid ones and moves on like a spreadsheet', async ({
  page,
}) => {
  await startWith(page, {
    team: CREW,
    shifts: [
      shift('Maya Lindqvist', 19, '09:00', '17:00'),
      shift('', 20, '17:00', '23:00', { role: 'Host' }),
    ],
    stored: BY_EMPLOYEE,
  });
  await cell(page, 'Maya Lindqvist', 20).focus();
  await page.keyboard.type('25');
  const field = page.getByLabel('Times for Maya Lindqvist, Friday, November 20');
  await expect(field).toBeFocused();
  await page.keyboard.type('-3');
  const says = grid(page).getByRole('status');
  await expect(says).toContainText('There is no such time.');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('12a-8a');
  await expect(says).toContainText('12:00 AM - 8:00 AM, 8 h');
  await expect(says).toContainText('Less than 11 h rest after Thu 9:00 AM - 5:00 PM');
  await field.fill('5-1');
  await expect(says).toContainText('5:00 PM - 1:00 AM, 8 h');
  await expect(says).toContainText('For 5:00 AM - 1:00 PM type 05:00-13:00.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(cell(page, 'Maya Lindqvist', 20)).toBeFocused();

  await page.keyboard.type('12-8');
  await page.keyboard.press('Tab');
  await expect(inCell(page, 'Maya Lindqvist', 20)).toHaveText('12:00 PM - 8:00 PM8 h');
  await expect(notice(page)).toContainText('Shift added successfully');
  await expect(cell(page, 'Maya Lindqvist', 21)).toBeFocused();
  await page.keyboard.type('9-1');
  await expect(says).toContainText('Time off on Sat, Nov 21');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Theo Brandt', 21)).toBeFocused();

  // On a shift, digits change its times. In the row of open shifts, the form asks for the role first.
  await inCell(page, 'Maya Lindqvist', 19).focus();
  await page.keyboard.type('10-6');
  await page.keyboard.press('Enter');
  await expect(inCell(page, 'Maya Lindqvist', 19)).toContainText('10:00 AM - 6:00 PM');
  await cell(page, '', 19).focus();
  await page.keyboard.press('9');
  await expect(dialog(page, 'Add Shift').getByLabel('Employee', { exact: true })).toHaveValue('Open shift');
  await page.keyboard.press('Escape');
  await expect(cell(page, '', 19)).toBeFocused();
});
