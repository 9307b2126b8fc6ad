import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Marcus Bell', date: '2026-11-20', startTime: '10:00', endTime: '18:00' },
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const dateButton = (page: Page) => page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ });

test('opens the calendar on the week and switches views by tabs, with one tab stop and arrow keys', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await expect(tab(page, 'Week')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Day').click();
  await expect(page.getByRole('tabpanel', { name: 'Day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thursday, November 19' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Shifts for Thursday, November 19, 2026' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.getByRole('heading', { name: 'Staff Schedule for Thursday, November 19, 2026' }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('renders nothing again when the selected tab is clicked', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await page.locator('[data-day-head="2026-11-21"]').evaluate((head) => head.setAttribute('data-mark', ''));
  await tab(page, 'Week').click();
  await expect(page.locator('[data-mark]')).toHaveCount(1);
});

test('restores view and day after a reload and after going back, without query parameters', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await page.locator('[data-day-head="2026-11-20"]').click();
  await tab(page, 'List').click();
  await page.getByRole('link', { name: 'Employees' }).first().click();
  await expect(page.getByRole('heading', { name: 'Employees', level: 1 })).toBeVisible();
  await page.goBack();
  const title = page.getByRole('heading', { name: 'Shifts for Friday, November 20, 2026' });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('opens a new browser tab on today in the last chosen view', async ({ page, context }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await page.locator('[data-day-head="2026-11-20"]').click();
  await tab(page, 'Day').click();
  const visit = await context.newPage();
  await startWith(visit, { stored: {} });
  await expect(visit.getByRole('heading', { name: 'Thursday, November 19' })).toBeVisible();
});

test('falls back to the current week when the stored view and date are invalid', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('brigade-selected-date', '2026-02-30'));
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: { 'brigade-current-view': 'yearly' } });
  await expect(tab(page, 'Week')).toHaveAttribute('aria-selected', 'true');
  await expect(dateButton(page)).toBeVisible();
});

test('shows the shortcuts of the header buttons in tooltips', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  for (const [name, keys] of [
    ['Today', 'T'],
    ['Previous week', '←'],
    ['Next week', '→'],
    ['Add Shift', '⇧N'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).last().hover();
    await expect(page.getByRole('tooltip', { name })).toContainText(keys);
  }
  for (const [name, keys] of [
    ['Templates', '⇧M'],
    ['Insights', '⇧I'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).hover();
    await expect(page.getByRole('tooltip', { name })).toContainText(keys);
  }
});

test.describe('date picker', () => {
  test('shows six rows from Monday, moves by months, selects a day and closes', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    await dateButton(page).click();
    const picker = dialog(page, 'Choose a date');
    const grid = picker.getByRole('grid', { name: 'November 2026' });
    await expect(grid.getByRole('gridcell')).toHaveCount(42);
    // Hidden from assistive technology, because every day's name includes the weekday.
    await expect(grid.locator('th')).toHaveText(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    await expect(
      grid.getByRole('button', { name: 'Today, Thursday, November 19, 2026, selected' }),
    ).toBeFocused();
    await picker.getByRole('button', { name: 'Next month' }).click();
    const december = picker.getByRole('grid', { name: 'December 2026' });
    await expect(december.getByRole('gridcell')).toHaveCount(42);
    await picker.getByRole('button', { name: 'Previous month' }).click();
    await grid.getByRole('button', { name: 'Tuesday, November 3, 2026' }).click();
    await expect(picker).toBeHidden();
    await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 2 - Nov 8/ })).toBeFocused();
    await expect(page.locator('[data-day-head="2026-11-03"]')).toHaveAttribute('aria-pressed', 'true');
  });

  test('works by keyboard, and Escape keeps the selected date', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    await dateButton(page).focus();
    await page.keyboard.press('Enter');
    const picker = dialog(page, 'Choose a date');
    const day = (name: string) => picker.getByRole('button', { name });
    await expect(day('Today, Thursday, November 19, 2026')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(day('Friday, November 27, 2026')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(day('Monday, November 23, 2026')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(day('Wednesday, December 23, 2026')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageUp');
    await expect(day('Monday, October 19, 2026')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^(?!Publish).*Oct 19 - Oct 25/ })).toBeFocused();
  });

  test('accepts a typed date and rejects invalid text', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    await dateButton(page).click();
    const picker = dialog(page, 'Choose a date');
    const field = picker.getByLabel('Or type a date');
    for (const text of ['', 'soon', '2026-02-30', '13/45/2026']) {
      await field.fill(text);
      await field.press('Enter');
      await expect(picker.getByText('Date input not valid.')).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await field.fill('x');
      await expect(picker.getByText('Date input not valid.')).toBeHidden();
    }
    await field.fill('someday');
    await picker.getByRole('button', { name: 'Go to date' }).click();
    await expect(picker.getByRole('alert')).toHaveText(/^Date input not valid\./);
    await expect(field).toBeFocused();
    await field.fill('Dec 31, 2026');
    await field.press('Enter');
    await expect(picker).toBeHidden();
    await expect(page.getByRole('button', { name: /^(?!Publish).*Dec 28 - Jan 3/ })).toBeVisible();
  });

  for (const [typed, range, title] of [
    ['1999-12-31', 'Dec 27 - Jan 2', 'December 1999'],
    ['2100-02-28', 'Feb 22 - Feb 28', 'February 2100'],
  ] as const) {
    test(`goes to ${typed} in every view and back to today`, async ({ page }) => {
      await startWith(page, { team: TEAM, shifts: SHIFTS });
      await dateButton(page).click();
      await dialog(page, 'Choose a date').getByLabel('Or type a date').fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title));
      await expect(page.getByRole('button', { name: new RegExp(`^${range}`) })).toBeVisible();
      await tab(page, 'Day').click();
      await expect(page.getByText('No shifts scheduled', { exact: true })).toBeVisible();
      await tab(page, 'Staff').click();
      await expect(page.getByText('No staff scheduled for this date.')).toBeVisible();
      await tab(page, 'List').click();
      await expect(page.getByText('No shifts scheduled for this date.')).toBeVisible();
      await page.getByRole('button', { name: 'Today', exact: true }).click();
      await expect(shiftCards(page)).toHaveCount(1);
    });
  }
});

