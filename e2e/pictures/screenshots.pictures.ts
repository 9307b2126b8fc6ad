import { expect, type Page, test } from '@playwright/test';
import { startWith } from '@/e2e/support/storage/starting-state';
import { TEAM, WEEK_SHIFTS } from '../support/sample-team';
import { savePicture } from './webp-picture';

/*
 * The screenshots of the manifest, which browsers show before an installation; see scripts/make/icons.mjs.
 * Their own folder keeps them out of the offline files.
 */

const FRAMES = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'narrow', viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 },
] as const;

async function start(page: Page, path = '/'): Promise<void> {
  const shifts = WEEK_SHIFTS.map((shift, index) => ({
    ...shift,
    status: index === 40 ? 'Pending' : 'Confirmed',
  }));
  await startWith(page, { team: TEAM, shifts, isDark: false, path });
}

for (const { name, ...frame } of FRAMES) {
  test.describe(name, () => {
    test.use(frame);
    const save = (page: Page, picture: string) =>
      savePicture(
        page,
        `public/screenshots/${name}-${picture}.webp`,
        frame.viewport.width * frame.deviceScaleFactor,
      );

    test('takes the screenshot of the calendar', async ({ page }) => {
      await start(page);
      await expect(page.locator('[data-shift-id]').first()).toBeVisible();
      await save(page, name === 'wide' ? 'week' : 'day');
    });

    test('takes the screenshot of insights', async ({ page }) => {
      await start(page, '/insights');
      await page.getByRole('tab', { name: 'Hours' }).click();
      await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
      await save(page, 'insights');
    });
  });
}
