import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const LIST_VIEW = { 'brigade-current-view': 'list' };
const shift = (employeeName: string, startTime: string, endTime: string, rest = {}) => ({
  employeeName,
  date: '2026-11-19',
  startTime,
  endTime,
  ...rest,
});

const SHIFTS = [
  shift('Maya Lindqvist', '10:30', '16:00'),
  shift('Elena Marchetti', '09:00', '17:00'),
  shift('Marcus Bell', '09:00', '15:00', { status: 'Pending' }),
  shift('Owen Kessler', '22:00', '06:00', { status: 'Canceled' }),
  shift('Theo "Tiny" Brandt 🍕', '12:00', '20:00', { role: 'Sommelier' }),
];

const names = (page: Page) => shiftCards(page).locator('.shift-name').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search shifts' });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('sorts the table of a day by time, employee and role in both directions', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: LIST_VIEW });
  await expect(page.getByRole('heading', { name: 'Shifts for Thursday, November 19, 2026' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Time', 'Employee', 'Role', 'Status', 'Actions']);
  await expect(head(page, 'Time')).toHaveAttribute('aria-sort', 'ascending');
  const byTime = [
    'Marcus Bell',
    'Elena Marchetti',
    'Maya Lindqvist',
    'Theo "Tiny" Brandt 🍕',
    'Owen Kessler',
  ];
  expect(await names(page)).toEqual(byTime);
  await head(page, 'Time').getByRole('button').click();
  await expect(head(page, 'Time')).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual([...byTime].reverse());

  await head(page, 'Employee').getByRole('button').click();
  await expect(head(page, 'Employee')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head(page, 'Time')).toHaveAttribute('aria-sort', 'none');
  expect(await names(page)).toEqual([...byTime].sort());
  await page.keyboard.press('Enter');
  await expect(head(page, 'Employee')).toHaveAttribute('aria-sort', 'descending');
  expect(await names(page)).toEqual([...byTime].sort().reverse());

  await head(page, 'Role').getByRole('button').click();
  await expect(shiftCards(page).locator('.list-role')).toHaveText([
    'Cook',
    'Front Desk',
    'Manager',
    'Server',
    'Sommelier',
  ]);
});

const SEARCHES = [
  ['maya', ['Maya Lindqvist']],
  ['COOK', ['Marcus Bell']],
  ['9:00 AM - 5:00 PM', ['Elena Marchetti']],
  ['10:30', ['Maya Lindqvist']],
  ['22:00', ['Owen Kessler']],
  ['pend', ['Marcus Bell']],
  ['confirmed manager', ['Elena Marchetti']],
  ['"', ['Theo "Tiny" Brandt 🍕']],
  ['🍕', ['Theo "Tiny" Brandt 🍕']],
] as const;

test('finds shifts by name, role, 12- and 24-hour times, status and special characters', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: LIST_VIEW });
  await expect(shiftCards(page)).toHaveCount(5);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  for (const [query, found] of SEARCHES) {
    await test.step(query, async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(query);
      await expect.poll(() => names(page)).toEqual(found);
    });
  }
});

test('treats the search as plain text and reports when nothing matches', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: LIST_VIEW });
  for (const query of ['.*', '\\', '(', '[a-z]', '😀', '<b>']) {
    await search(page).fill(query);
    await expect(page.getByText('No shifts match your search criteria.', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toBeFocused();
  await expect(shiftCards(page)).toHaveCount(5);
  await search(page).fill('maya');
  await expect(shiftCards(page)).toHaveCount(1);
  await search(page).press('Escape');
  await expect(shiftCards(page)).toHaveCount(5);
});

test('shows a message on an empty day', async ({ page }) => {
  await startWith(page, { team: TEAM, stored: LIST_VIEW });
  await expect(page.getByText('No shifts scheduled for this date.', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('edits and deletes rows by mouse and by keyboard', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: LIST_VIEW });
  const edit = (text: string) => page.getByRole('button', { name: `Edit shift: ${text}` });
  await edit('Maya Lindqvist, 10:30 AM - 4:00 PM').click();
  await expect(dialog(page, 'Edit Shift').getByLabel('Employee', { exact: true })).toHaveValue(
    'Maya Lindqvist',
  );
  await page.keyboard.press('Escape');
  await expect(edit('Maya Lindqvist, 10:30 AM - 4:00 PM')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(edit('Elena Marchetti, 9:00 AM - 5:00 PM')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: 'Copy shift: Elena Marchetti, 9:00 AM - 5:00 PM' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: 'Who can cover? Elena Marchetti, 9:00 AM - 5:00 PM' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  const remove = page.getByRole('button', { name: 'Delete shift: Elena Marchetti, 9:00 AM - 5:00 PM' });
  await expect(remove).toBeFocused();
  await expect(remove).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shiftCards(page)).toHaveCount(4);
  await expect(
    page.getByRole('button', { name: 'Delete shift: Maya Lindqvist, 10:30 AM - 4:00 PM' }),
  ).toBeFocused();
});

test('offers the search from 769 px up, and shows all shifts in a narrower window', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: LIST_VIEW });
  await search(page).fill('maya');
  await expect(shiftCards(page)).toHaveCount(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(search(page)).toHaveCount(0);
  await expect(shiftCards(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Employee', exact: true }).click();
  expect((await names(page))[0]).toBe('Elena Marchetti');
});

test('types a slash in an open date picker instead of searching, and scrolls up when the day changes', async ({
  page,
}) => {
  const many = Array.from({ length: 60 }, (_, index) =>
    shift('Maya Lindqvist', `${10 + (index % 10)}:00`, '23:00'),
  );
  await startWith(page, {
    team: TEAM,
    shifts: [...many, ...many.map((one) => ({ ...one, date: '2026-11-20' }))],
    stored: LIST_VIEW,
  });
  await expect(shiftCards(page)).toHaveCount(60);
  await page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ }).click();
  await expect(dialog(page, 'Choose a date').getByRole('grid')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.locator('input[type="search"]')).not.toBeFocused();
  await page.keyboard.press('Escape');
  const scroller = page.locator('[data-scroller]');
  await scroller.evaluate((element) => element.scrollTo(0, 1500));
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(scroller).toHaveJSProperty('scrollTop', 0);
});
