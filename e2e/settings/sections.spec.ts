import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

test('links to each section, marks the one in view and plays each sound by one button', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/settings' });
  const list = page.getByRole('navigation', { name: 'Sections' });
  const current = list.locator('[aria-current=true]');
  await expect(current).toHaveText('Appearance');
  const link = list.getByRole('link', { name: 'Your data' });
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Your data' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(current).toHaveText('Your data');
  await expect(list).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // The mark follows manual scrolling, and a reload returns to the section of the address.
  await page.getByRole('switch', { name: 'Dark mode' }).scrollIntoViewIfNeeded();
  await expect(current).toHaveText('Appearance');
  await page.reload();
  await expect(heading).toBeInViewport();

  // The columns fill the width of the page and have similar widths.
  const [first, second] = await Promise.all(
    ['Appearance and Accessibility', 'Notification Preferences'].map((name) =>
      page.getByRole('region', { name }).boundingBox(),
    ),
  );
  expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
  expect(1440 - ((second?.x ?? 0) + (second?.width ?? 0))).toBeLessThan(48);

  for (const name of ['Default', 'Subtle', 'Distinct']) {
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: `Try the sound: ${name}` }).click();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
});
