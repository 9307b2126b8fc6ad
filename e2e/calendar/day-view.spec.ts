import { expect, type Locator, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { DAY_SKELETON_MS, TODAY_CHECK_MS } from '@/lib/timing';

const DAY_VIEW = { 'brigade-current-view': 'daily' };
const shift = (employeeName: string, startTime: string, endTime: string, rest = {}) => ({
  employeeName,
  date: '2026-11-19',
  startTime,
  endTime,
  ...rest,
});

const SHIFTS = [
  shift('Owen Kessler', '22:00', '06:00'),
  shift('Maya Lindqvist', '10:30', '16:00'),
  shift('Elena Marchetti', '09:00', '17:00'),
  shift('Maya Lindqvist', '15:00', '19:00'),
  shift('Rosa Delgado', '09:00', '13:00', { status: 'Canceled' }),
];

const names = (page: Page) => shiftCards(page).locator('.shift-name').allTextContents();
const nowLines = (page: Page) => page.locator('[data-has-now] .hour-track');

test("groups today's shifts into on now, later, finished and canceled, with totals and flags", async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: DAY_VIEW });
  await expect(page.getByRole('heading', { name: 'Thursday, November 19' })).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(5);
  const panel = page.getByRole('tabpanel', { name: 'Day' });
  const heads = panel.getByRole('list', { name: 'Shifts of the day' }).getByRole('heading');
  await expect(heads).toHaveText(['On now 2', 'Later today 1', 'Finished 1', 'Canceled 1']);
  expect(await names(page)).toEqual([
    'Elena Marchetti',
    'Maya Lindqvist',
    'Owen Kessler',
    'Maya Lindqvist',
    'Rosa Delgado',
  ]);
  await expect(panel.getByText('5 shifts', { exact: true })).toBeVisible();
  await expect(panel.getByText('25.5 h', { exact: true })).toBeVisible();
  await expect(panel.getByText('3 people', { exact: true })).toBeVisible();
  await expect(shiftCards(page).nth(2)).toContainText('8 h, ends Friday');
  await expect(panel.getByText('Overlap', { exact: true })).toHaveCount(2);
  await expect(shiftCards(page).last()).toContainText('Canceled');
});

test('regroups shifts as the clock advances, and keeps selection and focus on their rows', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: DAY_VIEW, clock: 'controlled' });
  const rowOf = (name: RegExp) => shiftCards(page).filter({ has: page.getByRole('button', { name }) });
  const elena = rowOf(/^Edit shift: Elena Marchetti/);
  const edit = elena.getByRole('button', { name: /^Edit shift/ });
  const tools = (row: Locator) => row.locator('.row-tools');
  await edit.focus();
  await page.keyboard.press('x');
  await expect(elena).toHaveAttribute('data-selected');
  await expect(tools(elena)).toHaveCSS('opacity', '1');
  const owen = rowOf(/^Edit shift: Owen Kessler/);
  await expect(tools(owen)).toHaveCSS('opacity', '0');
  await owen.hover();
  await expect(tools(owen)).toHaveCSS('opacity', '1');
  await expect(page.locator('.day-ruler .hour-ruler > :not([data-now])')).toHaveText([
    '6 AM',
    '12 PM',
    '6 PM',
    '12 AM',
    '6 AM',
  ]);
  await page.clock.fastForward(20 * 60_000 + TODAY_CHECK_MS);
  await expect(page.getByRole('heading', { name: 'Finished 2' })).toBeVisible();
  expect(await names(page)).toEqual([
    'Maya Lindqvist',
    'Owen Kessler',
    'Elena Marchetti',
    'Maya Lindqvist',
    'Rosa Delgado',
  ]);
  await expect(edit).toBeFocused();
  await expect(elena).toHaveAttribute('data-selected');
});

