import { expect, type Page, test } from '@playwright/test';
import { TEAM } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Marcus Bell', date: '2026-11-20', startTime: '10:00', endTime: '18:00' },
];

async function remove(page: Page, shift: string): Promise<void> {
  await page.getByRole('button', { name: `Delete shift: ${shift}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
}

const MAYA = 'Maya Lindqvist, 9:00 AM - 5:00 PM';
const MARCUS = 'Marcus Bell, 10:00 AM - 6:00 PM';

test('undoes a deletion from its toast', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await remove(page, MAYA);
  await expect(shiftCards(page)).toHaveCount(1);
  const notice = page.getByRole('region', { name: 'Notice' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(shiftCards(page)).toHaveCount(2);
  await expect(notice.getByText('Shift deleted')).toHaveCount(0);
});

test('undoes and redoes steps by keyboard and in the header, also after a reload', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await remove(page, MAYA);
  await remove(page, MARCUS);
  await expect(shiftCards(page)).toHaveCount(0);
  await expect(page.getByText('Shift deleted')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(shiftCards(page)).toHaveText([/Marcus Bell/]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(shiftCards(page)).toHaveCount(2);
  await page.keyboard.press('Control+Shift+Z');
  await expect(shiftCards(page)).toHaveCount(1);
  await page.reload();
  await expect(shiftCards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(shiftCards(page)).toHaveCount(0);
});

test('clears all shifts in one step, and shows the restored week on undo', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Clear all shifts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all shifts' }).click();
  await expect(page.getByText('All shifts have been removed')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 23 - Nov 29/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ })).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(2);
});

const THURSDAY = [
  { employeeName: 'Elena Marchetti', date: '2026-11-19', startTime: '08:00', endTime: '16:00' },
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Marcus Bell', date: '2026-11-19', startTime: '10:00', endTime: '18:00' },
];
/** Each view, how to open it, and whether another card takes the place of a deleted one. */
const VIEWS = [
  { view: 'Week', hasNext: true },
  { view: 'Week', key: 'b', hasNext: false },
  { view: 'Day', hasNext: true },
  { view: 'Staff', hasNext: true },
  { view: 'List', hasNext: true },
] as const;

for (const { view, hasNext, ...way } of VIEWS) {
  const name = 'key' in way ? 'Week by employee' : view;
  test(`${name}: moves the focus on after a deletion by keyboard, and undo restores and announces the shift`, async ({
    page,
  }) => {
    await startWith(page, { team: TEAM, shifts: THURSDAY });
    await page.getByRole('tab', { name: view }).click();
    if ('key' in way) await page.keyboard.press(way.key);
    const card = (number: number) => page.locator(`[data-shift-id="s-${number}"]`);
    const inFocus = (number: number) =>
      page.locator(`[data-shift-id="s-${number}"]:focus, [data-shift-id="s-${number}"] :focus`);
    await (view === 'Week' ? card(1) : card(1).getByRole('button').first()).focus();
    await expect(inFocus(1)).toBeVisible();
    await page.keyboard.press('Delete');
    // The employee grid deletes without a question.
    const question = page.getByRole('alertdialog');
    if (!('key' in way)) await question.getByRole('button', { name: 'Delete Shift' }).press('Enter');
    await expect(card(1)).toHaveCount(0);
    if (hasNext) await expect(inFocus(2)).toBeVisible();
    else await expect(page.locator('[data-grid-cell]:focus')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(inFocus(1)).toBeVisible();
    await expect(page.getByText('Undone: shift of Maya Lindqvist, Thursday')).toBeAttached();
    // Its shortcut keys work immediately.
    await page.keyboard.press('w');
    await expect(page.getByRole('dialog', { name: 'Who can cover?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inFocus(1)).toBeVisible();
    await page.keyboard.press('Control+Shift+Z');
    await expect(page.getByText('Redone: shift of Maya Lindqvist, Thursday')).toBeAttached();
    if (hasNext) await expect(inFocus(2)).toBeVisible();
    else await expect(page.locator('[data-grid-cell]:focus')).toBeVisible();
  });
}

test.describe('undo on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('offers undo and redo in the menu', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: SHIFTS });
    await page.getByRole('button', { name: `Shift: ${MAYA}` }).click();
    await remove(page, MAYA);
    await expect(shiftCards(page)).toHaveCount(1);
    for (const [item, count] of [
      ['Undo', 2],
      ['Redo', 1],
    ] as const) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(shiftCards(page)).toHaveCount(count);
    }
  });
});
