import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, editFocused } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const shift = (
  employeeName: string,
  date: string,
  startTime: string,
  endTime: string,
  status = 'Confirmed',
) => ({
  employeeName,
  date,
  startTime,
  endTime,
  status,
});

const cards = (page: Page) => page.locator('[data-shift-id]');
const day = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
test('shows Monday to Sunday with title, range, totals and today', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [
      shift('Maya Lindqvist', '2026-11-19', '09:00', '17:00'),
      shift('Maya Lindqvist', '2026-11-19', '18:00', '22:30'),
      shift('Marcus Bell', '2026-11-19', '22:00', '06:00'),
      shift('Rosa Delgado', '2026-11-19', '09:00', '17:00', 'Canceled'),
    ],
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/November 2026/);
  await expect(page.getByText('Nov 16 - Nov 22', { exact: true })).toBeVisible();
  const heads = page.locator('[data-day-head]');
  await expect(heads).toHaveCount(7);
  expect(await heads.evaluateAll((all) => all.map((head) => head.getAttribute('data-day-head')))).toEqual(
    [16, 17, 18, 19, 20, 21, 22].map((number) => `2026-11-${number}`),
  );
  await expect(page.getByRole('button', { name: 'Thursday, November 19, 20.5 h, 2 people' })).toHaveAttribute(
    'aria-current',
    'date',
  );
  await expect(page.getByText('Thu, today')).toBeVisible();
});

test('moves the calendar by weeks and returns to today, by buttons and by keyboard', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [shift('Maya Lindqvist', '2026-12-29', '09:00', '17:00')] });
  for (let week = 0; week < 6; week += 1) await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByText('Dec 28 - Jan 3', { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByText('Dec 21 - Dec 27', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByText('Nov 16 - Nov 22', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Nov 30 - Dec 6', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('t');
  await expect(page.getByText('Nov 16 - Nov 22', { exact: true })).toBeVisible();
});

test('offers to add a shift on an empty day', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const friday = day(page, 'Friday, November 20');
  await expect(friday.getByText('No shifts', { exact: true })).toBeVisible();
  await friday.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page, 'Add Shift').getByLabel('Date', { exact: true })).toHaveValue(
    'Fri, Nov 20, 2026',
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-day-head="2026-11-20"]')).toHaveAttribute('aria-pressed', 'true');
});

test('selects a day by a click on its column head', async ({ page }) => {
  await startWith(page, { team: TEAM });
  await page.locator('[data-day-head="2026-11-22"]').click();
  await expect(page.locator('[data-day-head="2026-11-22"]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  await expect(dialog(page, 'Add Shift').getByLabel('Date', { exact: true })).toHaveValue(
    'Sun, Nov 22, 2026',
  );
});

test('flags both shifts of an overlap, but not adjacent or canceled ones', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [
      shift('Maya Lindqvist', '2026-11-16', '09:00', '13:00'),
      shift('Maya Lindqvist', '2026-11-16', '12:59', '17:00'),
      shift('Maya Lindqvist', '2026-11-17', '09:00', '13:00'),
      shift('Maya Lindqvist', '2026-11-17', '13:00', '17:00'),
      shift('Maya Lindqvist', '2026-11-18', '22:00', '06:00'),
      shift('Maya Lindqvist', '2026-11-18', '23:00', '23:30'),
      shift('Maya Lindqvist', '2026-11-19', '09:00', '13:00'),
      shift('Maya Lindqvist', '2026-11-19', '10:00', '12:00', 'Canceled'),
    ],
  });
  for (const [name, flags] of [
    ['Monday', 2],
    ['Tuesday', 0],
    ['Wednesday', 2],
    ['Thursday', 0],
  ] as const) {
    await expect(day(page, name).getByText('Overlap', { exact: true })).toHaveCount(flags);
  }
});

test('asks before deleting a shift, with the specified text', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [shift('Maya Lindqvist', '2026-11-20', '16:00', '23:00')] });
  await page.getByRole('button', { name: 'Delete shift: Maya Lindqvist, 4:00 PM - 11:00 PM' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Shift' });
  await expect(question).toContainText('You can undo this');
  await expect(question).toContainText('Maya Lindqvist');
  await expect(question).toContainText('Friday, November 20, 4:00 PM - 11:00 PM');
  await page.mouse.click(10, 400);
  await expect(question).toBeHidden();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete shift: Maya Lindqvist, 4:00 PM - 11:00 PM' }).click();
  await question.getByRole('button', { name: 'Delete Shift' }).click();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('Shift deleted')).toBeVisible();
});

test('clears all shifts after a confirmation', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [
      shift('Maya Lindqvist', '2026-11-20', '16:00', '23:00'),
      shift('Marcus Bell', '2025-01-20', '16:00', '23:00'),
    ],
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Clear all shifts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear all shifts' });
  await expect(question).toContainText('all 2 shifts');
  await question.getByRole('button', { name: 'Clear all shifts' }).click();
  await expect(page.getByText('All shifts have been removed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No shifts', { exact: true })).toHaveCount(8);
});

test('the week has one tab stop with arrow keys, edits on Enter, deletes on Delete and restores the focus', async ({
  page,
}) => {
  await startWith(page, {
    team: TEAM,
    shifts: [
      shift('Maya Lindqvist', '2026-11-19', '09:00', '17:00'),
      shift('Marcus Bell', '2026-11-19', '10:00', '18:00'),
      shift('Rosa Delgado', '2026-11-20', '10:00', '18:00'),
    ],
  });
  await page.getByRole('button', { name: 'Add Shift' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-day-head="2026-11-19"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const maya = cards(page).filter({ hasText: 'Maya Lindqvist' });
  await expect(maya).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards(page).filter({ hasText: 'Rosa Delgado' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await editFocused(page);
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(maya).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(maya).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Marcus Bell' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-day-head="2026-11-26"]')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.locator('[data-day-head="2026-11-19"]')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Add Shift' }).last()).toBeFocused();
});

test.describe('week view on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stacks the days, opens on today and shows the actions of a tapped shift', async ({ page }) => {
    await startWith(page, {
      team: TEAM,
      shifts: [
        ...[16, 17, 18].map((number) => shift('Marcus Bell', `2026-11-${number}`, '10:00', '18:00')),
        shift('Maya Lindqvist', '2026-11-19', '09:00', '17:00'),
      ],
    });
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Thursday 19' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.getByRole('button', { name: 'Shift: Maya Lindqvist, 9:00 AM - 5:00 PM' }).click();
    const actions = dialog(page, 'Maya Lindqvist');
    await expect(actions).toContainText('Thursday, November 19, 9:00 AM - 5:00 PM');
    await actions.getByRole('button', { name: 'Delete shift: Maya Lindqvist, 9:00 AM - 5:00 PM' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: /^Sunday, November 22/ }).click();
    await expect(page.getByRole('heading', { name: 'Sunday 22' })).toBeInViewport();
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', 390);
  });
});
