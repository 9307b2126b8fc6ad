import { expect, type Page, test } from '@playwright/test';
import { holdRequests, SCRIPTS } from '@/e2e/support/hold-requests';

const PHONE = { width: 390, height: 844 };
/** The fallback face is as wide as Inter to a few pixels a line. */
const NEAR_PX = 10;

const firstScreen = (page: Page) => page.locator('.first-screen');

/** Opens the page as it is exported: no script of it comes until they are let go. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(firstScreen(page)).toBeAttached();
  // What is measured stands only when its style is there; the page's own event waits for the scripts too.
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  return release;
}

interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The texts in sight below an element, and where they begin. */
const textsIn = (page: Page, selector: string): Promise<PlacedText[]> =>
  page.evaluate((within) => {
    const root = document.querySelector(within);
    if (!root) return [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, bottom } = range.getBoundingClientRect();
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({ visibilityProperty: true }) && !parent.closest('.sr-only');
      const text = node.textContent?.trim();
      if (text && isShown && width > 0 && bottom <= innerHeight) found.push({ text, x, y });
    }
    return found;
  }, selector);

for (const [path, words] of [
  ['/', 'With Brigade you plan your team’s week in a few minutes.'],
  ['/employees', 'No employees yet'],
  ['/templates', 'No templates yet'],
  ['/insights', 'Schedule Insights'],
  ['/settings', 'Dark mode'],
] as const) {
  test(`a first visit to ${path} shows its screen before any script`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await openWithoutScripts(page, path);
    await expect(firstScreen(page)).toContainText(words);
    await expect(firstScreen(page)).toBeVisible();
    await expect(page.locator('[data-boot]')).toBeHidden();
    // Nothing in it can be reached, and what is older than today is not shown.
    await expect(page.getByRole('button')).toHaveCount(0);
    const early = await textsIn(page, '.first-screen');
    expect(early.length).toBeGreaterThan(5);
    expect(early.map(({ text }) => text).join(' ')).not.toMatch(/20\d\d/);

    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(firstScreen(page)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    // The card of the first steps has a script of its own, which may come a moment later.
    const moved = async () => {
      const late = await textsIn(page, 'body');
      return early.filter(
        ({ text, x, y }) =>
          !late.some(
            (other) =>
              other.text === text && Math.abs(other.x - x) <= NEAR_PX && Math.abs(other.y - y) <= NEAR_PX,
          ),
      );
    };
    await expect.poll(moved).toEqual([]);
  });
}

test('who has been here before is shown the skeleton, not an empty screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('brigade-effects', 'quick'));
  const release = await openWithoutScripts(page, '/employees');
  await expect(page.locator('[data-boot]')).toBeVisible();
  await expect(firstScreen(page)).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
});

test('a wide window is shown the skeleton', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithoutScripts(page, '/employees');
  await expect(page.locator('[data-boot]')).toBeVisible();
  await expect(firstScreen(page)).toBeHidden();
});

test.describe('in another language', () => {
  test.use({ locale: 'de-DE' });

  test('a first visit is shown the skeleton', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await openWithoutScripts(page, '/employees');
    await expect(page.locator('[data-boot]')).toBeVisible();
    await expect(firstScreen(page)).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Mitarbeiter' })).toBeVisible();
  });
});
