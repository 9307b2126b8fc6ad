import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';

const TABS = ['Overview', 'Heatmap', 'Staffing', 'Hours', 'Timeline'];
const SHIFTS = WEEK_SHIFTS.map((shift, index) => ({
  ...shift,
  status: index === 8 ? 'Canceled' : index < 3 ? 'Pending' : 'Confirmed',
}));
/** A shift of a former employee, a year earlier. */
const LONG_AGO = {
  employeeName: 'Gone',
  date: '2025-11-20',
  startTime: '09:00',
  endTime: '11:30',
  role: 'Cook',
};

const panelOf = (page: Page) => dialog(page, 'Schedule Insights');

async function openPanel(page: Page, isDark = false): Promise<Locator> {
  await startWith(page, { team: TEAM, shifts: [...SHIFTS, LONG_AGO], isDark });
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(panelOf(page).getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  return panelOf(page);
}

const card = (panel: Page | Locator, name: string) => panel.getByRole('region', { name });

test('shows the figures of the selected week first and all-time totals below', async ({ page }) => {
  const panel = await openPanel(page);
  await expect(panel.getByText('Mon 16 - Sun 22 Nov', { exact: true })).toBeVisible();
  const figure = (name: string) => panel.getByRole('region', { name, exact: true });
  await expect(figure('Hours')).toHaveText('Hours426.0426.0 h more than the week before');
  await expect(figure('People')).toHaveText('People1313 more than the week before');
  await expect(figure('Open shifts')).toHaveText('Open shifts0As many as the week before');
  await expect(figure('Overtime')).toHaveText(/^Overtime\d/);
  await expect(card(panel, 'Total Shifts')).toHaveText('Total Shifts64Mon 16 - Sun 22 Nov: 63 shifts');
  await expect(card(panel, 'Active Employees')).toHaveText('Active Employees13of 14 total');
  await expect(card(panel, 'Total Hours')).toHaveText('Total Hours428.5Mon 16 - Sun 22 Nov: 426.0 h');
  await expect(card(panel, 'Shifts Today')).toHaveText('Shifts Today9Thu 19: 62.0 h, 8 people');
  const statuses = card(panel, 'Status Breakdown').getByRole('listitem');
  await expect(statuses).toHaveText(['Confirmed6094%', 'Pending35%', 'Canceled11%']);
  const roles = card(panel, 'Role Distribution').getByRole('listitem');
  await expect(roles).toHaveText([
    /^Server21/,
    /^Cook15/,
    /^Manager7/,
    /^Host7/,
    /^Bartender7/,
    /^Front Desk6/,
  ]);

  // An edit below the panel and its undo update the figures immediately.
  await page.keyboard.press('Escape');
  await page.locator('[data-shift-id="s-27"]').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(card(panel, 'Total Hours')).toContainText('420.5');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(card(panel, 'Total Hours')).toContainText('428.5');
});

test('shows empty states without shifts', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/insights' });
  await expect(page.getByText('No Data Available', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Heatmap' }).click();
  await expect(page.getByText('No Shifts Scheduled', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('keeps the tab in the address across reloads, and closes the panel on Back over the same calendar', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  const calendar = page.locator('#calendar-view');
  await calendar.evaluate((node) => Object.assign(node, { isTheSame: true }));
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: 'Heatmap' }).click();
  await expect(page).toHaveURL('/insights?tab=heatmap');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(panel.getByRole('tab', { name: 'Heatmap', selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Insights', exact: true })).toBeFocused();
  expect(await calendar.evaluate((node) => Reflect.get(node, 'isTheSame'))).toBe(true);

  await page.goto('/insights?tab=heatmap');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Insights' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Heatmap', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/insights');
  await page.goto('/insights?tab=nothing');
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
});

test('reaches every tab, resizes and expands the panel by keyboard', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByRole('tab', { name: 'Overview' }).focus();
  for (const [position, name] of TABS.entries()) {
    await expect(panel.getByRole('tab', { name })).toBeFocused();
    await expect(panel.getByRole('tab', { name, selected: true })).toBeVisible();
    await expect(panel.getByRole('tabpanel', { name })).not.toBeEmpty();
    if (position < TABS.length - 1) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Home');
  await expect(panel.getByRole('tab', { name: 'Overview', selected: true })).toBeFocused();

  const handle = panel.getByRole('separator', { name: 'Panel height' });
  await handle.focus();
  const height = async () =>
    (await panel.locator('xpath=.//*[@data-panel-header]/..').first().boundingBox())?.height;
  const before = (await height()) ?? 0;
  await page.keyboard.press('ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuenow', '72');
  await expect.poll(height).toBeGreaterThan(before);
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuenow', '97');
  await panel.getByRole('button', { name: 'Shrink' }).click();
  await expect.poll(height).toBe(before);
  await panel.getByRole('button', { name: 'Expand' }).click();
  await expect(handle).toHaveAttribute('aria-valuenow', '97');

  // The pointer drags the panel smaller until it closes.
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(700, 450);
  await expect(handle).toHaveAttribute('aria-valuenow', /^(4|5)\d$/);
  await page.mouse.move(700, 850);
  await page.mouse.up();
  await expect(panel).toBeHidden();
});

test('shows the heatmap as a grid with one tab stop and a tooltip on hover, focus and tap', async ({
  page,
}) => {
  await startWith(page, {
    team: TEAM,
    shifts: SHIFTS,
    path: '/insights?tab=heatmap',
    clock: 'controlled',
  });
  const grid = page.getByRole('grid', { name: 'People working each hour, Mon 16 - Sun 22 Nov' });
  await expect(grid.getByRole('columnheader')).toHaveCount(25);
  await expect(grid.getByRole('rowheader')).toHaveText([
    'Mon 16',
    'Tue 17',
    'Wed 18',
    'Thu 19, today',
    'Fri 20',
    'Sat 21',
    'Sun 22',
  ]);
  const row = grid.getByRole('row', { name: 'Fri 20' }).getByRole('gridcell');
  await expect(row).toHaveText('2,1,1,1,1,1,0,0,0,1,3,4,4,4,5,4,5,6,5,4,4,4,2,2'.split(','));
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);

  const tip = page.getByRole('tooltip');
  await row.nth(17).hover();
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(TOOLTIP_DELAY_MS);
  await expect(tip).toHaveText('Fri 20 Nov, 5 PM - 6 PM6 people');
  await page.mouse.move(5, 5);
  await expect(tip).toHaveCount(0);

  const title = page.getByRole('heading', { level: 1 });
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(row.nth(23)).toBeFocused();
  await page.clock.runFor(TOOLTIP_DELAY_MS);
  await expect(tip).toContainText('Fri 20 Nov, 11 PM - 12 AM');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(row.nth(1)).toBeFocused();
  await expect(title).toHaveText('Schedule Insights');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);

  await page.mouse.move(5, 5);
  await row.nth(9).dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await expect(tip).toContainText('9 AM - 10 AM');
  await page.clock.runFor(TOOLTIP_TOUCH_CLOSE_MS);
  await expect(tip).toHaveCount(0);
});

test('prints only the heading, the days and the open tab, in full', async ({ page }) => {
  const panel = await openPanel(page, true);
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { name: 'Schedule Insights' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Mon 16 - Sun 22 Nov', { exact: true })).toBeVisible();
  await expect(card(page, 'Role Distribution')).toBeVisible();
  await expect(page.locator('[role="tablist"], #calendar-view, hr, button >> visible=true')).toHaveCount(0);
  const ink = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  expect(await ink(heading)).toBe('rgb(0, 0, 0)');
  const clipped = await panel.evaluate(
    (root) =>
      [root, ...root.querySelectorAll('*')].filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          getComputedStyle(element).overflowY !== 'visible',
      ).length,
  );
  expect(clipped).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/insights?tab=heatmap');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.evaluate(() => {
    window.print = () => Object.assign(window, { hasPrinted: true });
  });
  await page.getByRole('button', { name: 'Print' }).locator('visible=true').click();
  expect(await page.evaluate(() => Reflect.get(window, 'hasPrinted'))).toBe(true);
});

for (const isDark of process.env.ROUNDS === undefined ? [true] : [false, true]) {
  test(`has no accessibility violation in the ${isDark ? 'dark' : 'light'} panel`, async ({ page }) => {
    const panel = await openPanel(page, isDark);
    await expectAccessible(page);
    await panel.getByRole('tab', { name: 'Heatmap' }).click();
    await expect(panel.getByRole('grid')).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('insights on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Swipes down from the center of the element by the given distance. */
  async function swipeDown(page: Page, element: Locator, distance: number): Promise<void> {
    const box = await element.boundingBox();
    if (!box) throw new Error('There is nothing to swipe on.');
    const client = await page.context().newCDPSession(page);
    const x = Math.min(box.x + box.width / 2, 195);
    const y = Math.min(box.y + box.height / 2, 600);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const touchPoints = [{ x, y: y + distance * part }];
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await client.detach();
  }

  test('closes the sheet on a swipe down, but not on a short swipe or a swipe on the table', async ({
    page,
  }) => {
    const panel = await openPanel(page);
    await expectAccessible(page);
    await swipeDown(page, panel.getByRole('heading', { name: 'Schedule Insights' }), 60);
    await expect(panel).toBeVisible();
    await panel.getByRole('tab', { name: 'Heatmap' }).click();
    const grid = panel.getByRole('grid');
    // The table is scrolled to the busiest hours, the first of them fully visible beside the names.
    const day = await grid.getByRole('rowheader').first().boundingBox();
    const edge = (day?.x ?? 0) + (day?.width ?? 0);
    const cells = await grid.locator('tr').nth(1).locator('td').all();
    const lefts = await Promise.all(cells.map(async (cell) => ((await cell.boundingBox())?.x ?? 0) - edge));
    expect(lefts.find((left) => left > -1)).toBeLessThan(5);
    expect(lefts[0]).toBeLessThan(-100);
    await swipeDown(page, grid, 200);
    await expect(grid).toBeVisible();

    await grid.locator('..').evaluate((strip) => strip.scrollTo(300, 0));
    const name = grid.getByRole('rowheader', { name: 'Fri 20' });
    await expect(name).toBeInViewport({ ratio: 0.9 });

    await panel.getByRole('tab', { name: 'Overview' }).click();
    const content = panel.getByRole('tabpanel');
    await content.evaluate((element) => element.scrollTo(0, 100));
    await swipeDown(page, content, 60);
    await expect(panel).toBeVisible();
    await content.evaluate((element) => element.scrollTo(0, 0));
    await swipeDown(page, content, 200);
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
