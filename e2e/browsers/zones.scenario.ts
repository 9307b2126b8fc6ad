import { expect, test } from '@playwright/test';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

// The tests run at 4:40 PM in New York, which is already the next day in the first and the last zone.
for (const [zone, today] of [
  ['Pacific/Kiritimati', 'Fri, today'],
  ['Pacific/Pago_Pago', 'Thu, today'],
  ['Asia/Kathmandu', 'Fri, today'],
] as const) {
  test.describe(`device in time zone ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('shows today in that time zone and keeps a shift on its day', async ({ page }) => {
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
