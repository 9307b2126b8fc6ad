import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const DATE = '2026-11-19';
const MANY = 2000;
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6).slice(0, 200).trim();

const crowd = Array.from({ length: MANY }, (_, index) => ({
  employeeName: TEAM[index % TEAM.length]?.name ?? '',
  date: DATE,
  startTime: `${String(Math.floor(index / 100)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
  endTime: '23:59',
}));

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

for (const width of process.env.ROUNDS === undefined ? [1440] : [1440, 390]) {
  test(`shows two thousand shifts of one day in a virtualized list, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await startWith(page, { team: TEAM, shifts: crowd });
    const most = width === 1440 ? 100 : 60;
    await expect(shiftCards(page)).toHaveCount(most);
    await page.getByRole('button', { name: `1,9${most === 100 ? '00' : '40'} more shifts` }).click();
    await expect(tab(page, 'Day')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Day')).toBeFocused();
    for (const name of ['Day', 'List']) {
      await test.step(name, async () => {
        await tab(page, name).click();
        await expect(shiftCards(page).first()).toBeVisible();
        // Only rows near the viewport are rendered, but every row is reachable.
        await expect.poll(() => shiftCards(page).count()).toBeLessThan(100);
        const last = page.locator(`[data-row-index="${MANY - 1}"]`);
        // On a busy machine the list may not be ready when the key is pressed.
        await expect(async () => {
          await shiftCards(page).first().getByRole('button').first().focus();
          await page.keyboard.press('End');
          await expect(last).toBeInViewport({ timeout: 2000 });
        }).toPass();
        await expect(last.getByRole('button').first()).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(
          page
            .locator(`[data-row-index="${MANY - 2}"]`)
            .getByRole('button')
            .first(),
        ).toBeFocused();
        await page.keyboard.press('Home');
        await expect(page.locator('[data-row-index="0"]').getByRole('button').first()).toBeFocused();
        await expectAccessible(page);
      });
    }
    await test.step('keeps the focused row focused when it is scrolled away', async () => {
      await page.locator('[data-row-index="0"]').getByRole('button').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.locator('[data-scroller]').evaluate((element) => element.scrollTo(0, 40_000));
      await expect(page.locator('[data-row-index="0"]')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[data-row-index="2"]').getByRole('button').first()).toBeFocused();
    });
    await tab(page, 'Staff').click();
    await expect(page.locator('.staff-card')).toHaveCount(TEAM.length);
  });
}

test('keeps rows at their exact position when a long list is scrolled', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: crowd, stored: { 'brigade-current-view': 'list' } });
  const first = page.locator('[data-row-index="0"]');
  await expect(first).toBeVisible();
  await expect.poll(() => shiftCards(page).count()).toBeGreaterThan(20);
  const height = (await first.boundingBox())?.height ?? 0;
  const top = (await first.boundingBox())?.y ?? 0;
  const scroller = page.locator('[data-scroller]');
  await scroller.evaluate((element, y) => element.scrollTo(0, y), 1000 * height);
  const row = page.locator('[data-row-index="1005"]');
  await expect(row).toBeInViewport();
  expect((await row.boundingBox())?.y).toBeCloseTo(top + 5 * height, -1);
});

if (process.env.ROUNDS !== undefined) {
  test('keeps every view within its width for a name of 200 characters', async ({ page }) => {
    const shifts = [
      { employeeName: LONG_NAME, date: DATE, startTime: '09:00', endTime: '17:00' },
      { employeeName: LONG_NAME, date: DATE, startTime: '12:00', endTime: '12:00', status: 'Pending' },
    ];
    await startWith(page, { team: [...TEAM, { name: LONG_NAME, role: 'Server' }], shifts });
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ['Day', 'Week', 'Staff', 'List']) {
        await test.step(`${name}, ${width} px`, async () => {
          await tab(page, name).click();
          await expect(shiftCards(page)).toHaveCount(2);
          await expect(page.locator('body')).toHaveJSProperty('scrollWidth', width);
          const panel = page.getByRole('tabpanel');
          for (const row of await shiftCards(page).all()) {
            const [outer, inner] = await Promise.all([panel.boundingBox(), row.boundingBox()]);
            expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
              (outer?.x ?? 0) + (outer?.width ?? 0) + 1,
            );
          }
          const overflow = await panel
            .locator('[data-scroller]')
            .evaluateAll((all) => all.filter((element) => element.scrollWidth > element.clientWidth).length);
          expect(overflow).toBe(0);
        });
      }
    }
  });
}

test('shows an unknown role with its name in gray in every view', async ({ page }) => {
  const shifts = [
    { employeeName: 'Maya Lindqvist', role: 'Sommelier', date: DATE, startTime: '09:00', endTime: '17:00' },
  ];
  await startWith(page, { team: TEAM, shifts });
  for (const name of ['Week', 'Day', 'Staff', 'List']) {
    await tab(page, name).click();
    await expect(shiftCards(page)).toHaveAttribute('data-role-color', 'gray');
    await expect(page.getByRole('tabpanel').getByText('Sommelier', { exact: true }).first()).toBeVisible();
  }
});
