import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

const SHIFT = { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '20:00' };
/** Toasts stay until they are closed. */
const STAYING = { 'brigade-notification-preferences': '{"visual":{"duration":0}}' };

const region = (page: Page) => page.getByRole('region', { name: 'Notice (F8)' });
const toasts = (page: Page) => region(page).locator('[data-style]');

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('An element is not on the screen.');
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

test('keeps toasts off the focused cell and the row that is being edited', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await startWith(page, { team: TEAM, shifts: [SHIFT], stored: STAYING });
  await page.keyboard.press('b');
  const cells = page.locator('[data-grid-cell]');
  await cells.last().focus();
  await page.keyboard.type('9-5');
  await page.keyboard.press('Enter');
  const notice = toasts(page).last();
  await expect(notice).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused).toBeVisible();
  await expect.poll(() => areApart(notice, focused)).toBe(true);
  // Back in the corner that toasts usually cover, and typing there.
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', '1']) {
    await page.keyboard.press(key);
    await expect.poll(() => areApart(notice, focused)).toBe(true);
  }
  const row = page.locator('[data-grid-row]').filter({ has: page.locator('input:focus') });
  await expect.poll(() => areApart(notice, row)).toBe(true);
  await page.keyboard.press('F8');
  await expect(notice.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.locator('[data-grid-cell]:focus, [data-grid-item]:focus')).toBeVisible();
});

test('shows at most two toasts on a phone, above the publish dock and clear of a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = ['10:00', '11:00', '12:00', '13:00'].map((start) => ({ ...SHIFT, startTime: start }));
  await startWith(page, { team: TEAM, shifts, stored: STAYING });
  for (const start of ['10', '11', '12']) {
    await page.getByRole('button', { name: new RegExp(`^Shift: Maya Lindqvist, ${start}:00`) }).click();
    const sheet = page.locator('body [data-action-sheet]');
    await sheet.getByRole('button', { name: /^Delete shift/ }).click();
    const question = page.getByRole('alertdialog');
    for (const notice of await toasts(page).all())
      await expect.poll(() => areApart(notice, question.getByRole('button').last())).toBe(true);
    await question.getByRole('button', { name: 'Delete Shift' }).click();
  }
  const notices = toasts(page);
  await expect(notices).toHaveCount(2);
  await expect(region(page).getByText('+1 more')).toBeVisible();
  const dock = page.locator('body [data-publish-dock]');
  for (const place of [0, 1]) await expect.poll(() => areApart(notices.nth(place), dock)).toBe(true);
  await page.getByRole('button', { name: /^Shift: Maya Lindqvist, 1:00/ }).click();
  const sheet = page.locator('body [data-action-sheet]');
  for (const place of [0, 1]) await expect.poll(() => areApart(notices.nth(place), sheet)).toBe(true);
  await expectAccessible(page);
});
