import { expect, type Locator, type Page, test } from '@playwright/test';
import { dragTo, dragVoice, dragWords, fingerOn, pointOf } from '@/e2e/support/drags';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const THURSDAY = '2026-11-19';
const SHIFTS = [
  { id: 'maya', employeeName: 'Maya Lindqvist', date: THURSDAY, startTime: '09:00', endTime: '17:00' },
  { id: 'late', employeeName: 'Theo Brandt', date: '2026-11-18', startTime: '15:00', endTime: '23:00' },
];

const row = (page: Page, name: string) => page.locator(`.timeline-row[data-drop-employee="${name}"]`);
const bar = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Shift: ${name}`) });

/** The point of a row at the given hour of the day. */
async function at(line: Locator, hour: number) {
  const axis = await line.locator('xpath=ancestor::*[@data-axis-start]').evaluate((element) => ({
    start: Number(element.getAttribute('data-axis-start')),
    end: Number(element.getAttribute('data-axis-end')),
  }));
  return pointOf(line.locator('[data-draw]'), (hour * 60 - axis.start) / (axis.end - axis.start));
}

test('plans a day on the timeline by mouse and by keyboard', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: { 'brigade-current-view': 'daily' } });
  await page.getByRole('group', { name: 'Day' }).getByRole('button', { name: 'By employee' }).click();
  const theo = row(page, 'Theo Brandt');
  const priya = row(page, 'Priya Natarajan');
  await expect(theo).toContainText('Available, rest until 10:00 AM');
  await expect(page.getByText('Off on Thursday')).toBeVisible();

  // Drawing shows the times and the rule check, Escape discards, and a drop adds a shift that undo removes.
  await dragTo(page, priya.locator('[data-draw]'), await at(priya, 22), await at(priya, 18));
  await expect(dragWords(page)).toContainText('Priya Natarajan, 6:00 PM - 10:00 PM, 4 h');
  await expect(dragWords(page)).toContainText('Breaks no rule');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(dragVoice(page)).toHaveText('No shift was added.');
  await expect(bar(page, 'Priya')).toHaveCount(0);
  await dragTo(page, theo.locator('[data-draw]'), await at(theo, 13), await at(theo, 8));
  await expect(dragWords(page)).toContainText('Less than 11 h rest after Wed');
  await page.mouse.up();
  await expect(bar(page, 'Theo Brandt, 8:00 AM - 1:00 PM')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'Theo')).toHaveCount(0);

  // Drags the bar to a person who is off, then drags its end.
  const maya = page.locator('[data-timeline="day"] [data-shift-id="maya"]');
  const from = await pointOf(maya);
  await dragTo(page, maya, { x: from.x, y: (await pointOf(priya)).y }, from);
  await expect(dragWords(page)).toContainText('Priya Natarajan, 9:00 AM - 5:00 PM');
  await page.mouse.up();
  await expect(bar(page, 'Priya Natarajan, 9:00 AM - 5:00 PM')).toBeVisible();
  await expect(row(page, 'Maya Lindqvist').getByRole('button')).toHaveCount(1);
  const end = await pointOf(maya, 0.995);
  await dragTo(page, maya, await at(priya, 15), end);
  await page.mouse.up();
  await expect(bar(page, 'Priya Natarajan, 9:00 AM - 3:00 PM')).toBeVisible();

  // Keys move the bar by quarter hours, pick it up and move it, and add a shift to an empty row.
  await maya.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(bar(page, 'Priya Natarajan, 9:15 AM - 3:15 PM')).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect(dragVoice(page)).toContainText('9:15 AM - 3:15 PM');
  await page.keyboard.press('Escape');
  await expect(bar(page, 'Priya Natarajan, 9:15 AM - 3:15 PM')).toBeFocused();
  await page.keyboard.press('End');
  const add = page.locator('.timeline-add:focus');
  await expect(add).toHaveAccessibleName('Add shift: Theo Brandt, Thursday, November 19');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Add Shift').getByLabel('Employee', { exact: true })).toHaveValue('Theo Brandt');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Add Shift')).toBeHidden();

  // B switches to the cards and back.
  await page.keyboard.press('b');
  await expect(page.locator('li[data-shift-id="maya"]')).toContainText('9:15 AM - 3:15 PM');
  await page.keyboard.press('b');

  // An open shift needs a role, so the form opens with the times.
  const open = row(page, '');
  await dragTo(page, open.locator('[data-draw]'), await at(open, 14), await at(open, 11));
  await page.mouse.up();
  await expect(dialog(page, 'Add Shift').getByLabel('Start time')).toHaveValue('11:00 AM');
  await expect(dialog(page, 'Add Shift').getByLabel('End time')).toHaveValue('2:00 PM');
});

test.describe('day timeline by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('draws a shift by a long press', async ({ page }) => {
    const stored = { 'brigade-current-view': 'daily', 'brigade-day-layout': 'employee' };
    await startWith(page, { team: TEAM, shifts: SHIFTS, stored });
    const priya = row(page, 'Priya Natarajan');
    // Today scrolls to the current hour first.
    await expect
      .poll(() => page.locator('.timeline').evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(0);
    const box = await priya.boundingBox();
    if (!box) throw new Error('There is no row.');
    const finger = await fingerOn(page);
    const from = { x: 200, y: box.y + box.height / 2 };
    await finger.down(from);
    await expect(dragWords(page)).toBeVisible();
    await finger.move(from, { x: from.x + 88, y: from.y });
    await expect(dragWords(page)).toContainText(/Priya Natarajan, .*, 2 h/);
    await finger.up();
    await expect(bar(page, 'Priya Natarajan')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
