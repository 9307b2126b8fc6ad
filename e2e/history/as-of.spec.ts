import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { cell, inCell, stored } from '@/e2e/support/employee-grid';
import { keyboard } from '@/e2e/support/hands';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { expectTouchable } from '@/e2e/support/touch-targets';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Marcus Bell', date: '2026-11-19', startTime: '10:00', endTime: '18:00' },
  { employeeName: 'Theo Brandt', date: '2026-11-19', startTime: '16:00', endTime: '22:00' },
  { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '09:00', endTime: '17:00' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const toasts = (page: Page) => page.getByRole('region', { name: 'Notice' });
const bar = (page: Page) => page.getByRole('region', { name: /^The schedule as it was on / });

async function openHistory(page: Page) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = dialog(page, 'Notifications');
  await panel.getByRole('tab', { name: 'History' }).click();
  return panel;
}

async function deleteShift(page: Page, name: string) {
  await page
    .getByRole('button', { name: `Delete shift: ${name}` })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** Deletes the three shifts of Thursday in three steps. */
async function deleteThursday(page: Page) {
  for (const name of ['Maya Lindqvist', 'Marcus Bell', 'Theo Brandt']) await deleteShift(page, name);
  await expect(shiftCards(page)).toHaveCount(1);
}

const lookBefore = (name: string) => ({ name: new RegExp(`^As it was before: Deleted ${name}’s shift`) });

test('shows a deleted day as of an earlier step, restores it in one step and undoes the restore', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await deleteThursday(page);
  await page.getByRole('button', { name: /^Publish Nov/ }).click();
  await dialog(page, 'Share').getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, 'Share')).toHaveCount(0);
  const panel = await openHistory(page);
  await expect(panel.getByRole('listitem').first()).toContainText('Published Nov 16 - Nov 22');
  await panel.getByRole('button', lookBefore('Maya Lindqvist')).click();

  await expect(bar(page)).toContainText(
    'before “Deleted Maya Lindqvist’s shift on Thu Nov 19, 9:00 AM - 5:00 PM”',
  );
  await expect(shiftCards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /dark/i }).first().click();
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Restore Thu Nov 19' }).click();
  const restoring = dialog(page, 'Restore a day as it was');
  await expect(restoring.getByText('3 shifts come back')).toBeVisible();
  await expectAccessible(page);
  await restoring.getByRole('button', { name: 'Restore' }).click();

  await expect(bar(page)).toHaveCount(0);
  await expect(shiftCards(page)).toHaveCount(4);
  await expect(toasts(page)).toContainText('Thu Nov 19 is as it was');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shiftCards(page)).toHaveCount(1);
});

