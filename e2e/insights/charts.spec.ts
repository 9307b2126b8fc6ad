import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { type SampleShift, TEAM, WEEK, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { shiftCard } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';

const STAFFING = '/insights?tab=staffing';
const HOURS = '/insights?tab=hours';

const tip = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'Total' });
const bars = (page: Page) => page.locator('.chart-bar');
const names = (page: Page) => page.getByRole('rowheader').allInnerTexts();

/** The center of the column of the given hour. */
async function columnAt(page: Page, hour: number): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('slider', { name: 'Hour' }).boundingBox();
  if (!box) throw new Error('There is no chart.');
  return { x: box.x + (box.width * (hour + 0.5)) / 24, y: box.y + box.height / 2 };
}

/** Five days of 8 hours each; the last ends at the given time. */
function fiveDays(employeeName: string, lastEnd: string): readonly SampleShift[] {
  return [16, 17, 18, 19, 20].map((day) => ({
    employeeName,
    date: `2026-11-${day}`,
    startTime: '09:00',
    endTime: day === 20 ? lastEnd : '17:00',
  }));
}

test.describe('staffing tab', () => {
  test('shows the hours of one of seven days by role, as a chart and as a table', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: STAFFING });
    const days = page.getByRole('radiogroup', { name: 'Day', exact: true });
    await expect(days.getByRole('radio')).toHaveCount(7);
    await expect(days.getByRole('radio', { name: 'Today' })).toBeChecked();
    await expect(
      page.getByRole('img', {
        name: 'People at work by hour (Thursday, November 19). Most: 6 (5 PM - 6 PM).',
      }),
    ).toBeVisible();
    const ticks = ['12 AM', '4 AM', '8 AM', '12 PM', '4 PM', '8 PM'];
    await expect(page.locator('.recharts-wrapper text')).toHaveText([...ticks, '0', '2', '4', '6']);

    await page.getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('table', { name: 'People at work by hour, Thursday, November 19' });
    await expect(table.getByRole('row')).toHaveCount(25);
    await expect(table.getByRole('row', { name: '12 AM - 1 AM' }).getByRole('cell')).toHaveText([
      ...['0', '0', '0', '0', '1', '1'],
      '2',
    ]);
    await expectAccessible(page);

    // Nobody works on Wednesday the 25th: the sample week ends on Sunday, its last night shift on Monday.
    await days.getByRole('radio', { name: 'Wed 25' }).check();
    await expect(page.getByText('No Staffing Data')).toBeVisible();
    await expect(page.getByText('No shifts scheduled for this day.')).toBeVisible();
    await days.getByRole('radio', { name: 'Mon 23' }).check();
    await expect(
      page.getByRole('img', { name: /^People at work by hour \(Monday, November 23\)/ }),
    ).toBeVisible();
    await expect(bars(page)).toHaveCount(7);
  });

  test('leaves out the roles that are switched off in the legend', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: STAFFING });
    const servers = page.getByRole('button', { name: 'Server', exact: true });
    await expect(servers).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.chart-bar[data-staffing-role="Server"]')).not.toHaveCount(0);
    await servers.click();
    await expect(servers).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.chart-bar[data-staffing-role="Server"]')).toHaveCount(0);
    for (const role of ['Manager', 'Cook', 'Host', 'Bartender', 'Front Desk']) {
      await page.getByRole('button', { name: role, exact: true }).click();
    }
    await expect(bars(page)).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'No role is shown.' })).toBeVisible();
    await servers.click();
    await expect(bars(page)).not.toHaveCount(0);
  });

  test('shows the numbers of an hour after a delay, by pointer and by keyboard', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: STAFFING, clock: 'controlled' });
    await expect(bars(page)).not.toHaveCount(0);
    await page.clock.pauseAt(new Date('2026-11-19T16:50:00-05:00'));
    const four = await columnAt(page, 16);
    await page.mouse.move(four.x, four.y);
    await page.clock.runFor(TOOLTIP_DELAY_MS - 1);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toContainText('4 PM - 5 PM');
    await expect(tip(page).locator('p')).toHaveText([
      '4 PM - 5 PM',
      ...['Manager1', 'Server1', 'Cook2', 'Host1'],
      'Total5',
    ]);
    await page.mouse.move(4, 4);
    await expect(tip(page)).toHaveCount(0);

    const hour = page.getByRole('slider', { name: 'Hour' });
    await page.getByRole('button', { name: 'Show as table' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(hour).toBeFocused();
    await page.keyboard.press('Home');
    await expect(hour).toHaveAttribute('aria-valuetext', '12 AM - 1 AM, Bartender 1, Front Desk 1, Total 2');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(TOOLTIP_DELAY_MS);
    await expect(tip(page)).toContainText('1 AM - 2 AM');
    await page.keyboard.press('End');
    await expect(tip(page)).toContainText('11 PM - 12 AM');
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(hour).toBeFocused();
  });

  test.describe('staffing chart by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('shows the tooltip for two seconds after a tap', async ({ page }) => {
      await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: STAFFING, clock: 'controlled' });
      await expect(bars(page)).not.toHaveCount(0);
      await page.clock.pauseAt(new Date('2026-11-19T16:50:00-05:00'));
      const four = await columnAt(page, 16);
      await page.touchscreen.tap(four.x, four.y);
      await page.clock.runFor(TOOLTIP_DELAY_MS);
      await expect(tip(page)).toContainText('4 PM - 5 PM');
      await page.clock.runFor(TOOLTIP_TOUCH_CLOSE_MS - 1);
      await expect(tip(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(tip(page)).toHaveCount(0);
      await expectNoSideScroll(page);
    });
  });
});

