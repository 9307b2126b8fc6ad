import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { dragTo, pointOf } from '@/e2e/support/drags';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const MAYA = { employeeName: 'Maya Lindqvist', startTime: '09:00', endTime: '17:00' };
const OPEN = { employeeName: '', role: 'Server', date: '2026-11-25', startTime: '17:00', endTime: '22:00' };

const month = (page: Page, title: string) => page.getByRole('grid', { name: title });
const dayCell = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function showMonth(page: Page) {
  await page.getByRole('tab', { name: 'Month' }).click();
  await expect(month(page, 'November 2026')).toBeVisible();
}

test('shows hours, people and open shifts of each day, moves by months and opens a clicked day', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: [...WEEK_SHIFTS, OPEN] });
  await showMonth(page);
  await expect(page.getByRole('columnheader').first()).toHaveText(/Monday/);
  await expect(dayCell(page, /^Wednesday, November 25.*1 open shift/)).toBeVisible();
  await expect(dayCell(page, /^Thursday, November 19, \d+ h/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(month(page, 'December 2026')).toBeVisible();
  await expect(dayCell(page, /^Thursday, December 31/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await dayCell(page, /^Wednesday, November 25/).click();
  await expect(page.getByRole('tab', { name: 'Day' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: /Wednesday, November 25/ })).toBeVisible();
});

test('moves through the month by days, weeks and months by keyboard, adds a shift on N and opens the day on Enter', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await showMonth(page);
  await dayCell(page, /^Thursday, November 19/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dayCell(page, /^Thursday, November 26/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expect(dayCell(page, /^Monday, November 23/)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(dayCell(page, /^Wednesday, December 23/)).toBeFocused();
  await expect(month(page, 'December 2026')).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Add Shift' });
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue('Wed, Dec 23, 2026');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Day' })).toHaveAttribute('aria-selected', 'true');
});

test('shows the shifts of each employee in the month, and moves a shift by a drag', async ({ page }) => {
  const shifts = ['2026-11-17', '2026-11-19'].map((date) => ({ ...MAYA, date }));
  await startWith(page, { team: TEAM, shifts });
  await page.getByRole('tab', { name: 'Month' }).click();
  await page
    .getByRole('button', { name: 'By employee' })
    .or(page.getByRole('radio', { name: 'By employee' }))
    .click();
  const people = page.getByRole('grid', { name: /Nov 1 - Nov 30/ });
  await expect(people.getByRole('columnheader')).toHaveCount(31);
  await expect(shiftCards(page)).toHaveCount(2);
  await expectAccessible(page);
  const target = page.locator('[data-drop-date="2026-11-20"][data-drop-employee="Maya Lindqvist"]');
  await target.scrollIntoViewIfNeeded();
  await dragTo(page, shiftCards(page).last(), await pointOf(target));
  await page.mouse.up();
  await expect(target.locator('[data-shift-id]')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(target.locator('[data-shift-id]')).toHaveCount(0);
});

test('shows the two weeks of the pay period by employee and moves by two weeks', async ({ page }) => {
  const stored = { 'brigade-pay-periods': JSON.stringify({ kind: 'everyTwoWeeks', start: '2026-11-11' }) };
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored });
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByText('Two weeks', { exact: true }).click();
  const grid = page.getByRole('grid', { name: /Nov 11 - Nov 24/ });
  await expect(grid.getByRole('columnheader')).toHaveCount(15);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('grid', { name: /Nov 25 - Dec 8/ })).toBeVisible();
});

test('prints the month as one table without controls', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await showMonth(page);
  await page.emulateMedia({ media: 'print' });
  await expect(month(page, 'November 2026').getByText('November 2026')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Month' })).toBeHidden();
});

test.describe('month view on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fits the screen, and lists the days of one person by employee', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
    await showMonth(page);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page
      .getByRole('button', { name: 'By employee' })
      .or(page.getByRole('radio', { name: 'By employee' }))
      .click();
    await expect(page.getByText('30', { exact: true })).toBeAttached();
  });
});