test('refuses every edit of a past schedule, and returns to now when another page opens', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await deleteThursday(page);
  const panel = await openHistory(page);
  await panel.getByRole('button', lookBefore('Maya Lindqvist')).click();
  await expect(shiftCards(page)).toHaveCount(4);
  const refusal = toasts(page).getByText('This is the schedule as it was');

  await page.keyboard.press('Shift+N');
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shiftCards(page).filter({ hasText: 'Marcus Bell' }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Shift+P');
  const [card, friday] = [
    await shiftCards(page).filter({ hasText: 'Marcus Bell' }).boundingBox(),
    await shiftCards(page).last().boundingBox(),
  ];
  if (!card || !friday) throw new Error('The cards are missing.');
  await page.mouse.move(card.x + 40, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(friday.x + 40, friday.y + 160, { steps: 5 });
  await page.mouse.up();
  await expect(shiftCards(page)).toHaveCount(4);
  await expect(shiftCards(page).filter({ hasText: 'Marcus Bell' })).toBeVisible();

  // Typing in the grid, and Delete on a card there.
  await page.keyboard.press('b');
  await cell(page, 'Theo Brandt', 20).focus();
  await page.keyboard.type('9-5');
  await page.keyboard.press('Enter');
  await expect(inCell(page, 'Theo Brandt', 20)).toHaveCount(0);
  await inCell(page, 'Maya Lindqvist', 19).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(inCell(page, 'Maya Lindqvist', 19)).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Employees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toHaveCount(0);
  await expect(shiftCards(page)).toHaveCount(1);
  expect(await stored(page)).toHaveLength(1);
});

test('restores the week of one person by keyboard and leaves the weeks of others', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await deleteThursday(page);
  const hands = keyboard(page);
  await hands.keyUntil('Tab', page.getByRole('button', { name: /^Notifications/ }));
  await hands.key('Enter');
  const panel = dialog(page, 'Notifications');
  await hands.keyUntil('Tab', panel.getByRole('tab', { name: 'News' }));
  await hands.key('ArrowRight');
  const look = panel.getByRole('button', lookBefore('Maya Lindqvist'));
  await hands.keyUntil('Tab', look);
  await hands.key('Enter');
  const words = bar(page).getByText(/^The schedule as it was on Thu Nov 19, 4:40 PM, before “Deleted/);
  await expect(words.locator('xpath=..')).toBeFocused();
  await hands.key('Tab');
  await hands.key('Tab');
  await expect(page.getByRole('button', { name: 'Restore a person’s week' })).toBeFocused();
  await hands.key('Enter');
  const restoring = dialog(page, 'Restore a person’s week as it was');
  await expect(restoring.getByText('1 shift comes back')).toBeVisible();
  await expect(restoring).toContainText('Marcus Bell, Thu Nov 19, 10:00 AM - 6:00 PM');
  await hands.keyUntil('Tab', restoring.getByRole('button', { name: 'Person' }));
  await hands.key('Space');
  await expect(page.getByRole('option', { name: 'Theo Brandt' })).toBeVisible();
  await hands.key('End');
  await hands.key('Enter');
  await expect(restoring).toContainText('Theo Brandt, Thu Nov 19, 4:00 PM - 10:00 PM');
  await hands.keyUntil('Tab', restoring.getByRole('button', { name: 'Restore', exact: true }));
  await hands.key('Enter');
  await expect(shiftCards(page)).toHaveCount(2);
  await expect(toasts(page)).toContainText('Theo Brandt’s week is as it was');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shiftCards(page)).toHaveCount(1);
});

test('opens a restore point from the settings and restores one day from it', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await deleteThursday(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  const look = page.getByRole('button', { name: /^Look at the schedule as it was on Thu, Nov 19, 2026/ });
  await look.first().scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await look.first().click();
  await expect(bar(page)).toContainText('The schedule as it was on Thu, Nov 19, 2026, 4:40 PM.');
  await expect(shiftCards(page)).toHaveCount(4);
  await bar(page).getByRole('button', { name: 'Restore Thu Nov 19' }).click();
  await expect(dialog(page, 'Restore a day as it was').getByText('3 shifts come back')).toBeVisible();
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Back to now' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(shiftCards(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('opens a step in the calendar from another page, and offers nothing to restore on an unchanged day', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await deleteThursday(page);
  await page.getByRole('link', { name: 'Employees' }).click();
  const panel = await openHistory(page);
  await panel.getByRole('button', lookBefore('Maya Lindqvist')).click();
  await expect(bar(page)).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(4);
  await bar(page).getByRole('button', { name: 'Restore Thu Nov 19' }).click();
  const restoring = dialog(page, 'Restore a day as it was');
  await restoring.getByRole('button', { name: 'Day' }).click();
  await page.getByRole('option', { name: 'Friday, Nov 20' }).click();
  await expect(restoring.getByText('Nothing differs: every shift is as it was.')).toBeVisible();
  await expect(restoring.getByRole('button', { name: 'Restore', exact: true })).toBeDisabled();
});

test.describe('past schedule on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a past schedule and restores a day by touch', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    const card = shiftCards(page).filter({ hasText: 'Marcus Bell' });
    await card.tap();
    await page.getByRole('button', { name: 'Delete shift: Marcus Bell' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift', exact: true }).tap();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: /^Notifications/ }).tap();
    const panel = dialog(page, 'Notifications');
    await panel.getByRole('tab', { name: 'History' }).tap();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await panel.getByRole('button', lookBefore('Marcus Bell')).tap();
    await expect(bar(page)).toBeVisible();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await expectTouchable(page);
    await bar(page).getByRole('button', { name: 'Restore Thu Nov 19' }).tap();
    const restoring = dialog(page, 'Restore a day as it was');
    await expect(restoring.getByText('1 shift comes back')).toBeVisible();
    await expectAccessible(page);
    await restoring.getByRole('button', { name: 'Restore', exact: true }).tap();
    await expect(bar(page)).toHaveCount(0);
    await expect(card).toBeVisible();
  });
});
