import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import Papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { expectAccessible } from '@/e2e/support/accessibility';
import { publishAllTheSame } from '@/e2e/support/publish';
import { TEAM, WEEK, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const QUICK = { 'brigade-effects': 'quick' };
/** Only the deep run tests the slow looks. */
const IS_DEEP = process.env.ROUNDS !== undefined;
const share = (page: Page) => dialog(page, 'Share');
const picture = (page: Page) => share(page).getByRole('img');

/** Twenty-five people with five days each, some past midnight; every fifth person has split shifts. */
const TEAM_OF_25 = Array.from({ length: 25 }, (_, at) => ({
  name: at === 3 ? 'مريم الفاسي' : `${TEAM[at % TEAM.length]?.name} ${at}`,
  role: TEAM[at % TEAM.length]?.role ?? '',
}));
const TIMES = ['09:00-17:00', '16:30-22:30', '17:00-01:00', '22:00-06:00'];
const SHIFTS_OF_25 = TEAM_OF_25.flatMap(({ name }, at) =>
  [0, 1, 2, 3, 4].flatMap((day) =>
    (at % 5 === 0 ? ['10:30-14:30', '17:30-22:00'] : [TIMES[(at + day) % 4] ?? '']).map((times) => {
      const [startTime = '', endTime = ''] = times.split('-');
      const status = (at + day) % 7 === 0 ? 'Pending' : 'Confirmed';
      return { employeeName: name, date: WEEK[(at + day) % 7] ?? '', startTime, endTime, status };
    }),
  ),
);

async function openShare(page: Page, tab: string): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await share(page).getByRole('tab', { name: tab }).click();
}

/** Publishes the week. Without a celebration the dialog opens automatically. */
async function publish(page: Page, tab: string): Promise<void> {
  await publishAllTheSame(page);
  await share(page).getByRole('tab', { name: tab }).click();
}

/** The number of printed pages, and their width and height in points. */
async function printed(page: Page): Promise<readonly number[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = '', height = ''] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return [pages, Math.round(Number(width)), Math.round(Number(height))];
}

