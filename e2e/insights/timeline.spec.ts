import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, editFocused, shiftCard } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { TIMELINE_SCROLL_DELAY_MS, TODAY_CHECK_MS } from '@/lib/timing';

const PATH = '/insights?tab=timeline';
const PHONE = { width: 390, height: 844 };

const shift = (employeeName: string, startTime: string, endTime: string, rest = {}) => ({
  employeeName,
  date: '2026-11-19',
  startTime,
  endTime,
  ...rest,
});

const SHIFTS = [
  shift('Elena Marchetti', '09:00', '17:00'),
  shift('Maya Lindqvist', '10:30', '14:30'),
  shift('Maya Lindqvist', '17:30', '22:00'),
  shift('Theo Brandt', '13:00', '18:00'),
  shift('Owen Kessler', '22:00', '06:00'),
  shift('Rosa Delgado', '09:00', '13:00', { status: 'Canceled' }),
];

const days = (page: Page) => page.getByRole('radiogroup', { name: 'Day shown' });
const chip = (page: Page, name: string) => days(page).getByRole('radio', { name });
const grid = (page: Page) => page.getByRole('list', { name: 'Timeline' });
const rows = (page: Page) => grid(page).locator('[data-row-index]');
const bars = (page: Page) => grid(page).locator('[data-shift-id]');
const bar = (page: Page, text: string) => page.getByRole('button', { name: `Shift: ${text}` });
const nowLine = (page: Page) => page.locator('.timeline-now');
const nowTime = (page: Page) => page.locator('.timeline [data-now]');
const hours = (page: Page) => page.locator('.timeline-hour');
const visibleText = (page: Page, words: string) => page.getByText(words).filter({ visible: true });
const scrolled = (page: Page) => page.locator('.timeline').evaluate(({ scrollLeft }) => scrollLeft);

test('sorts people by the start of their first shift and leaves out canceled shifts', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, path: PATH });
  await expect(days(page).getByRole('radio')).toHaveCount(7);
  expect(await days(page).locator('label').allTextContents()).toEqual([
    'Today',
    'Tomorrow',
    'Sat 21',
    'Sun 22',
    'Mon 23',
    'Tue 24',
    'Wed 25',
  ]);
  await expect(chip(page, 'Today')).toBeChecked();
  await expect(visibleText(page, 'Thursday, Nov 19')).toBeVisible();
  await expect(bars(page)).toHaveCount(5);
  await expect(rows(page)).toContainText([
    'Elena Marchetti',
    'Maya Lindqvist',
    'Theo Brandt',
    'Owen Kessler',
  ]);
  await expect(rows(page).nth(1).locator('[data-shift-id]')).toHaveCount(2);
  await expect(hours(page).first()).toHaveText('7 AM');
  await expect(hours(page).last()).toHaveText('7 AM');
});

test('continues an overnight shift on the next day', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, path: PATH });
  const night = bar(page, 'Owen Kessler, 10:00 PM - 6:00 AM');
  await expect(night).toHaveAccessibleDescription(/8 h, Confirmed, ends the next day$/);
  await chip(page, 'Today').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'Tomorrow')).toBeChecked();
  await expect(visibleText(page, 'Friday, Nov 20')).toBeVisible();
  await expect(bars(page)).toHaveCount(1);
  await expect(night).toHaveAccessibleDescription(/8 h, Confirmed, began the day before$/);
  await expect(hours(page).first()).toHaveText('12 AM');
  await expect(hours(page).last()).toHaveText('4 PM');
  await expect(nowLine(page)).toHaveCount(0);
});

test('packs overlapping bars of a role into as few rows as possible', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, path: PATH });
  await page.getByRole('tab', { name: 'Role', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page)).toContainText(['Manager', 'Server', 'Theo Brandt', 'Front Desk']);
  await expect(rows(page).nth(1)).toContainText('3 shifts');
  await expect(rows(page).nth(1).locator('[data-shift-id]')).toHaveCount(2);
  await expect(rows(page).nth(2).locator(bar(page, 'Theo Brandt, 1:00 PM - 6:00 PM'))).toBeVisible();
});

test('opens the timeline at the selected date after the date has changed', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, path: '/' });
  const open = async () => {
    await expect(page.getByRole('button', { name: 'Previous week' })).toBeVisible();
    await page.keyboard.press('Shift+I');
    await page.getByRole('tab', { name: 'Timeline' }).click();
  };
  await open();
  await chip(page, 'Sun 22').click();
  await expect(visibleText(page, 'Sunday, Nov 22')).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await open();
  await expect(chip(page, 'Thu 12')).toBeChecked();
  await expect(visibleText(page, 'Thursday, Nov 12')).toBeVisible();
  await expect(days(page).getByRole('radio').last()).toHaveAccessibleName('Wed 18');
});

for (const { zone, time, later } of [
  { zone: 'America/New_York', time: '4:40 PM', later: '4:41 PM' },
  { zone: 'Europe/London', time: '9:40 PM', later: '9:41 PM' },
]) {
  test(`shows the current time of ${zone} and moves the current-time line with the clock`, async ({
    page,
  }) => {
    const stored = { settings: JSON.stringify({ language: 'en', timezone: zone }) };
    await startWith(page, { team: TEAM, shifts: SHIFTS, stored, clock: 'controlled', path: PATH });
    await expect(nowTime(page)).toHaveText(time);
    const left = await nowLine(page).evaluate((line) => line.getBoundingClientRect().left);
    const label = await nowTime(page).boundingBox();
    expect(Math.abs(left - (label?.x ?? 0) - (label?.width ?? 0) / 2)).toBeLessThan(2);
    await page.clock.runFor(2 * TODAY_CHECK_MS);
    await expect(nowTime(page)).toHaveText(later);
    expect(await nowLine(page).evaluate((line) => line.getBoundingClientRect().left)).toBeGreaterThan(left);
  });
}

