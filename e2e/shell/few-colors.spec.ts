import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { dragTo, pointOf } from '@/e2e/support/drags';
import { shareChanged, shareOf } from '@/e2e/support/pixels';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { storedTemplates } from '@/e2e/support/sample-templates';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const QUICK = { 'brigade-effects': 'quick' };

test('keeps selection, today, lengths and edges visible in forced colors', async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ forcedColors: 'active' });
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: storedTemplates() });
  const share = (element: Locator) => shareOf(page, element, 'Highlight');
  const ink = (element: Locator) => shareOf(page, element, 'CanvasText');
  /** The first shows the highlight color; the second, unselected one does not. */
  const differ = async (chosen: Locator, other: Locator) => {
    await expect.poll(() => share(chosen)).toBeGreaterThan(0.02);
    expect(await share(other)).toBeLessThan(0.005);
  };
  const expectRing = async (control: Locator) => {
    const change = await shareChanged(page, control, () => control.focus());
    expect(change).toBeGreaterThan(0.03);
  };
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await differ(tab('Week'), tab('Day'));
  await differ(
    page.getByRole('button', { name: 'By day' }),
    page.getByRole('button', { name: 'By employee' }),
  );
  const head = (day: number) => page.locator(`[data-day-head="2026-11-${day}"]`);
  await differ(head(19), head(20));
  await differ(
    page.getByRole('link', { name: 'Calendar' }).first(),
    page.getByRole('link', { name: 'Employees' }).first(),
  );
  const cards = shiftCards(page);
  const [long, other, short] = [cards.nth(0), cards.nth(1), cards.nth(2)];
  expect(await ink(long)).toBeGreaterThan(0.05);
  // Bars of eight and of four hours.
  await expect(short).toContainText('4 h');
  expect((await ink(long)) - (await ink(short))).toBeGreaterThan(0.01);

  for (const control of [tab('Week'), page.getByRole('button', { name: 'Today' }), long]) {
    await page.keyboard.press('Shift');
    await expectRing(control);
  }
  await long.click({ modifiers: ['Control'] });
  await other.focus();
  await differ(long, other);
  // The focus ring of a selected card.
  await page.keyboard.press('Shift');
  await expectRing(long);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-selected]')).toHaveCount(0);

  const column = (day: number) => page.locator(`[data-week-column][data-drop-date="2026-11-${day}"]`);
  const before = await share(column(18));
  await dragTo(page, long, await pointOf(column(18), 0.5, 0.5));
  await expect.poll(() => share(column(18))).toBeGreaterThan(before + 0.01);
  expect(await share(column(20))).toBeLessThan(before + 0.01);
  expect(await ink(page.locator('.drag-words'))).toBeGreaterThan(0.05);
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await page.keyboard.press('Shift+N');
  const form = dialog(page, 'Add Shift');
  const panel = form.locator('[data-holds-menus]');
  await expect.poll(() => shareOf(page, panel, 'CanvasText', { height: 3 })).toBeGreaterThan(0.3);
  await expectRing(form.getByLabel('Start time'));
  await page.keyboard.press('Escape');

  await page.goto('/settings');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await differ(radio('Full'), radio('Quick'));
  await differ(page.getByRole('radio', { name: 'Blue' }), page.getByRole('radio', { name: 'Purple' }));
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
  await differ(toggle('Sound effects'), toggle('High contrast'));

  await page.goto('/employees');
  const hours = page.getByRole('row').filter({ hasText: 'Rosa Delgado' }).locator('.employee-hours');
  await expect.poll(() => share(hours)).toBeGreaterThan(0.02);

  await page.goto('/insights');
  const role = (name: string) =>
    page.getByRole('region', { name: 'Role Distribution' }).getByRole('listitem').filter({ hasText: name });
  await expect.poll(() => share(role('Server'))).toBeGreaterThan(0.01);
  expect(await share(role('Server'))).toBeGreaterThan(2 * (await share(role('Host'))));
  const statuses = page.getByRole('region', { name: 'Status Breakdown' }).locator('div').first();
  expect(await shareOf(page, statuses, 'Canvas')).toBeLessThan(0.9);
  await tab('Heatmap').click();
  const heat = (people: number) => page.locator(`[data-heat="${people}"]`).first();
  await expect.poll(() => share(heat(6))).toBeGreaterThan(0.1);
  expect(await share(heat(6))).toBeGreaterThan(3 * (await share(heat(1))));
  expect(await share(heat(0))).toBe(0);
  await tab('Hours').click();
  const bar = (name: string) => page.getByRole('row').filter({ hasText: name }).locator('.hours-bar');
  await expect.poll(() => share(bar('Lucy Tran'))).toBeGreaterThan(0.2);
  expect(await share(bar('Lucy Tran'))).toBeGreaterThan(1.2 * (await share(bar('Nia Adeyemi'))));
  await tab('Staffing').click();
  await differ(page.getByRole('radio', { name: 'Today' }), page.getByRole('radio', { name: 'Tomorrow' }));

  await page.goto('/templates');
  await page.getByRole('button', { name: 'Add Template' }).first().click();
  await differ(radio('Sun'), radio('Moon'));
});