test('shows a skeleton for 800 ms after each change of date', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [...SHIFTS, { ...shift('Marcus Bell', '09:00', '17:00'), date: '2026-11-20' }],
    stored: DAY_VIEW,
    clock: 'controlled',
  });
  const skeleton = page.getByRole('status', { name: 'Loading' });
  await expect(shiftCards(page)).toHaveCount(5);
  await page.clock.pauseAt(new Date('2026-11-19T16:45:00-05:00'));
  await page.getByRole('button', { name: 'Next day', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Friday, November 20' })).toBeVisible();
  await expect(skeleton).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(0);
  await page.clock.fastForward(DAY_SKELETON_MS - 1);
  await expect(skeleton).toBeVisible();
  await page.clock.fastForward(1);
  await expect(skeleton).toBeHidden();
  // Thursday's carried-over night shift and the one shift of Friday.
  await expect(shiftCards(page)).toHaveCount(2);
  // Going back immediately is another change of date.
  await page.getByRole('button', { name: 'Next day', exact: true }).click();
  await page.clock.fastForward(100);
  await page.getByRole('button', { name: 'Previous day', exact: true }).click();
  await page.clock.fastForward(DAY_SKELETON_MS - 1);
  await expect(skeleton).toBeVisible();
  await page.clock.fastForward(1);
  await expect(shiftCards(page)).toHaveCount(2);
  // The other views show no skeleton.
  await page.getByRole('tab', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Previous day', exact: true }).click();
  await expect(shiftCards(page)).toHaveCount(5);
});

test('offers to add a shift on an empty day', async ({ page }) => {
  await startWith(page, { team: TEAM, stored: DAY_VIEW });
  await expect(page.getByText('No shifts scheduled', { exact: true })).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Add Shift' }).click();
  await expect(dialog(page, 'Add Shift').getByLabel('Date', { exact: true })).toHaveValue(
    'Thu, Nov 19, 2026',
  );
});

test("shows the current-time line on today's ruler only and moves it with the clock", async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: DAY_VIEW, clock: 'controlled' });
  await expect(page.getByText('4:40 PM', { exact: true })).toBeVisible();
  await expect(nowLines(page)).toHaveCount(5);
  await page.clock.fastForward(20 * 60_000 + TODAY_CHECK_MS);
  await expect(page.getByText('5:00 PM', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next day', exact: true }).click();
  await page.clock.fastForward(DAY_SKELETON_MS);
  await expect(nowLines(page)).toHaveCount(0);
});

test("shows the line on yesterday's ruler after midnight, and a carried-over shift on today's", async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: DAY_VIEW, clock: 'controlled' });
  await page.clock.fastForward(9 * 3_600_000);
  await expect(page.getByText('1:40 AM', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thursday, November 19' })).toBeVisible();
  await page.getByRole('button', { name: 'Next day', exact: true }).click();
  await page.clock.fastForward(DAY_SKELETON_MS);
  await expect(page.getByText('Friday, November 20 is open.')).toHaveCount(0);
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(shiftCards(page)).toContainText('began Thursday 10 PM');
  await expect(page.getByRole('tabpanel').getByText('No shifts begin', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coverage' })).toContainText('Peak 1 at 12 AM');
  await expect(nowLines(page)).toHaveCount(1);
});

test('fits a shift of 24 hours and one from midnight on the ruler', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [shift('Maya Lindqvist', '14:00', '14:00'), shift('Marcus Bell', '00:00', '05:00')],
    stored: DAY_VIEW,
  });
  await expect(shiftCards(page).filter({ hasText: 'Maya Lindqvist' })).toContainText('24 h, ends Friday');
  for (const row of await shiftCards(page).all()) {
    const [track, bar] = await Promise.all([
      row.locator('.hour-track').boundingBox(),
      row.locator('.hour-track > span').boundingBox(),
    ]);
    expect(bar?.x).toBeGreaterThanOrEqual((track?.x ?? 0) - 0.5);
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(
      (track?.x ?? 0) + (track?.width ?? 0) + 0.5,
    );
  }
});

test('edits and deletes rows by mouse and by keyboard', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: DAY_VIEW });
  const edit = (name: string) => page.getByRole('button', { name: `Edit shift: ${name}` });
  await edit('Elena Marchetti, 9:00 AM - 5:00 PM').click();
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit('Elena Marchetti, 9:00 AM - 5:00 PM')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(edit('Maya Lindqvist, 3:00 PM - 7:00 PM')).toBeFocused();
  await page.keyboard.press('End');
  await expect(edit('Rosa Delgado, 9:00 AM - 1:00 PM')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ })).toBeVisible();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(shiftCards(page)).toHaveCount(4);
  await expect(edit('Maya Lindqvist, 10:30 AM - 4:00 PM')).toBeFocused();
});

test('selects another day in the month beside the day and updates coverage and roles', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: [...SHIFTS, { ...shift('Marcus Bell', '09:00', '17:00'), date: '2026-11-20' }],
    stored: DAY_VIEW,
  });
  await expect(page.getByRole('region', { name: 'By role' })).toContainText('Server');
  await expect(page.getByRole('region', { name: 'Coverage' })).toContainText('Peak 2 at 10 AM');
  await page.getByRole('button', { name: 'Friday, November 20, 2026' }).click();
  await expect(page.getByRole('region', { name: 'By role' })).toHaveText('By roleCook1 person8 h');
  await expect(page.getByRole('region', { name: 'Coverage' })).toContainText('Peak 1 at 12 AM');
});
