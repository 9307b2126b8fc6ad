import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { BY_EMPLOYEE } from '@/e2e/support/employee-grid';
import { finger, keyboard, mouse } from '@/e2e/support/hands';
import { patience } from '@/e2e/support/patience';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const open = (role: string, day: number, startTime: string, endTime: string) => ({
  employeeName: '',
  role,
  date: `2026-11-${day}`,
  startTime,
  endTime,
});

/** Sam and Nia are the only bartenders, but three are needed on Saturday night. */
const OPEN_SHIFTS = [
  open('Server', 20, '09:00', '15:00'),
  open('Cook', 20, '10:00', '18:00'),
  open('Bartender', 21, '17:00', '23:00'),
  open('Bartender', 21, '17:00', '23:00'),
  open('Bartender', 21, '17:00', '23:00'),
];
const STAFFED = { team: TEAM, shifts: OPEN_SHIFTS };

const filling = (page: Page) => dialog(page, 'Fill open shifts');
const rowOf = (page: Page, id: string) => filling(page).locator(`[data-shift-id="${id}"]`);
const take = (page: Page, count: number) =>
  filling(page).getByRole('button', { name: `Take ${count} shift${count === 1 ? '' : 's'}` });
const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const entry = (page: Page) => page.getByRole('menuitem', { name: 'Fill open shifts' });
/** Names that the plan proposes, in list order. */
const proposed = (page: Page): Promise<string[]> =>
  filling(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
const status = (page: Page): Locator => filling(page).getByRole('status');
/** The row with the number of filled shifts before and after. */
const filled = (page: Page): Locator => filling(page).getByRole('row', { name: /^Filled/ });
/** Waits until the search has ended. */
const ended = async (page: Page) => {
  await expect(status(page)).toHaveText(/The plan fills/, { timeout: patience(20_000) });
};

test('fills a whole week in five interactions after last week is copied as open shifts', async ({ page }) => {
  // With the two added people nobody works seven days in a row, as the only host and the only night porter
  // would.
  const team = [...TEAM, { name: 'Ada Novak', role: 'Front Desk' }, { name: 'Ivo Petrov', role: 'Host' }];
  await startWith(page, { team, shifts: WEEK_SHIFTS });
  const hands = mouse(page);
  await hands.press(more(page));
  await hands.press(page.getByRole('menuitem', { name: 'Copy week' }));
  const copying = dialog(page, 'Copy Week');
  await hands.choose(copying.getByRole('radio', { name: 'As open shifts' }));
  await expect(copying.getByRole('checkbox', { name: 'Then fill them' })).toBeChecked();
  await hands.submit(copying.getByRole('button', { name: 'Copy 63 shifts' }));
  // A complete plan is taken as soon as it exists, optimal or not.
  await expect(filled(page)).toHaveText(/63 of 63$/, { timeout: patience(20_000) });
  await hands.submit(take(page, 63));
  await expect(filling(page)).toHaveCount(0);
  expect(hands.interactions()).toBeLessThan(10);
  expect(hands.interactions()).toBe(5);
  await expect(shiftCards(page)).toHaveCount(63);
  await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(0);
});

test('shows reasons, unfilled shifts and obstacles, and fills in one undoable step', async ({ page }) => {
  await startWith(page, STAFFED);
  const hands = mouse(page);
  await hands.press(more(page));
  await hands.press(entry(page));
  await ended(page);
  await expect(rowOf(page, 's-0')).toContainText('9:00 AM - 3:00 PM');
  await expect(rowOf(page, 's-1')).toContainText(/Marcus Bell|Rosa Delgado|Kenji Watanabe/);
  const night = ['s-2', 's-3', 's-4'].map((id) => rowOf(page, id));
  await expect(filling(page).getByText('Stays open')).toHaveCount(1);
  const unfilled = filling(page).getByRole('listitem').filter({ hasText: 'Stays open' });
  await expect(unfilled).toContainText('others lack the role');
  for (const row of night) await expect(row).toBeVisible();
  await expect(filled(page)).toHaveText(/0 of 5.*4 of 5/);
  await expectAccessible(page);
  await hands.press(take(page, 4));
  await expect(filling(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(1);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(5);
});

test('makes a new plan after a rejection, and takes only the checked shifts', async ({ page }) => {
  await startWith(page, STAFFED);
  await page.keyboard.press('Shift+F');
  await ended(page);
  const before = await proposed(page);
  const [, name = ''] = /^Take ([^,]+),/.exec(before[0] ?? '') ?? [];
  await rowOf(page, 's-0')
    .getByRole('button', { name: new RegExp(`^Not ${name} here`) })
    .click();
  await expect(rowOf(page, 's-0').getByRole('checkbox')).not.toHaveAccessibleName(new RegExp(name));
  await ended(page);
  const chips = filling(page).getByRole('group', { name: 'Not here' });
  await expect(chips.getByRole('button')).toHaveText([new RegExp(`^${name}, Server, Fri, Nov 20`)]);
  await expectAccessible(page);
  await rowOf(page, 's-1').getByRole('checkbox').uncheck();
  await take(page, 3).click();
  await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(2);
  // The same preferences give the same plan, so undoing the rejection restores the first one.
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Shift+F');
  await ended(page);
  expect(await proposed(page)).toEqual(before);
});

test('fills only the open row of the grid, one role or the selected shifts', async ({ page }) => {
  await startWith(page, { ...STAFFED, stored: BY_EMPLOYEE });
  const inRow = page.getByRole('grid').getByRole('button', { name: 'Fill open shifts' });
  await inRow.click();
  await ended(page);
  await filling(page).getByRole('button', { name: 'What to fill' }).click();
  await page.getByRole('option', { name: 'Bartender (3)' }).click();
  await expect(rowOf(page, 's-0')).toHaveCount(0);
  await ended(page);
  await expect(take(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inRow).toBeFocused();

  await page.locator('[data-shift-id="s-1"]').focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Fill open shifts' }).click();
  await ended(page);
  await expect(filling(page).getByRole('button', { name: 'What to fill' })).toHaveText(
    'The chosen shifts (1)',
  );
  await take(page, 1).click();
  await expect(page.locator('[data-shift-id="s-1"]')).not.toContainText('Open');
  // No selected shift is open any more.
  await expect(bar.getByRole('button', { name: 'Fill open shifts' })).toHaveCount(0);
});

test('fills a week by keyboard, from the shortcut to the filled shifts', async ({ page }) => {
  await startWith(page, STAFFED);
  const hands = keyboard(page);
  await hands.key('Shift+F');
  await ended(page);
  const fair = filling(page).getByRole('slider', { name: 'Fair' });
  await hands.enter(fair);
  await hands.key('ArrowRight');
  await expect(fair).toHaveAttribute('aria-valuetext', 'more');
  await ended(page);
  await hands.press(rowOf(page, 's-0').getByRole('button', { name: /^Not / }));
  await expect(filling(page).getByRole('group', { name: 'Not here' })).toBeVisible();
  await ended(page);
  // The focus is still at the shift whose employee was rejected.
  await expect(rowOf(page, 's-0').locator(':focus')).toHaveCount(1);
  await hands.press(take(page, 4));
  await expect(filling(page)).toHaveCount(0);
  await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(1);
});

test('changes nothing when the dialog is closed or the cover dialog is opened', async ({ page }) => {
  await startWith(page, STAFFED);
  await page.keyboard.press('Shift+F');
  await ended(page);
  await filling(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(filling(page)).toHaveCount(0);
  await expect(shiftCards(page).filter({ hasText: 'Open shift' })).toHaveCount(5);
  await page.keyboard.press('Shift+F');
  await ended(page);
  await filling(page)
    .getByRole('button', { name: /^Who can cover\? Bartender, Sat/ })
    .click();
  await expect(dialog(page, 'Who can cover?')).toContainText('Bartender · Sat, Nov 21');
});

test('skips a shift that another tab has filled meanwhile, and lists it', async ({ page, context }) => {
  await startWith(page, STAFFED);
  await page.keyboard.press('Shift+F');
  await ended(page);
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-11-19T16:40:00-05:00'));
  await other.goto('/');
  const cook = other.locator('[data-shift-id="s-1"]');
  await cook.focus();
  await other.keyboard.press('w');
  await dialog(other, 'Who can cover?')
    .getByRole('button', { name: /^Kenji Watanabe/ })
    .click();
  await expect(cook).toContainText('Kenji');
  await expect(page.locator('main [data-shift-id="s-1"]')).toContainText('Kenji');
  await take(page, 4).click();
  const leftOut = dialog(page, '1 shift no longer fitted and was left out');
  await expect(leftOut).toContainText('3 shifts were taken.');
  await expect(leftOut.locator('[data-shift-id="s-1"]')).toContainText('Cook, Fri, Nov 20');
  await expectAccessible(page);
  await leftOut.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('[data-shift-id="s-1"]')).toContainText('Kenji');
});

test('offers to add an open shift when there is none', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await more(page).click();
  await expect(entry(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+F');
  await expect(filling(page)).toContainText('No open shift here');
  await expectAccessible(page);
  await filling(page).getByRole('button', { name: 'Add an open shift' }).click();
  await expect(dialog(page, 'Add Shift')).toBeVisible();
});

test.describe('FillDialog on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('fills the screen and folds the weights', async ({ page }) => {
    await startWith(page, { ...STAFFED, isDark: true });
    const hands = finger(page);
    await hands.press(more(page));
    await hands.press(entry(page));
    await ended(page);
    await expect(filling(page).getByRole('slider', { name: 'Fair' })).toHaveCount(0);
    await hands.press(filling(page).getByText('What matters'));
    await expect(filling(page).getByRole('slider', { name: 'Fair' })).toBeVisible();
    await expectAccessible(page);
    await hands.press(take(page, 4));
    await expect(filling(page)).toHaveCount(0);
    await expect(notice(page)).toBeVisible();
  });
});