test.describe('hours tab', () => {
  const shifts = [...fiveDays('Rosa Delgado', '17:00'), ...fiveDays('Marcus Bell', '17:15')];

  test('marks overtime above 40 hours and sorts by the specified order', async ({ page }) => {
    const more = [
      ...shifts,
      { employeeName: 'Ada Gone', date: '2026-11-22', startTime: '22:00', endTime: '06:00' },
      {
        employeeName: 'Ada Gone',
        date: '2026-11-21',
        startTime: '09:00',
        endTime: '17:00',
        status: 'Canceled',
      },
      { employeeName: 'Zoe Out', date: '2026-11-23', startTime: '09:00', endTime: '17:00' },
    ];
    await startWith(page, { team: TEAM, shifts: more, path: HOURS });
    await expect(page.getByText('Mon 16 - Sun 22 Nov').first()).toBeVisible();
    await expect(
      page.getByText('Overtime starts after 40 hours in a week, or 160 in a month.'),
    ).toBeVisible();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('Marcus Bell')).toContainText('Overtime 0.25 h');
    await expect(row('Marcus Bell')).toContainText('40.25');
    await expect(row('Rosa Delgado')).not.toContainText('Overtime');
    await expect(row('Rosa Delgado')).toContainText('40.0');
    await expect(row('Ada Gone').getByRole('cell')).toHaveText(
      ['8.0', /1$/, '8.0 h'].map((text) => new RegExp(text)),
    );

    expect(await names(page)).toEqual(['Marcus Bell', 'Rosa Delgado', 'Ada Gone'].map(withInitials));
    const head = (name: string) => page.getByRole('columnheader', { name });
    const press = (name: string) => head(name).getByRole('button').click();
    await expect(head('Hours')).toHaveAttribute('aria-sort', 'descending');
    await press('Hours');
    await expect(head('Hours')).toHaveAttribute('aria-sort', 'ascending');
    expect(await names(page)).toEqual(['Ada Gone', 'Rosa Delgado', 'Marcus Bell'].map(withInitials));
    await press('Employee');
    await expect(head('Employee')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Hours')).toHaveAttribute('aria-sort', 'none');
    await press('Employee');
    expect(await names(page)).toEqual(['Rosa Delgado', 'Marcus Bell', 'Ada Gone'].map(withInitials));
    await press('Shifts');
    await expect(head('Shifts')).toHaveAttribute('aria-sort', 'descending');
    expect(await names(page)).toEqual(['Marcus Bell', 'Rosa Delgado', 'Ada Gone'].map(withInitials));
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'This Month' }).click();
    await expect(page.getByText('Sun 1 - Mon 30 Nov').first()).toBeVisible();
    await expect(row('Zoe Out')).toBeVisible();
    await expect(page.getByText(/^Overtime \d/)).toHaveCount(0);
  });

  test("lists the shifts of an employee, and opens a shift's card and form", async ({ page }) => {
    await startWith(page, { team: TEAM, shifts, isDark: true });
    await page.getByRole('link', { name: 'Insights' }).first().click();
    await page.getByRole('tab', { name: 'Hours' }).click();
    const panel = page.getByRole('dialog', { name: 'Schedule Insights' });
    const marcus = panel.getByRole('button', { name: 'Marcus Bell' });
    await marcus.click();
    await expect(marcus).toHaveAttribute('aria-expanded', 'true');
    const own = panel.getByRole('list', { name: 'Shifts of Marcus Bell' });
    await expect(own.getByRole('button')).toHaveCount(5);
    await expectAccessible(page);
    const friday = own.getByRole('button', { name: 'Fri, Nov 20 9:00 AM - 5:15 PM 8.25 h' });
    await friday.click();
    await shiftCard(page).getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Shift' });
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(friday).toBeFocused();
    await marcus.click();
    await expect(own).toHaveCount(0);
  });

  test('draws hours against the limit and downloads them as CSV', async ({ page }) => {
    const evil = { employeeName: '=1+1', date: '2026-11-18', startTime: '09:00', endTime: '12:30' };
    await startWith(page, {
      team: [...TEAM, { name: '=1+1', role: 'Cook' }],
      shifts: [...shifts, evil],
      path: HOURS,
    });
    await expect(page.locator('.recharts-wrapper')).toHaveCount(0);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('brigade-hours-2026-11-16-to-2026-11-22.csv');
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '\ufeffEmployee,Hours,Shifts,Breakdown,Overtime\r\n' +
        'Marcus Bell,40.25,5,Cook 40.25,0.25\r\nRosa Delgado,40,5,Cook 40,0\r\n' +
        "'=1+1,3.5,1,Cook 3.5,0\r\n",
    );
    await page.getByRole('button', { name: 'Chart', exact: true }).click();
    await expect(
      page.getByRole('img', {
        name: 'Hours by employee, Mon 16 - Sun 22 Nov, against the limit of 40 h. 1 employee is above it.',
      }),
    ).toBeVisible();
    await expect(page.locator('.hours-chart-over')).not.toHaveCount(0);
    await expect(page.locator('.recharts-wrapper').getByText('40.25', { exact: true })).toBeVisible();
    await expect(page.locator('.recharts-reference-line')).toBeAttached();
    await expect(page.locator('.recharts-wrapper').getByText('40 h', { exact: true })).toBeVisible();
  });

  test('shows an empty state and the number of unreadable shifts', async ({ page }) => {
    const stored = JSON.stringify([
      { id: 'a', employeeName: 'Ana', role: 'Cook', date: 'soon', startTime: '09:00', endTime: '17:00' },
      { id: 'b', employeeName: 'Ana', role: 'Cook', date: WEEK[0], startTime: '09:00' },
    ]);
    await startWith(page, { team: TEAM, stored: { shifts: stored }, path: HOURS, isDark: true });
    await expect(page.getByText('No Hours Data')).toBeVisible();
    await expect(page.getByText('No employee data available for this timeframe.')).toBeVisible();
    await expect(page.getByText('2 shifts skipped: date or time cannot be read')).toBeVisible();
    await page.getByRole('button', { name: 'Repair' }).click();
    await expect(page.getByRole('dialog', { name: 'Shifts to repair' })).toBeVisible();
  });

  if (process.env.ROUNDS !== undefined) {
    test('fits the hours of a team of 300 on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const team = Array.from({ length: 300 }, (_, number) => ({ name: `Person ${number}`, role: 'Server' }));
      const many = team.map(({ name }) => ({
        employeeName: name,
        date: '2026-11-18',
        startTime: '5:30 PM',
        endTime: '5:30 PM',
      }));
      await startWith(page, { team, shifts: many, path: HOURS });
      await expect(page.getByText('300 employees, 7,200.0 h in all')).toBeVisible();
      await expectNoSideScroll(page);
      const last = page.getByRole('button', { name: 'Person 99', exact: true });
      await expect(last).toHaveCount(0);
      await expect(async () => {
        await page.locator('#insights-tab').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
        await expect(last).toBeInViewport({ timeout: 300 });
      }).toPass();
    });
  }
});

function withInitials(name: string): string {
  const [first = '', last = ''] = name.split(' ');
  return `${first.charAt(0)}${last.charAt(0)}\n${name}`;
}

async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}
