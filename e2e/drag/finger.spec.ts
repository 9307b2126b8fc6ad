import { expect, test } from '@playwright/test';
import { MAYA, START } from '@/e2e/support/drag-start';
import { dragWords, fingerOn, pointOf } from '@/e2e/support/drags';
import { TEAM, WEEK } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';
import { TIMELINE_SCROLL_DELAY_MS } from '@/lib/timing';

const [MONDAY = '', _TUESDAY = '', WEDNESDAY = '', THURSDAY = ''] = WEEK;

test.describe('drags by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('picks up a shift by a long press and drops it on the day strip, while taps and scrolling still work', async ({
    page,
  }) => {
    await startWith(page, START);
    const row = page.locator('li[data-shift-id="maya"]');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const finger = await fingerOn(page);
    const from = await pointOf(row);
    const wednesday = page.locator(`.day-of-strip[data-drop-date="${WEDNESDAY}"]`);
    const to = await pointOf(wednesday);
    const list = page.locator(`#day-${MONDAY}`).locator('..');
    const scrolled = () => list.evaluate((element) => element.scrollTop);
    // Without a long press the list scrolls, with momentum after the finger is lifted.
    const comesToRest = list.evaluate(
      (element) =>
        new Promise<void>((resolve) =>
          element.addEventListener('scrollend', () => resolve(), { once: true }),
        ),
    );
    await finger.down({ x: 200, y: 600 });
    await finger.move({ x: 200, y: 600 }, { x: 200, y: 420 });
    await finger.up();
    await comesToRest;
    expect(await scrolled()).toBeGreaterThan(0);
    await expect(page.locator('.drag-picture')).toHaveCount(0);
    await list.evaluate((element) => {
      element.scrollTop = 0;
    });

    await finger.down(from);
    await expect(page.locator('.drag-picture')).toBeVisible();
    // A horizontal drag does not turn the page, and the list scrolls automatically at its edge.
    const aside = { x: from.x - 150, y: from.y };
    await finger.move(from, aside);
    await finger.up();
    await expect(page.locator('.drag-picture')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);

    await finger.down(from);
    await expect(page.locator('.drag-picture')).toBeVisible();
    const edge = { x: from.x, y: 705 };
    await finger.move(from, edge);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await finger.move(edge, to);
    await expect(dragWords(page)).toContainText('Wednesday, November 18');
    await finger.up();
    await expect(page.locator(`#day-${WEDNESDAY} [data-shift-id="maya"]`)).toHaveCount(1);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.locator('li[data-shift-id="late"]').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('drops a shift on the day strip when a day of the list has scrolled under the strip', async ({
    page,
  }) => {
    await startWith(page, START);
    const row = page.locator('li[data-shift-id="maya"]');
    const list = page.locator(`#day-${MONDAY}`).locator('..');
    const finger = await fingerOn(page);
    const from = await pointOf(row);
    const tuesday = await pointOf(page.locator('li[data-shift-id="late"]'));
    const to = await pointOf(page.locator(`.day-of-strip[data-drop-date="${WEDNESDAY}"]`));
    await finger.down(from);
    await expect(dragWords(page)).toBeVisible();
    await finger.move(from, tuesday);
    await expect(dragWords(page)).toContainText('Tuesday, November 17');
    await list.evaluate((element) => {
      element.scrollTop = 80;
    });
    // The box of Monday now reaches to the strip and beyond.
    await expect
      .poll(() => page.locator(`#day-${MONDAY}`).evaluate((day) => day.getBoundingClientRect().top))
      .toBeLessThan(to.y);
    await finger.move(tuesday, from);
    await expect(dragWords(page)).toContainText('Monday, November 16');
    // A single jump, so no point is at the edge of the list, where it would scroll automatically.
    await finger.move(to, to);
    await expect(dragWords(page)).toContainText('Wednesday, November 18');
    await finger.up();
    await expect(page.locator(`#day-${WEDNESDAY} [data-shift-id="maya"]`)).toHaveCount(1);
  });

  test('moves a timeline bar by a long press', async ({ page }) => {
    const shifts = [{ ...MAYA, date: THURSDAY }];
    await startWith(page, { team: TEAM, shifts, path: '/insights?tab=timeline' });
    const bar = page.locator('.timeline-row [data-shift-id="maya"]');
    const scrolled = () => page.locator('.timeline').evaluate((element) => element.scrollLeft);
    // Today's timeline first scrolls to the current hour.
    await expect.poll(scrolled).toBeGreaterThan(0);
    const box = await bar.boundingBox();
    if (!box) throw new Error('There is no bar.');
    const finger = await fingerOn(page);
    // Near the end of the bar, because the names cover the rest.
    const from = { x: box.x + box.width - 30, y: box.y + box.height / 2 };
    await finger.down(from);
    await expect(dragWords(page)).toBeVisible();
    await finger.move(from, { x: from.x + (box.width / 8) * 1.25, y: from.y });
    await expect(dragWords(page)).toContainText('10:15 AM - 6:15 PM');
    await finger.up();
    await expect(bar).toHaveAccessibleName(/10:15 AM - 6:15 PM/);
    await expect(page.getByRole('dialog', { name: 'Edit Shift' })).toHaveCount(0);
  });

  test('does not scroll the timeline to the current hour during a press', async ({ page }) => {
    const shifts = [{ ...MAYA, date: THURSDAY }];
    await startWith(page, { team: TEAM, shifts, path: '/insights?tab=timeline', clock: 'controlled' });
    const scrolled = () => page.locator('.timeline').evaluate((element) => element.scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(0);
    // The clock is paused so that the press comes first.
    await page.clock.pauseAt(new Date('2026-11-19T18:00:00-05:00'));
    await page.getByRole('radio', { name: 'Tomorrow' }).click();
    await page.getByRole('radio', { name: 'Today' }).click();
    expect(await scrolled()).toBe(0);
    const finger = await fingerOn(page);
    const box = await page.locator('.timeline-row [data-shift-id="maya"]').boundingBox();
    if (!box) throw new Error('There is no bar.');
    await finger.down({ x: box.x + 150, y: box.y + box.height / 2 });
    await expect(async () => {
      await page.clock.runFor(TIMELINE_SCROLL_DELAY_MS * 2);
      await expect(dragWords(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(await scrolled()).toBe(0);
    await finger.up();
  });
});
