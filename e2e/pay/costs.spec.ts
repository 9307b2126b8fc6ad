import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const ANA = { name: 'Ana Silva', role: 'Server', wage: 200_000 };
const BEN = { name: 'Ben Cole', role: 'Cook' };
const WEEK = [16, 17, 18, 19, 20].map((day) => ({
  employeeName: 'Ana Silva',
  date: `2026-11-${day}`,
  startTime: '09:00',
  endTime: '17:00',
}));

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z');

test('shows costs of days, week and form if there is a wage, and hides them with one key', async ({
  page,
}) => {
  await startWith(page, { team: [ANA, BEN], shifts: WEEK });
  const monday = page.getByRole('button', { name: /^Monday, November 16/ });
  await expect(monday).toHaveAccessibleName(/Cost: \$160/);
  await expect(page.getByText('5 shifts · Cost: $800')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Shift+N');
  const form = dialog(page, 'Add Shift');
  await form.getByLabel('Employee', { exact: true }).fill('Ana Silva');
  await page.keyboard.press('Enter');
  await form.getByLabel('Date').fill('11/21/2026');
  await form.getByLabel('Start Time').fill('9:00 AM');
  await form.getByLabel('End Time').fill('1:00 PM');
  await page.keyboard.press('Tab');
  await expect(form.getByText('This shift costs $120.00, $120.00 of it overtime.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.keyboard.press('Shift+D');
  await expect(monday).not.toHaveAccessibleName(/\$/);
  await expect(page.getByText(/\$/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Monday, November 16/ })).toHaveAccessibleName(
    /Cost: Hidden/,
  );
});

test('accepts a wage with a comma, rejects a negative one and stores it with the employee', async ({
  page,
}) => {
  await startWith(page, { team: [BEN], path: '/employees' });
  await page.getByRole('button', { name: 'Edit Ben Cole' }).click();
  const form = dialog(page, 'Edit Employee');
  await form.getByText('More', { exact: true }).click();
  const wage = form.getByLabel('Hourly wage');
  await wage.fill('-5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter an amount of 0 or more.')).toBeVisible();
  await expect(wage).toBeFocused();
  await expectAccessible(page);
  await wage.fill('16,50');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Edit Ben Cole' }).click();
  await form.getByText('More', { exact: true }).click();
  await expect(wage).toHaveValue('16.50');
});

test('paints and types staffing needs, and adds open shifts for the gaps in one step', async ({ page }) => {
  await startWith(page, { team: [ANA, BEN], shifts: WEEK });
  await menu(page, 'Staffing needs');
  const needs = dialog(page, 'Staffing needs');
  await needs.getByRole('radio', { name: 'Mon', exact: true }).check();
  const cell = (hour: string) => needs.getByRole('gridcell', { name: new RegExp(`^Server, ${hour} - `) });
  await needs.getByRole('radio', { name: '2', exact: true }).check();
  await cell('9 AM').hover();
  await page.mouse.down();
  await cell('12 PM').hover();
  await page.mouse.up();
  await expect(cell('12 PM')).toHaveAccessibleName('Server, 12 PM - 1 PM: 2');
  await cell('4 PM').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('1');
  await expect(cell('5 PM')).toHaveAccessibleName('Server, 5 PM - 6 PM: 1');
  await expectAccessible(page);

  await needs.getByRole('tab', { name: 'Gaps this week' }).click();
  const gaps = needs.getByRole('list', { name: 'Gaps this week' }).getByRole('listitem');
  await expect(gaps).toHaveText([/Mon, Nov 16\s*9 AM - 1 PM\s*1 × Server/, /5 PM - 6 PM\s*1 × Server/]);
  await expectAccessible(page);
  await needs.getByRole('button', { name: 'Make open shifts from demand' }).click();
  await expect(needs.getByText('Every hour that is needed is planned.')).toBeVisible();
  await page.keyboard.press('Escape');
  const monday = page.getByRole('region', { name: /^Monday, November 16/ });
  await expect(monday.getByText('Open shift')).toHaveCount(2);
  await undo(page);
  await expect(monday.getByText('Open shift')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^Monday, November 16.*Too few: 9 AM - 1 PM 1 × Server/ }),
  ).toBeVisible();
});

