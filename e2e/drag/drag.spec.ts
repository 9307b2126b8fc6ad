import { expect, type Page, test } from '@playwright/test';
import { BIG_TEAM, bigSchedule } from '@/e2e/bench/week-data';
import { expectAccessible } from '@/e2e/support/accessibility';
import { MAYA, START } from '@/e2e/support/drag-start';
import { dragTo, dragVoice, dragWords, pointOf } from '@/e2e/support/drags';
import { countRenders } from '@/e2e/support/render-count';
import { TEAM, WEEK } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

// Most people have animations on: see docs/decisions/0046-reduced-motion-in-short-e2e-run.md.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const [MONDAY = '', TUESDAY = '', WEDNESDAY = '', THURSDAY = ''] = WEEK;

const column = (page: Page, date: string) => page.locator(`[data-week-column][data-drop-date="${date}"]`);
const cardIn = (page: Page, date: string, name = 'Maya Lindqvist') =>
  column(page, date).getByRole('listitem').filter({ hasText: name });
const card = (page: Page, id: string) => page.locator(`[data-shift-id="${id}"]`);

test('moves a shift to another day by mouse, shows the rules that break, and undoes in one step', async ({
  page,
}) => {
  await startWith(page, START);
  await dragTo(page, card(page, 'maya'), await pointOf(column(page, TUESDAY), 0.5, 1));
  // The second problem is a day of 13 hours.
  await expect(column(page, TUESDAY)).toHaveAttribute('data-drop-sign', 'Overlap +1');
  await expect(column(page, WEDNESDAY)).not.toHaveAttribute('data-drop-sign');
  await expect(dragWords(page)).toContainText('Tuesday, November 17');
  await expect(dragWords(page)).toContainText('Overlaps Tue 2:00 PM - 10:00 PM');
  await expect(dragVoice(page)).toContainText('Overlaps Tue 2:00 PM - 10:00 PM');
  await page.mouse.up();
  // A warning does not block the drop.
  await expect(cardIn(page, TUESDAY)).toHaveCount(2);
  await expect(page.locator('.drag-picture')).toHaveCount(0);
  await expect(page.getByText('Shift moved')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardIn(page, MONDAY)).toHaveCount(1);
  await expect(cardIn(page, TUESDAY)).toHaveCount(1);

  // Selected shifts move along.
  for (const id of ['maya', 'cook']) await card(page, id).click({ modifiers: ['Control'] });
  await dragTo(page, card(page, 'maya'), await pointOf(column(page, WEDNESDAY), 0.5, 1));
  await page.mouse.up();
  await expect(cardIn(page, WEDNESDAY)).toHaveCount(1);
  await expect(cardIn(page, WEDNESDAY, 'Marcus Bell')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(column(page, WEDNESDAY).locator('[data-shift-id]')).toHaveCount(0);
  await expect(column(page, MONDAY).locator('[data-shift-id]')).toHaveCount(2);
});

test('copies a shift with Alt, cancels a drag on Escape and still treats a click as a click', async ({
  page,
}) => {
  await startWith(page, START);
  const wednesday = await pointOf(column(page, WEDNESDAY), 0.5, 1);
  await dragTo(page, card(page, 'maya'), wednesday);
  await page.keyboard.press('Escape');
  await expect(page.locator('.drag-picture')).toHaveCount(0);
  await page.mouse.up();
  await expect(cardIn(page, WEDNESDAY)).toHaveCount(0);
  await expect(page.locator('[data-drop-verdict], [data-dragged]')).toHaveCount(0);

  await dragTo(page, card(page, 'maya'), wednesday);
  await page.keyboard.down('Alt');
  await expect(dragWords(page)).toContainText('Copy to Wednesday, November 18');
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect(cardIn(page, MONDAY)).toHaveCount(1);
  await expect(cardIn(page, WEDNESDAY)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(cardIn(page, WEDNESDAY)).toHaveCount(0);

  await card(page, 'maya').hover();
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist, 9:00 AM - 5:00 PM' }).click();
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
});

test('moves a shift by keyboard, announces each step and keeps the focus when it is dropped or canceled', async ({
  page,
}) => {
  await startWith(page, START);
  await card(page, 'maya').focus();
  await page.keyboard.press('m');
  await expect(dragVoice(page)).toContainText('Maya Lindqvist, 9:00 AM - 5:00 PM picked up.');
  await page.keyboard.press('ArrowRight');
  await expect(dragVoice(page)).toContainText('Tuesday, November 17. Overlaps Tue 2:00 PM - 10:00 PM');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dragVoice(page)).toContainText('is back where it was');
  await expect(card(page, 'maya')).toBeFocused();

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dragVoice(page)).toContainText('Wednesday, November 18');
  await page.keyboard.press('Enter');
  await expect(cardIn(page, WEDNESDAY)).toHaveCount(1);
  await expect(card(page, 'maya')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cardIn(page, MONDAY)).toHaveCount(1);
});

