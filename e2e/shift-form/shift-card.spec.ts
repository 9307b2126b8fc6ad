import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCard } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

/** Maya's Friday dinner overlaps the afternoon shift; Theo's Sunday shift is at the edge of the screen. */
const SHIFTS = [
  { ...DINNER_SHIFT, notes: 'Closes the bar' },
  { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '12:00', endTime: '17:00' },
  { employeeName: 'Theo Brandt', date: '2026-11-22', startTime: '09:00', endTime: '17:00' },
];

const shown = (page: Page, number: number) =>
  page.locator('#calendar-view').locator(`[data-shift-id="s-${number}"]`);
const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible.`);
  return box;
}

test('opens the card of a shift in every view, sets its status and offers the same actions in the menu', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await shown(page, 0).click();
  await expect(shiftCard(page)).toHaveAccessibleName(
    'Maya Lindqvist, Friday, November 20, 4:00 PM - 11:00 PM',
  );
  await expect(shiftCard(page)).toContainText('Overlaps Fri 12:00 PM - 5:00 PM');
  await expect(shiftCard(page)).toContainText('Closes the bar');
  await expectAccessible(page);
  await shiftCard(page).getByRole('button', { name: 'Pending' }).click();
  await expect(shown(page, 0)).toHaveAttribute('data-shift-status', 'Pending');
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page, 0)).toHaveAttribute('data-shift-status', 'Confirmed');
  await expect(shiftCard(page)).toHaveCount(0);

  await shown(page, 2).click();
  await expect(shiftCard(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(shiftCard(page)).toHaveCount(0);
  await expect(page.locator('[data-day-head="2026-11-22"]')).toBeFocused();

  await shown(page, 0).click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Maya Lindqvist' });
  await expect(menu.getByRole('menuitemradio', { name: 'Confirmed' })).toBeChecked();
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Who can cover?' }).click();
  await expect(dialog(page, 'Who can cover?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page, 0)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown(page, 0)).toBeFocused();

  await page.locator('[data-day-head="2026-11-20"]').click();
  for (const view of ['By employee', 'Day', 'Staff', 'List']) {
    await page.getByRole(view === 'By employee' ? 'button' : 'tab', { name: view, exact: true }).click();
    await shown(page, 0).click({ position: { x: 12, y: 12 } });
    await expect(shiftCard(page)).toContainText('Friday, November 20, 4:00 PM - 11:00 PM');
    await expect(shiftCard(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(shiftCard(page)).toHaveCount(0);
  }
  await shown(page, 0).dblclick({ position: { x: 12, y: 12 } });
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
});

test.describe('shift sheet on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the same warnings, sets the status in one tap and is not covered by a toast', async ({
    page,
  }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    await shown(page, 0).tap();
    const sheet = dialog(page, 'Maya Lindqvist');
    await expect(sheet).toContainText('Overlaps Fri 12:00 PM - 5:00 PM');
    await sheet.getByRole('button', { name: 'Pending' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(notice(page)).toContainText('Shift status changed');
    await shown(page, 1).tap();
    await expect(sheet.getByRole('button', { name: /^Delete shift/ })).toBeVisible();
    const top = (await boxOf(sheet.locator('[data-action-sheet]'))).y;
    // The toast moves a few frames after the sheet opens.
    const bottom = async () => {
      const { y, height } = await boxOf(notice(page));
      return y + height;
    };
    await expect.poll(bottom).toBeLessThan(top);
    await expectAccessible(page);
  });
});