test('proposes expected sales, imports pasted ones and compares costs with a budget', async ({ page }) => {
  const past = Object.fromEntries(
    ['2026-11-09', '2026-11-02', '2026-10-26'].map((date, week) => [
      date,
      { actual: (5 + week) * 1_000_000 },
    ]),
  );
  await startWith(page, {
    team: [ANA, BEN],
    shifts: WEEK,
    stored: {
      'brigade-sales': JSON.stringify(past),
      'brigade-budget': JSON.stringify({ kind: 'percent', percent: 25 }),
    },
  });
  await menu(page, 'Sales');
  const sales = dialog(page, 'Sales');
  const monday = sales.getByRole('group', { name: 'Monday, November 16' });
  await expect(monday.getByText('$600.00, the median of 3 past days')).toBeVisible();
  await monday.getByRole('button', { name: 'Take' }).click();
  await expect(monday.getByLabel('Expected')).toHaveValue('600.00');
  const tuesday = sales.getByRole('group', { name: 'Tuesday, November 17' }).getByLabel('Expected');
  await tuesday.fill('-1');
  await expect(sales.getByText('Enter an amount of 0 or more.')).toBeVisible();
  await sales.getByText('Paste a list').click();
  await sales.getByLabel('Sales, a line a day').fill('2026-11-18  1,200.50\n2026-11-19 many');
  await sales.getByRole('button', { name: 'Read' }).click();
  await expect(sales.getByText(/^Line 2, “2026-11-19 many”/)).toBeVisible();
  await expect(
    sales.getByRole('group', { name: 'Wednesday, November 18' }).getByLabel('Expected'),
  ).toHaveValue('1200.50');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Labor costs 800; a quarter of 1,800.50 may be spent.
  await expect(page.getByText('over budget by $350')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Monday, November 16/ })).toHaveAccessibleName(
    /27% of sales, misses the goal/,
  );

  await page.goto('/insights');
  const week = page.getByRole('region', { name: 'Cost and sales' });
  await expect(week.getByText('44%', { exact: true })).toBeVisible();
  await expect(week.getByText(/over budget by \$350/)).toBeVisible();
  await expectAccessible(page);
});

test('records actual hours by keyboard in one undoable step and exports them for payroll', async ({
  page,
}) => {
  await startWith(page, { team: [{ ...ANA, ...{ payrollId: '007' } }, BEN], shifts: WEEK });
  await menu(page, 'What really happened');
  const day = dialog(page, 'What really happened');
  await day.getByRole('button', { name: 'All as planned' }).press('Enter');
  const ana = day.getByRole('group', { name: /^Ana Silva/ });
  await expect(ana.getByRole('radio', { name: 'Worked' })).toBeChecked();
  await ana.getByLabel('End').fill('7 PM');
  await ana.getByLabel('Unpaid break').fill('900');
  await page.keyboard.press('Enter');
  await expect(ana.getByText('Enter minutes, fewer than the shift has.')).toBeVisible();
  await ana.getByLabel('Unpaid break').fill('30');
  await expect(ana.getByText('2 h more than planned')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(day).toBeHidden();

  const payroll = async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const share = dialog(page, 'Share');
    await share.getByRole('tab', { name: 'Spreadsheet' }).click();
    await share.getByRole('radio', { name: 'Payroll' }).check();
    const download = page.waitForEvent('download');
    await share.getByRole('button', { name: 'Save CSV' }).click();
    const stream = await (await download).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part));
    await page.keyboard.press('Escape');
    return Buffer.concat(parts).toString();
  };
  const file = await payroll();
  expect(file).toContain('007,Ana Silva,2026-11-16,2026-11-22,40.00,41.50,40.00,1.50,0.00,0,0,4');
  expect(file).not.toMatch(/cost|USD/i);
  await undo(page);
  expect(await payroll()).toContain('40.00,40.00,40.00,0.00,0.00,0,0,5');
});
