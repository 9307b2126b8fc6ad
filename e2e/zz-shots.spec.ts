import { test } from '@playwright/test';
import { startWith } from '@/e2e/support/storage/starting-state';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
test('shots', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, isDark: true });
  for (const view of ['Week', 'Day', 'Staff', 'List']) {
    await page.emulateMedia({ media: null });
    await page.getByRole('tab', { name: view, exact: true }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(view === 'Week' ? { width: 980, height: 700 } : { width: 720, height: 980 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shots/print-${view}.png` });
  }
});
