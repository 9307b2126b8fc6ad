import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startWith } from '@/e2e/support/storage/starting-state';
import { savePicture } from './webp-picture';

/* The README's screenshots of the sample restaurant's week; see scripts/make/readme-pictures.mjs. */

test.use({ viewport: { width: 1280, height: 800 } });

for (const look of ['light', 'dark'] as const) {
  test(`takes the README's picture of the week in the ${look} look`, async ({ page }) => {
    await startWith(page, { onboarding: 'new', isDark: look === 'dark' });
    await page.getByRole('button', { name: 'Try with a sample restaurant' }).click();
    await expect(page.getByText('61 shifts', { exact: true })).toBeVisible();
    const toast = page.getByText('Sample restaurant loaded');
    await expect(toast).toBeVisible();
    await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Close' }).click();
    await expect(toast).toBeHidden();
    mkdirSync('docs/pictures', { recursive: true });
    await savePicture(page, `docs/pictures/week-${look}.webp`, 1280);
  });
}
