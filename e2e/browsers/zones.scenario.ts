import { expect, test } from '@playwright/test';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

// Twenty to five in the afternoon in New York, the clock of the stories, is the next day in the first and the last.
for (const [zone, today] of [
  ['Pacific/Kiritimati', 'Fri, today'],
  ['Pacific/Pago_Pago', 'Thu, today'],
  ['Asia/Kathmandu', 'Fri, today'],
] as const) {
  test.describe(`on a device in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('today is that of the zone, and a shift stays on its day', async ({ page }) => {
      await startWith(page, { team: TEAM, shifts: [DINNER_SHIFT] });
      const friday = page.getByRole('region', { name: /^Friday/ });
      for (const _ of ['at first', 'after a reload']) {
        await expect(page.getByText(today)).toBeVisible();
        await expect(friday.locator('[data-shift-id]')).toContainText('4:00 PM');
        await page.reload();
      }
    });
  });
}