/** Printed texts that do not fit. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page
    .locator('.print-line')
    .evaluateAll((lines) =>
      lines.flatMap((line) => (line.scrollWidth > line.clientWidth + 1 ? [line.textContent ?? ''] : [])),
    );
}

const savedBy = async (page: Page, button: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    share(page).getByRole('button', { name: button }).click(),
  ]);
  return download;
};

test('prints a week of 25 people on one page of either paper, and shares, copies and saves its picture', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const taken: File[] = [];
    Object.assign(window, { taken, printed: 0 });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files = [] }: ShareData) => void taken.push(...files),
    });
    window.print = () => Object.assign(window, { printed: 1 });
  });
  await startWith(page, { team: TEAM_OF_25, shifts: SHIFTS_OF_25, isDark: true, stored: QUICK });
  await publish(page, 'Print and picture');
  await expect(picture(page)).toHaveAccessibleName(
    'The schedule Nov 16 - Nov 22 as a picture: 25 people, 150 shifts',
  );
  await expectAccessible(page);
  const size = await picture(page).evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(size[0]).toBe(3200);
  expect(size[1]).toBeGreaterThan(1600);

  await share(page).getByRole('button', { name: 'Share picture' }).click();
  await expect(share(page).getByText('Picture handed on')).toBeVisible();
  const handed = await page.evaluate(() =>
    (window as unknown as { taken: readonly File[] }).taken.map(({ name, type }) => [name, type]),
  );
  expect(handed).toEqual([['brigade-2026-11-16.png', 'image/png']]);
  // Copying a picture of this size takes seconds.
  if (IS_DEEP) {
    await share(page).getByRole('button', { name: 'Copy picture' }).click();
    await expect(share(page).getByText('Picture copied')).toBeVisible({ timeout: 15_000 });
  }
  const png = await savedBy(page, 'Save picture');
  expect(png.suggestedFilename()).toBe('brigade-2026-11-16.png');
  const bytes = await readFile(await png.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(size);

  await expect(share(page).getByRole('radio', { name: 'Letter' })).toBeChecked();
  await share(page).getByRole('button', { name: 'Print', exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  expect(await printed(page)).toEqual([1, 792, 612]);
  await share(page).getByRole('radio', { name: 'A4' }).check();
  expect(await printed(page)).toEqual([1, 842, 595]);

  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Schedule Nov 16 - Nov 22, 2026' });
  await expect(table).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(9);
  await expect(table.getByRole('rowheader', { name: /^Maya Lindqvist 2/ })).toBeVisible();
  await expect(table.locator('.print-shift')).toHaveCount(150);
  await expect(page.getByText('Add Shift')).toBeHidden();
  expect(await cutTexts(page)).toEqual([]);
  await expect(table).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('exports shifts and hours of any week to spreadsheets, published or not', async ({ page }) => {
  const notes = [
    {
      ...WEEK_SHIFTS[0],
      employeeName: 'Elena Marchetti',
      date: '2026-11-10',
      startTime: '08:00',
      endTime: '16:00',
    },
  ];
  await startWith(page, { team: TEAM, shifts: [...WEEK_SHIFTS, ...notes], stored: QUICK });
  await openShare(page, 'Spreadsheet');
  await expect(share(page).getByText('63 lines, Nov 16 - Nov 22')).toBeVisible();
  await expectAccessible(page);

  const csv = await savedBy(page, 'Save CSV');
  expect(csv.suggestedFilename()).toBe('brigade-shifts-2026-11-16-to-2026-11-22.csv');
  const { data } = Papa.parse<string[]>((await readFile(await csv.path(), 'utf8')).replace(/^\ufeff/, ''));
  expect(data).toHaveLength(65);
  expect(data[1]).toEqual([
    '2026-11-16',
    'Elena Marchetti',
    'Manager',
    '09:00',
    '17:00',
    '8.00',
    'Confirmed',
    '',
  ]);

  await share(page).getByRole('radio', { name: 'Hours' }).check();
  await share(page).getByRole('radio', { name: 'This month' }).check();
  await expect(share(page).getByText('64 lines, Nov 1 - Nov 30')).toBeVisible();
  const xlsx = await savedBy(page, 'Save Excel file');
  await expect(share(page).getByText('Saved: brigade-hours-2026-11-01-to-2026-11-30.xlsx')).toBeVisible();
  const [hours, weeks] = await readSheets(await readFile(await xlsx.path()));
  expect(hours?.data).toHaveLength(65);
  const owen = hours?.data.filter(([, person]) => person === 'Owen Kessler');
  expect(owen?.map(([, , , , , planned, overtime]) => [planned, overtime])).toEqual([
    ...Array.from({ length: 5 }, () => [8, 0]),
    [8, 8],
    [8, 8],
  ]);
  expect(weeks?.data.at(1)).toEqual([
    'David Okafor',
    expect.any(Date),
    expect.any(Number),
    expect.any(Number),
    0,
  ]);

  await share(page).getByRole('radio', { name: 'Other dates' }).check();
  await share(page).getByLabel('Last day').fill('2026-11-01');
  await page.keyboard.press('Tab');
  await expect(share(page).getByText('The last day lies before the first one.')).toBeVisible();
  await expect(share(page).getByRole('button', { name: 'Save CSV' })).toBeDisabled();
});

/** Even the smaller number is enough for the worker that compresses large files. */
const ROWS = IS_DEEP ? 10_000 : 2000;

test(`writes ${ROWS} rows while the page stays responsive`, async ({ page }) => {
  if (IS_DEEP) test.setTimeout(120_000);
  const many = Array.from({ length: ROWS }, (_, at) => ({
    employeeName: TEAM[at % TEAM.length]?.name ?? '',
    date: `2026-11-${String(1 + (at % 30)).padStart(2, '0')}`,
    startTime: '09:00',
    endTime: '17:00',
  }));
  await startWith(page, { team: TEAM, shifts: many, stored: QUICK });
  await openShare(page, 'Spreadsheet');
  await share(page).getByRole('radio', { name: 'This month' }).check();
  await expect(share(page).getByText(`${ROWS.toLocaleString('en-US')} lines`)).toBeVisible();
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });
  const file = await savedBy(page, 'Save Excel file');
  const [sheet] = await readSheets(await readFile(await file.path()));
  expect(sheet?.data).toHaveLength(ROWS + 1);
  const longest = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
  // Only in the deep run, because other tests disturb the measurement.
  if (IS_DEEP) expect(longest).toBeLessThan(200);
});
