import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

/** The share of an element's pixels, from 0 to 1, in a colour of the system. */
async function share(page: Page, element: Locator, color: 'Highlight' | 'CanvasText'): Promise<number> {
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ({ source, system }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = system;
      const parts = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
      const alpha = parts[3] ?? 1;
      // Over the white canvas of the light colours.
      const [red = 0, green = 0, blue = 0] = parts.map((part) => alpha * part + (1 - alpha) * 255);
      probe.remove();
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const isIt =
          Math.abs((data[at] ?? 0) - red) < 8 &&
          Math.abs((data[at + 1] ?? 0) - green) < 8 &&
          Math.abs((data[at + 2] ?? 0) - blue) < 8;
        if (isIt) count += 1;
      }
      return (4 * count) / data.length;
    },
    { source: picture, system: color },
  );
}

test('in the few colours of the system, what is chosen, today and every edge still show', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  /** The first shows the colour, and the second, its like that is not chosen, does not. */
  const differ = async (chosen: Locator, other: Locator) => {
    await expect.poll(() => share(page, chosen, 'Highlight')).toBeGreaterThan(0.02);
    expect(await share(page, other, 'Highlight')).toBeLessThan(0.005);
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
  expect(await share(page, shiftCards(page).first(), 'CanvasText')).toBeGreaterThan(0.05);

  await page.keyboard.press('Shift+N');
  const form = dialog(page, 'Add Shift');
  const panel = form.locator('[data-holds-menus]');
  await expect(panel).toHaveCSS('border-top-width', '2px');
  await page.keyboard.press('Escape');

  await page.goto('/settings');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await differ(radio('Full'), radio('Quick'));
  await differ(page.getByRole('radio', { name: 'Blue' }), page.getByRole('radio', { name: 'Purple' }));

  await page.goto('/employees');
  const hours = page.getByRole('row').filter({ hasText: 'Rosa Delgado' }).locator('.employee-hours');
  await expect.poll(() => share(page, hours, 'Highlight')).toBeGreaterThan(0.02);
});

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasTouch: true });

  test('the bars give way: a shift is seen and opened, added and published', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
    const card = shiftCards(page).first();
    await card.scrollIntoViewIfNeeded();
    /** Nothing lies over the middle of it, and the whole of it is in the window. */
    const isClear = (element: Locator) =>
      element.evaluate((one) => {
        const { left, top, bottom, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return top >= 0 && bottom <= window.innerHeight && one.contains(hit);
      });
    await expect.poll(() => isClear(card)).toBe(true);
    await card.tap();
    const sheet = page.getByRole('dialog');
    for (const name of [/^Edit shift/, /^Copy shift/, /^Delete shift/]) {
      const act = sheet.getByRole('button', { name });
      await act.scrollIntoViewIfNeeded();
      await expect.poll(() => isClear(act)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    const add = page.getByRole('button', { name: 'Add Shift', exact: true }).last();
    await add.scrollIntoViewIfNeeded();
    await add.tap();
    const form = dialog(page, 'Add Shift');
    const next = form.getByRole('button', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    await expect.poll(() => isClear(next)).toBe(true);
    const employee = form.getByLabel('Employee', { exact: true });
    await employee.scrollIntoViewIfNeeded();
    await expect.poll(() => isClear(employee)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const publish = page.getByRole('button', { name: /^Publish Nov/ }).first();
    await publish.scrollIntoViewIfNeeded();
    await expect.poll(() => isClear(publish)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