test.describe('page at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasTouch: true });

  /** True if the element is completely in the window and nothing covers its center. */
  const isClear = (element: Locator) =>
    element.evaluate((one) => {
      const { left, top, bottom, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return top >= 0 && bottom <= window.innerHeight && one.contains(hit);
    });
  const expectClear = async (element: Locator) => {
    await element.scrollIntoViewIfNeeded();
    await expect.poll(() => isClear(element)).toBe(true);
  };
  const press = async (element: Locator) => {
    await expectClear(element);
    await element.tap();
  };
  /** The share of the window height that bars leave for the content, from 0 to 1. */
  const contentShare = (page: Page) =>
    page.evaluate(() => {
      const isInBar = (node: Element | null): boolean =>
        node !== null &&
        (/fixed|sticky/.test(getComputedStyle(node).position) ||
          node.matches('header, nav, [role="tablist"]') ||
          isInBar(node.parentElement));
      const rows = Array.from({ length: 64 }, (_, row) => 2 + row * 4);
      const x = window.innerWidth / 2;
      return rows.filter((y) => !isInBar(document.elementFromPoint(x, y))).length / rows.length;
    });
  /** Bars may take at most two fifths at 400 %. */
  const expectRoom = async (page: Page) => {
    await expect.poll(() => contentShare(page)).toBeGreaterThanOrEqual(0.6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };

  test('keeps bars from covering a shift that is viewed, added, copied, deleted or published', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: QUICK });
    const card = shiftCards(page).first();
    await expectClear(card);
    await expectRoom(page);
    const sheet = page.getByRole('dialog');
    const act = async (name: RegExp) => {
      await press(card);
      await press(sheet.getByRole('button', { name }));
    };
    await press(card);
    await expectClear(sheet.getByRole('button', { name: /^Edit shift/ }));
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await press(page.getByRole('button', { name: 'Add Shift', exact: true }).last());
    const form = dialog(page, 'Add Shift');
    await expectClear(form.getByRole('button', { name: 'Next' }));
    await expectClear(form.getByLabel('Employee', { exact: true }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    const notice = page.getByRole('region', { name: 'Notice' });
    await act(/^Copy shift/);
    await press(sheet.getByRole('button', { name: 'Saturday, November 28, 2026' }));
    await press(sheet.getByRole('button', { name: /^Copy Shift/ }));
    await expect(notice).toContainText('Successfully copied shift');
    await expect(sheet).toHaveCount(0);

    await press(notice.getByRole('button', { name: 'Close' }));

    const count = await shiftCards(page).count();
    await act(/^Delete shift/);
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }));
    await expect(shiftCards(page)).toHaveCount(count - 1);
    await press(notice.getByRole('button', { name: 'Close' }));

    await press(page.getByRole('button', { name: /^Publish Nov/ }).first());
    await press(page.getByRole('button', { name: 'Publish all the same' }));
    await expect(page.getByRole('button', { name: /^Publish Nov/ })).toHaveCount(0);
    await expect(notice).toContainText('Schedule published successfully!');
  });

  test('leaves space for the content of insights, templates and employees', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: storedTemplates(), path: '/insights' });
    for (const [name, seen] of [
      ['Overview', page.getByRole('region', { name: 'Total Hours' })],
      ['Heatmap', page.getByRole('gridcell').nth(40)],
      ['Staffing', page.getByRole('button', { name: 'Show as table' })],
      ['Hours', page.getByRole('button', { name: /Rosa Delgado/ })],
      ['Timeline', page.getByText('Rosa Delgado').first()],
    ] as const) {
      await press(page.getByRole('tab', { name, exact: true }));
      await expectClear(seen);
      await expectRoom(page);
    }
    for (const [path, add, seen] of [
      ['/templates', 'Add Template', page.getByRole('button', { name: 'Use Template: Night server' })],
      ['/employees', 'Add Employee', page.getByRole('button', { name: 'Edit Rosa Delgado' })],
    ] as const) {
      await page.goto(path);
      const title = page.getByRole('banner').locator('h1 ~ span, h1').last();
      const button = page.getByRole('banner').getByRole('button', { name: add });
      await expectClear(button);
      const [text, plus] = [await title.boundingBox(), await button.boundingBox()];
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(plus?.x ?? 0);
      await expectClear(seen);
      await expectRoom(page);
    }
    // Visible to screen readers only until it has the focus.
    const order = page.getByRole('columnheader', { name: 'Name' }).getByRole('button');
    await order.focus();
    await expectClear(order);
  });
});
