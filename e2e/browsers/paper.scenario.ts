import { expect, test } from '@playwright/test';
import { layOut } from '@/e2e/browsers/paper';
import { startWith } from '@/e2e/support/storage/starting-state';

const CROWD = 130;
const two = (number: number) => String(number).padStart(2, '0');
const SHIFTS = Array.from({ length: CROWD }, (_, number) => ({
  employeeName: `Person ${number}`,
  role: 'Server',
  date: '2026-11-19',
  startTime: `${two(6 + Math.floor(number / 12))}:${two((number % 12) * 5)}`,
  endTime: '22:00',
}));

test('lays out every view for paper: complete, black on white and without controls', async ({ page }) => {
  await startWith(page, { shifts: SHIFTS, isDark: true });
  const printed = page.locator('[data-printed-shift]');
  const sheet = page.locator('.printed-view');
  for (const view of ['Week', 'Day', 'Staff', 'List']) {
    await page.getByRole('tab', { name: view, exact: true }).click();
    await expect(page.locator('[data-shift-id]').first()).toBeVisible();
    await layOut(page, 'paper');
    await expect(printed).toHaveCount(CROWD);
    await expect(printed.last()).toBeVisible();
    await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await layOut(page, 'screen');
    await expect(printed).toHaveCount(0);
  }
});
