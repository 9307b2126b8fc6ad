import { expect, type Page, test } from '@playwright/test';
import { holdRequests, SCRIPTS } from '@/e2e/support/hold-requests';

const PHONE = { width: 390, height: 844 };
/** The width of the fallback font differs from Inter by a few pixels a line. */
const NEAR_PX = 10;

const firstScreen = (page: Page) => page.locator('.first-screen');

/** Opens the exported page and holds back its scripts until they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(firstScreen(page)).toBeAttached();
  // Measuring needs the stylesheets; the load event would wait for the scripts too.
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

/** The visible texts inside an element and their positions. */
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
  test(`shows the screen of a first visit to ${path} before any script`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await openWithoutScripts(page, path);
    await expect(firstScreen(page)).toContainText(words);
    await expect(firstScreen(page)).toBeVisible();
    await expect(page.locator('[data-boot]')).toBeHidden();
    // The first screen has no controls and shows no past dates.
    await expect(page.getByRole('button')).toHaveCount(0);
    const early = await textsIn(page, '.first-screen');
    expect(early.length).toBeGreaterThan(5);
    expect(early.map(({ text }) => text).join(' ')).not.toMatch(/20\d\d/);

    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(firstScreen(page)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    // The onboarding card loads from a script of its own, which may come a moment later.
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

test('shows the skeleton instead of the empty first screen on a later visit', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('brigade-effects', 'quick'));
  const release = await openWithoutScripts(page, '/employees');
  await expect(page.locator('[data-boot]')).toBeVisible();
  await expect(firstScreen(page)).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
});

test('shows the skeleton in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithoutScripts(page, '/employees');
  await expect(page.locator('[data-boot]')).toBeVisible();
  await expect(firstScreen(page)).toBeHidden();
});

test.describe('first visit in another language', () => {
  test.use({ locale: 'de-DE' });

  test('shows the skeleton', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const release = await openWithoutScripts(page, '/employees');
    await expect(page.locator('[data-boot]')).toBeVisible();
    await expect(firstScreen(page)).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Mitarbeiter' })).toBeVisible();
  });
});
