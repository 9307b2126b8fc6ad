import { expect, type Page, test } from '@playwright/test';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { dialog, fillBasicInfo, saveNewShift, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { FIRST_SHIFT_DELAY_MS } from '@/lib/timing';

const PAUSED = new Date('2026-11-19T16:41:00-05:00');

const card = (page: Page) => page.getByRole('region', { name: 'Create Your First Shift' });

/** Opens the third onboarding step with a team and a controlled clock. */
async function comeToFirstShift(page: Page): Promise<void> {
  await startWith(page, {
    onboarding: 'new',
    clock: 'controlled',
    team: TEAM,
    stored: { 'brigade-onboarding-current-step': 'create-shift' },
  });
  await page.clock.pauseAt(PAUSED);
  await expect(card(page)).toBeVisible();
}

async function beginFirstShift(page: Page): Promise<void> {
  await comeToFirstShift(page);
  await card(page).getByRole('button', { name: 'Add Shift', exact: true }).click();
}

const prompt = (page: Page) => dialog(page, 'Congratulations!');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('delays the congratulations until the user leaves the grid after typing the first shift', async ({
  page,
}) => {
  await beginFirstShift(page);
  await expect(page.getByLabel(/^Times for Elena Marchetti/)).toBeFocused();
  await page.keyboard.type('9-5');
  await page.keyboard.press('Enter');
  // The delay starts here.
  await expect.poll(() => stored(page, 'brigade-first-shift-added')).toBe('true');
  await page.clock.runFor(FIRST_SHIFT_DELAY_MS);
  await expect(page.getByText(/^Ready to explore/)).toBeVisible();
  await page.keyboard.type('10-6');
  await page.keyboard.press('Enter');
  await expect(shiftCards(page)).toHaveCount(2);
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'By day' }).click();
  await page.clock.runFor(FIRST_SHIFT_DELAY_MS);
  await expect(prompt(page)).toBeVisible();
  expect(await stored(page, 'brigade-onboarding-completed')).toBe('true');
});

test('shows the week of the first shift after it is added through the form', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await comeToFirstShift(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Add Shift' }).click();
  const form = dialog(page, 'Add Shift');
  await fillBasicInfo(form, { ...DINNER_SHIFT, date: '2026-12-02' });
  await saveNewShift(page, form);
  await page.clock.runFor(FIRST_SHIFT_DELAY_MS);
  await prompt(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(page.getByText('Nov 30 - Dec 6').first()).toBeVisible();
});