test('moves a shift to another employee in the grid and refuses another role', async ({ page }) => {
  await startWith(page, { ...START, stored: { 'brigade-week-layout': 'employee' } });
  const cell = (name: string, date: string) =>
    page.locator(`[data-drop-employee="${name}"][data-drop-date="${date}"]`);
  const foot = page.locator('.employee-grid tfoot');
  const footBefore = await foot.screenshot();
  await dragTo(page, card(page, 'cook'), await pointOf(cell('Maya Lindqvist', WEDNESDAY)));
  await expect(cell('Maya Lindqvist', WEDNESDAY)).toHaveAttribute('data-drop-verdict', 'refused');
  // The footer covers the marks of the cells below it.
  expect((await foot.screenshot()).equals(footBefore)).toBe(true);
  await expect(dragWords(page)).toContainText('Maya Lindqvist');
  await page.mouse.up();
  await expect(cell('Maya Lindqvist', WEDNESDAY).locator('[data-shift-id]')).toHaveCount(0);
  await expect(cell('Marcus Bell', MONDAY).locator('[data-shift-id]')).toHaveCount(1);

  await card(page, 'maya').focus();
  await page.keyboard.press('m');
  await expect(dragVoice(page)).toContainText('picked up');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const moved = page.locator('[data-drop-employee]').filter({ has: card(page, 'maya') });
  await expect(moved).toHaveAttribute('data-drop-date', TUESDAY);
  await expect(moved).not.toHaveAttribute('data-drop-employee', 'Maya Lindqvist');
  await expect(card(page, 'maya')).toBeFocused();
});

test('moves and resizes a timeline bar in quarter hours and moves it to another person', async ({ page }) => {
  const shifts = [
    { ...MAYA, date: THURSDAY },
    { id: 'theo', employeeName: 'Theo Brandt', date: THURSDAY, startTime: '07:00', endTime: '08:00' },
  ];
  await startWith(page, { team: TEAM, shifts, path: '/insights?tab=timeline' });
  const bar = page.locator('.timeline-row [data-shift-id="maya"]');
  await expect(bar).toBeVisible();
  const start = await pointOf(bar);
  const hour = ((await bar.boundingBox())?.width ?? 0) / 8;
  await dragTo(page, bar, { x: start.x + hour * 1.3, y: start.y });
  await expect(dragWords(page)).toContainText('10:15 AM - 6:15 PM');
  await page.mouse.up();
  await expect(bar).toHaveAccessibleName(/10:15 AM - 6:15 PM/);

  const end = await pointOf(bar, 0.99);
  await dragTo(page, bar, { x: end.x - hour * 2, y: end.y }, { x: end.x, y: end.y });
  await expect(dragWords(page)).toContainText('10:15 AM - 4:15 PM');
  await page.mouse.up();
  await expect(bar).toHaveAccessibleName(/10:15 AM - 4:15 PM/);

  const row = page.locator('.timeline-row[data-drop-employee="Theo Brandt"]');
  const from = await pointOf(bar);
  await dragTo(page, bar, { x: from.x, y: (await pointOf(row)).y }, from);
  await expect(dragWords(page)).toContainText('Theo Brandt');
  await page.mouse.up();
  await expect(bar).toHaveAccessibleName(/Theo Brandt/);

  await bar.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(bar).toHaveAccessibleName(/10:00 AM - 4:00 PM/);
  await expect(bar).toBeFocused();
  await page.keyboard.press('Shift+Alt+ArrowRight');
  await expect(bar).toHaveAccessibleName(/10:00 AM - 4:15 PM/);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await expect(dragVoice(page)).toContainText('10:15 AM - 4:30 PM');
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAccessibleName(/10:15 AM - 4:30 PM/);
  await expect(bar).toBeFocused();
});

test('renders only the dragged card during a drag over a week of 250 shifts', async ({ page }) => {
  const takeRenders = await countRenders(page);
  await startWith(page, { team: BIG_TEAM, shifts: bigSchedule(4), stored: { 'brigade-effects': 'quick' } });
  const marked = page.locator('[data-week-column] [data-shift-id][aria-description^="Warning"]');
  await expect(marked.first()).toBeVisible();
  // Stored data equals the shown data, so a card renders again only for its problem mark.
  expect((await takeRenders()).cards).toBe(250 + (await marked.count()));
  const first = page.locator('[data-week-column] [data-shift-id]').nth(3);
  const id = (await first.getAttribute('data-shift-id')) ?? '';
  await first.hover();
  await takeRenders();
  const columns = page.locator('[data-week-column]');
  await dragTo(page, first, await pointOf(columns.nth(1), 0.5, 1));
  for (const day of [2, 3, 4, 5, 6, 5]) {
    const { x, y } = await pointOf(columns.nth(day), 0.5, 1);
    await page.mouse.move(x, y + day * 10, { steps: 2 });
  }
  await expect(columns.nth(5)).toHaveAttribute('data-drop-target', '');
  // The buttons of the dragged card go when the pointer leaves the card.
  expect((await takeRenders()).cards).toBeLessThanOrEqual(1);
  await page.mouse.up();
  await expect(columns.nth(5).locator(`[data-shift-id="${id}"]`)).toHaveCount(1);
  // Renders the moved card, the card whose buttons appear under the pointer, the new first cards of lunch or
  // dinner, and the cards of the same person whose warning changes.
  expect((await takeRenders()).cards).toBeLessThanOrEqual(4 + 5);
});
