import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { countRenders } from '@/e2e/support/render-count';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const shift = (employeeName: string, day: number, startTime: string, endTime: string) => ({
  employeeName,
  date: `2026-11-${day}`,
  startTime,
  endTime,
});
/** Monday has a server and a cook, Tuesday one server twice, Wednesday one server; Thursday is empty. */
const FEW = [
  shift('Maya Lindqvist', 16, '09:00', '17:00'),
  shift('Marcus Bell', 16, '10:00', '18:00'),
  shift('Theo Brandt', 17, '09:00', '15:00'),
  shift('Theo Brandt', 17, '16:00', '22:00'),
  shift('Maya Lindqvist', 18, '12:00', '20:00'),
];

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const selected = (page: Page) => page.locator('[data-selected]');
const card = (page: Page, number: number) => page.locator(`[data-shift-id="s-${number}"]`);
const summary = (open: Locator) => open.getByRole('region', { name: 'Summary' });
const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible.`);
  return box;
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = await boxOf(target);
  return y + height;
}

test('selects by Ctrl, Shift and lasso, changes many shifts with a summary of refusals, and undoes in one step', async ({
  page,
}) => {
  const takeRenders = await countRenders(page);
  await startWith(page, { team: TEAM, shifts: FEW });
  await card(page, 0).click();
  await expect(bar(page)).toHaveCount(0);
  // The shift card of the clicked shift stays open until the next key.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await takeRenders();
  await card(page, 2).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar(page)).toContainText('1 shift selected');
  await expect(card(page, 2)).toHaveAccessibleName(/^Theo Brandt, .*, selected$/);
  await card(page, 4).click({ modifiers: ['Shift'] });
  await expect(selected(page)).toHaveCount(3);
  await card(page, 3).click();
  await expect(selected(page)).toHaveCount(2);
  await expect(card(page, 3)).not.toHaveAccessibleName(/selected/);
  // Selection marks are attributes, so no card renders again.
  expect((await takeRenders()).cards).toBe(0);
  await page.keyboard.press('Escape');
  await expect(selected(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);

  // From the empty space below Wednesday's cards up to Monday's cards.
  const [monday, wednesday] = [await boxOf(card(page, 0)), await boxOf(card(page, 4))];
  await page.mouse.move(wednesday.x + 20, wednesday.y + 320);
  await page.mouse.down();
  await page.mouse.move(monday.x + 60, monday.y + 300, { steps: 3 });
  await expect(page.locator('.lasso')).toBeVisible();
  await expect(selected(page)).toHaveCount(0);
  await page.mouse.move(monday.x + 60, monday.y + 30, { steps: 3 });
  await expect(selected(page)).toHaveCount(5);
  await page.mouse.up();
  await expect(page.locator('.lasso')).toHaveCount(0);
  await expect(bar(page)).toContainText('5 shifts selected');

  await bar(page).getByRole('button', { name: 'Change' }).click();
  const change = dialog(page, 'Change 5 shifts');
  await expect(change.getByRole('button', { name: /^Change/ })).toBeDisabled();
  await change.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Pending' }).click();
  await change.getByRole('button', { name: 'Employee' }).click();
  await page.getByRole('option', { name: 'Theo Brandt' }).click();
  await change.getByRole('button', { name: 'New times for' }).click();
  await page.getByRole('option', { name: 'Server' }).click();
  await change.getByLabel('End time').fill('16:30');
  await expect(summary(change)).toContainText('4 shifts change');
  await expect(summary(change)).toContainText('1 is refused and stays as it is');
  await expect(summary(change)).toContainText(
    'Role mismatch: Theo Brandt is a Server, not a Cook. (1 shift)',
  );
  await expect(summary(change)).toContainText('2 would break a rule');
  await expect(summary(change)).toContainText('Overlaps Tue 9:00 AM - 4:30 PM');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Change 4 shifts' }).click();
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toContainText('4 shifts changed');
  await expect(shiftCards(page).filter({ hasText: 'Theo' })).toHaveCount(4);
  await expect(selected(page)).toHaveCount(5);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shiftCards(page).filter({ hasText: 'Theo' })).toHaveCount(2);
  await expect(shiftCards(page).filter({ hasText: 'Pending' })).toHaveCount(0);
  // A plain click on empty space clears the selection.
  await page.mouse.click(wednesday.x + 20, wednesday.y + 320);
  await expect(selected(page)).toHaveCount(0);
});

test('selects, moves, copies and deletes by keyboard without losing the focus', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: FEW });
  await card(page, 0).focus();
  await page.keyboard.press('x');
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected(page)).toHaveCount(3);
  await expect(card(page, 2)).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 shifts selected' })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Change' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const move = dialog(page, 'Move 2 shifts by days');
  await move.getByLabel('Days later').fill('soon');
  await expect(move.getByText('Enter a whole number from −366 to 366.')).toBeVisible();
  await expect(move.getByRole('button', { name: /^Move/ })).toBeDisabled();
  await move.getByLabel('Days later').fill('3');
  await expect(summary(move)).toContainText('2 shifts move: from Mon, Nov 16 to Thu, Nov 19');
  await page.keyboard.press('Enter');
  await expect(move).toHaveCount(0);
  await expect(notice(page)).toContainText('2 shifts moved');
  await expect(bar(page).getByRole('button', { name: 'Move by days' })).toBeFocused();
  await expect(selected(page)).toHaveCount(2);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const copy = dialog(page, 'Copy 2 shifts');
  await copy.getByRole('button', { name: 'Next day', exact: true }).press('Enter');
  await expect(summary(copy)).toContainText('2 copies are made');
  await copy.getByRole('button', { name: 'Copy 2 shifts' }).press('Enter');
  await expect(shiftCards(page)).toHaveCount(7);

  await card(page, 0).focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 2 shifts?' });
  await expect(question).toContainText('2 shifts, 2 people, 16 h');
  await question.getByRole('button', { name: 'Delete 2 shifts' }).press('Enter');
  await expect(shiftCards(page)).toHaveCount(5);
  await expect(bar(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#calendar-view') !== null))
    .toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shiftCards(page)).toHaveCount(7);

  await page.keyboard.press('ControlOrMeta+a');
  await expect(selected(page)).toHaveCount(7);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(bar(page)).toHaveCount(0);
});

test('selects all shown shifts from the menu, and deselects those that a filter hides', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  const selectAll = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Select all shown' }).click();
  };
  await selectAll();
  await expect(bar(page)).toContainText('63 shifts selected');
  await page.getByRole('button', { name: 'By employee' }).click();
  await expect(selected(page)).toHaveCount(63);
  await card(page, 0).click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('63 shifts selected');
  await page.getByRole('tab', { name: 'List' }).click();
  // The nine shifts of the day and two carried over from the night before.
  await expect(bar(page)).toContainText('11 shifts selected');
  await page.getByRole('searchbox').fill('cook');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await selectAll();
  await expect(bar(page)).toContainText('2 shifts selected');
  await expect(page.locator('tr[data-selected]')).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('bulk selection by touch', () => {
  const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['iPhone 13'];
  test.use({ viewport, isMobile, hasTouch, deviceScaleFactor });

  test('selects shifts by the Select button and taps, and changes them from a sheet', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: FEW });
    await card(page, 0).tap();
    const actions = dialog(page, 'Maya Lindqvist');
    await actions.getByRole('button', { name: 'Select Maya Lindqvist' }).tap();
    await expect(bar(page)).toContainText('1 shift selected');
    // Only one bar shows at a time: Publish returns after the selection bar, and no toast covers it.
    const publish = page.getByRole('button', { name: /^Publish Nov/ });
    await expect(publish).toBeHidden();
    await card(page, 1).tap();
    await card(page, 2).tap();
    await expect(bar(page)).toContainText('3 shifts selected');
    await expect(card(page, 1).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Change' }).tap();
    const change = dialog(page, 'Change 3 shifts');
    await change.getByRole('button', { name: 'Employee' }).tap();
    await page.getByRole('option', { name: 'Open shift' }).tap();
    await expect(summary(change)).toContainText('3 shifts change');
    await change.getByRole('button', { name: 'Change 3 shifts' }).tap();
    await expect(notice(page)).toContainText('3 shifts opened for anybody');
    await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(3);
    expect(await bottomOf(notice(page))).toBeLessThan((await boxOf(bar(page))).y);
    await bar(page).getByRole('button', { name: 'Clear' }).tap();
    await expect(bar(page)).toHaveCount(0);
    await expect(publish).toBeVisible();
    expect(await bottomOf(notice(page))).toBeLessThan((await boxOf(publish)).y);
    await card(page, 4).tap();
    await expect(dialog(page, 'Maya Lindqvist')).toBeVisible();
  });
});
