import { expect, test } from '@playwright/test';
import { startWith } from '@/e2e/support/storage/starting-state';

const CROWD = 130;
const two = (number: number) => String(number).padStart(2, '0');
/** All on one day, more than a week column or a long list renders on screen. */
const SHIFTS = Array.from({ length: CROWD }, (_, number) => ({
  employeeName: `Person ${number}`,
  role: 'Server',
  date: '2026-11-19',
  startTime: `${two(6 + Math.floor(number / 12))}:${two((number % 12) * 5)}`,
  endTime: '22:00',
}));

test('prints every view completely, black on white and without controls', async ({ page }) => {
  await startWith(page, { shifts: SHIFTS, isDark: true });
  const printed = page.locator('[data-printed-shift]');
  for (const view of ['Week', 'Day', 'Staff', 'List']) {
    await page.emulateMedia({ media: null });
    await page.getByRole('tab', { name: view, exact: true }).click();
    await expect(page.locator('[data-shift-id]').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(printed).toHaveCount(CROWD);
    await expect(printed.last()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.printed-view')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.printed-view')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = paper.match(/\/MediaBox \[0 0 \d+ \d+\]/g) ?? [];
    expect(sheets.length, `sheets of ${view}`).toBeGreaterThan(1);
    expect(sheets[0]).toBe(`/MediaBox [0 0 ${view === 'Week' ? '792 612' : '612 792'}]`);
  }
});
