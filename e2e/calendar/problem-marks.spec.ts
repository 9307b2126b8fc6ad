import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const TEAM = [
  { name: 'Ana Lindqvist', role: 'Server' },
  { name: 'Ben Castillo', role: 'Cook' },
];
const shift = (employeeName: string, date: string, startTime: string, endTime: string) => ({
  employeeName,
  date,
  startTime,
  endTime,
});
/** Ana has a late shift on Wednesday and an early one on Thursday; Ben has a regular Thursday. */
const SHIFTS = [
  shift('Ana Lindqvist', '2026-11-18', '15:00', '23:30'),
  shift('Ana Lindqvist', '2026-11-19', '08:00', '16:00'),
  shift('Ben Castillo', '2026-11-19', '09:00', '17:00'),
];
const SHORT = 'Warning: Short rest';

const chooseView = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('marks a shift with a problem in every view until its time is changed', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: { 'brigade-effects': 'quick' } });
  const card = (position: number) => shiftCards(page).nth(position);
  await expect(card(0)).toHaveAccessibleDescription(SHORT);
  await expect(card(1)).toHaveAccessibleDescription(SHORT);
  await expect(card(2)).toHaveAccessibleDescription('');
  await expectAccessible(page);
  for (const view of ['Day', 'Staff', 'List']) {
    await chooseView(page, view);
    await expect(page.getByText(SHORT)).toHaveCount(1);
    await expect(page.getByText('Short rest', { exact: true })).toBeVisible();
  }
  await chooseView(page, 'Week');
  await page.getByRole('button', { name: 'By employee' }).click();
  const grid = page.getByRole('grid');
  const early = grid.getByRole('listitem', { name: /^Ana Lindqvist, 8:00 AM/ });
  await expect(early).toHaveAccessibleDescription(SHORT);
  await early.focus();
  await page.keyboard.type('1');
  const field = page.getByLabel(/^Times for Ana Lindqvist/);
  await field.fill('11-5');
  await field.press('Enter');
  await expect(grid.getByRole('listitem', { name: /^Ana Lindqvist, 11:00 AM/ })).toHaveAccessibleDescription(
    '',
  );
});