test.describe('views on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows every view below one row of tabs and selects days by the day strip', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    for (const [name, title] of [
      ['Day', 'Friday, November 20'],
      ['Staff', 'Staff Schedule for Friday, November 20, 2026'],
      ['List', 'Shifts for Friday, November 20, 2026'],
    ] as const) {
      await tab(page, name).click();
      await page.getByRole('button', { name: /^Friday, November 20/ }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByRole('button', { name: 'Shift: Marcus Bell, 10:00 AM - 6:00 PM' }).click();
      const actions = dialog(page, 'Marcus Bell');
      await expect(
        actions.getByRole('button', { name: 'Edit shift: Marcus Bell, 10:00 AM - 6:00 PM' }),
      ).toBeVisible();
      await actions.getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('body')).toHaveJSProperty('scrollWidth', 390);
    }
  });

  test('opens the date picker as a sheet from the title', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    await dateButton(page).click();
    const picker = dialog(page, 'Choose a date');
    await picker.getByRole('button', { name: 'Next month' }).click();
    await picker.getByRole('button', { name: 'Friday, December 25, 2026' }).click();
    await expect(picker).toBeHidden();
    await expect(page.getByRole('button', { name: /^(?!Publish).*Dec 21 - Dec 27/ })).toBeFocused();
  });

  test('scrolls a picked day of the shown week into view, and today on Today', async ({ page }) => {
    const days = [16, 17, 18, 19, 20, 21, 22].flatMap((day) =>
      TEAM.slice(0, 6).map(({ name }) => ({
        employeeName: name,
        date: `2026-11-${day}`,
        startTime: '09:00',
        endTime: '17:00',
      })),
    );
    await startWith(page, { team: TEAM, shifts: days });
    await dateButton(page).click();
    await dialog(page, 'Choose a date').getByRole('button', { name: 'Sunday, November 22, 2026' }).click();
    await expect(page.getByRole('heading', { name: 'Sunday 22' })).toBeInViewport();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thursday 19' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Sunday 22' })).not.toBeInViewport();
  });
});