test('scrolls to the hour before now after half a second, only on today', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await startWith(page, { team: TEAM, shifts: SHIFTS, clock: 'controlled', path: PATH });
  await chip(page, 'Tomorrow').click();
  await expect(bars(page)).toHaveCount(1);
  await page.clock.pauseAt(new Date('2026-11-19T16:45:00-05:00'));
  await chip(page, 'Today').click();
  await expect(bars(page)).toHaveCount(5);
  await page.clock.runFor(TIMELINE_SCROLL_DELAY_MS - 1);
  expect(await scrolled(page)).toBe(0);
  await page.clock.runFor(1);
  // From 7 AM to 3 PM: eight hours of 44 px.
  await expect.poll(() => scrolled(page)).toBe(8 * 44);
  await chip(page, 'Tomorrow').click();
  await expect(bars(page)).toHaveCount(1);
  await page.clock.runFor(TIMELINE_SCROLL_DELAY_MS);
  expect(await scrolled(page)).toBe(0);
});

test('scrolls only the timeline sideways on a phone, with fixed names and targets of 44 px', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await startWith(page, { team: TEAM, shifts: SHIFTS, clock: 'controlled', path: PATH });
    await expect(bars(page)).toHaveCount(5);
    await page.clock.runFor(TIMELINE_SCROLL_DELAY_MS);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByText('Elena Marchetti', { exact: true })).toBeInViewport({ ratio: 1 });
    for (const target of [bars(page).first(), days(page).locator('label').first()]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await chip(page, 'Today').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(chip(page, 'Wed 25')).toBeChecked();
    await expect(days(page).locator('label').last()).toBeInViewport({ ratio: 1 });
  }
});

test('the timeline has one tab stop with arrow keys, and returns the focus to a bar after its form closes', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, path: PATH });
  const focused = (text: string) => expect(bar(page, text)).toBeFocused();
  await page.getByRole('tab', { name: 'Employee', exact: true }).focus();
  await page.keyboard.press('Tab');
  await focused('Elena Marchetti, 9:00 AM - 5:00 PM');
  await page.keyboard.press('ArrowDown');
  await focused('Maya Lindqvist, 10:30 AM - 2:30 PM');
  await page.keyboard.press('ArrowRight');
  await focused('Maya Lindqvist, 5:30 PM - 10:00 PM');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await focused('Maya Lindqvist, 10:30 AM - 2:30 PM');
  await page.keyboard.press('End');
  await focused('Owen Kessler, 10:00 PM - 6:00 AM');
  await page.keyboard.press('Home');
  await focused('Elena Marchetti, 9:00 AM - 5:00 PM');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Employee', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await editFocused(page);
  await expect(dialog(page, 'Edit Shift').getByLabel('Employee', { exact: true })).toHaveValue(
    'Elena Marchetti',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Edit Shift')).toBeHidden();
  await focused('Elena Marchetti, 9:00 AM - 5:00 PM');
});

test('opens a shift above the insights panel and keeps the panel open', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, path: '/' });
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeVisible();
  await page.keyboard.press('Shift+I');
  const panel = dialog(page, 'Schedule Insights');
  await panel.getByRole('tab', { name: 'Timeline' }).click();
  const theo = panel.getByRole('button', { name: 'Shift: Theo Brandt, 1:00 PM - 6:00 PM' });
  await theo.click();
  await expect(shiftCard(page)).toContainText('Theo Brandt');
  await page.keyboard.press('Escape');
  await expect(shiftCard(page)).toHaveCount(0);
  await theo.dblclick();
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Edit Shift')).toBeHidden();
  await expect(theo).toBeFocused();
});

test('shows an empty state without any shifts', async ({ page }) => {
  await startWith(page, { team: TEAM, path: PATH });
  await expect(page.getByText('No Timeline Data', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('shows an empty state for a day without shifts or with canceled shifts only', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [
      shift('Rosa Delgado', '09:00', '13:00', { status: 'Canceled' }),
      shift('Maya Lindqvist', '09:00', '13:00', { date: '2026-11-21' }),
    ],
    path: PATH,
  });
  for (const name of ['Today', 'Tomorrow']) {
    await chip(page, name).click();
    await expect(page.getByText('No Shifts Scheduled', { exact: true })).toBeVisible();
    await expect(page.getByText('No shifts scheduled for this day.')).toBeVisible();
  }
  await chip(page, 'Sat 21').click();
  await expect(bars(page)).toHaveCount(1);
});

test('renders rows of three hundred people on demand and reaches the last one by keyboard', async ({
  page,
}) => {
  const team = Array.from({ length: 300 }, (_, position) => ({
    name: `Person ${String(position).padStart(3, '0')}`,
    role: 'Server',
  }));
  const shifts = team.map(({ name }, position) =>
    shift(name, `${String(7 + (position % 10)).padStart(2, '0')}:00`, '20:00'),
  );
  await startWith(page, { team, shifts, path: PATH });
  await expect(bars(page).first()).toBeVisible();
  await expect.poll(() => bars(page).count()).toBeLessThan(120);
  await bars(page).first().focus();
  await page.keyboard.press('End');
  await expect(bar(page, 'Person 299, 4:00 PM - 8:00 PM')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(bar(page, 'Person 289, 4:00 PM - 8:00 PM')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bars(page).first()).toBeFocused();
});

for (const isDark of process.env.ROUNDS === undefined ? [false] : [false, true]) {
  test(`has no accessibility violation in ${isDark ? 'dark' : 'light'} mode`, async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, isDark, path: PATH });
    await expect(bars(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Role', exact: true }).click();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });
}
