import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';

const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
const CHAPTERS = 27;

/** One language in the short run, all in the deep run. */
const LOOKED_AT = process.env.ROUNDS === undefined ? (['de'] as const) : LANGUAGES;

/** Records requests, failures and console messages of the page. */
function recordPage(page: Page): { readonly asked: string[]; readonly said: string[] } {
  const seen = { asked: [] as string[], said: [] as string[] };
  page.on('request', (request) => seen.asked.push(request.url()));
  page.on('requestfailed', (request) => {
    // Opening the next page aborts the pending requests of the last one.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') seen.said.push(`failed: ${request.url()}`);
  });
  page.on('console', (message) => seen.said.push(message.text()));
  return seen;
}

test.describe('user guide without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the complete guide in every language without requests to another host', async ({
    page,
    baseURL,
  }) => {
    const { asked, said } = recordPage(page);
    for (const language of LANGUAGES) {
      await page.goto(`/guide/${language}.html`);
      await expect(page.locator('main h2')).toHaveCount(CHAPTERS);
      await expect(page.locator('main img')).toHaveCount(7);
      await expect(page.locator('table')).toHaveCount(3);
      // The only script blocks framing; the page works without it.
      await expect(page.locator('script')).toHaveCount(1);
      await expect(page.locator('script[src]')).toHaveCount(0);
    }
    await page.locator('header').getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(asked.filter((url) => !url.startsWith(`${baseURL ?? ''}/guide/`))).toEqual([]);
    expect(said).toEqual([]);
  });
});

for (const language of LOOKED_AT) {
  test(`has contents, pictures and a link to the app in ${language}`, async ({ page }) => {
    await page.goto(`/guide/${language}.html`);
    const links = page.locator('.contents a');
    await expect(links).toHaveCount(CHAPTERS);
    await links.last().click();
    await expect(page.locator('main h2').last()).toBeInViewport();
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(8);
    }
    await page.locator('a.home').click();
    await expect(page).toHaveURL('/');
  });

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    test(`fits ${width} px in ${colorScheme} mode in ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/guide/${language}.html`);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
