import { chromium, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const HINT_KEY = 'brigade-install-hint-answered';

const hint = (page: Page) => page.getByRole('region', { name: 'Install app' });
const installButton = (page: Page) => page.getByRole('button', { name: 'Install', exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const promptCount = (page: Page) => page.evaluate(() => document.documentElement.dataset.prompts);

/** Fires the event of Chromium when the app can be installed, with a fake prompt. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const prompt = async () => {
      dataset.prompts = `${dataset.prompts ?? ''}i`;
      return { outcome: 'dismissed' };
    };
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
    dataset.suppressed = String(offer.defaultPrevented);
  });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish Nov/ }).click();
  await expect(page.getByText('Schedule published successfully')).toBeVisible();
  await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Close' }).click();
  await dialog(page, 'Share').getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, 'Share')).toHaveCount(0);
}

const SHIFTS = WEEK_SHIFTS.slice(0, 9);
const PUBLICATION = { id: 'publication', at: 1, shiftCount: SHIFTS.length, since: [] };

/** Opens the app of a manager who has published before. */
const startPublished = (page: Page, path = '/') =>
  startWith(page, {
    team: TEAM,
    shifts: SHIFTS,
    stored: { 'brigade-publication': JSON.stringify(PUBLICATION) },
    path,
  });

interface Picture {
  readonly src: string;
}

interface AppManifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
  readonly file_handlers: readonly { readonly action: string }[];
}

test("passes Chromium's installability checks, and every file named by the manifest exists", async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  // An app cannot be installed from a private window, which every other test uses.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), launchOptions);
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  const client = await context.newCDPSession(page);
  const { url, errors, data = '' } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);

  const manifest: AppManifest = JSON.parse(data);
  const within = (address: string) => new URL(address, url).href;
  expect(url).toBe(`${baseURL}/manifest.webmanifest`);
  for (const address of [manifest.id, manifest.start_url, manifest.scope]) {
    expect(within(address)).toBe(`${baseURL}/`);
  }
  const pages = [
    ...manifest.shortcuts.map((shortcut) => shortcut.url),
    ...manifest.file_handlers.map(({ action }) => action),
  ];
  for (const address of pages) expect((await page.request.get(within(address))).status()).toBe(200);
  const linked = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toHaveLength(3);
  const { icons, screenshots, shortcuts } = manifest;
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  const broken = await page.evaluate(
    async (sources) => {
      const failed: string[] = [];
      for (const source of sources) {
        const image = new Image();
        image.src = source;
        await image.decode().catch(() => failed.push(source));
      }
      return failed;
    },
    [...pictures.map(({ src }) => src), ...linked].map(within),
  );
  expect(broken).toEqual([]);
  await context.close();
});

test('sets the theme color of the browser and the app name for iPhones', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await startWith(page, { isDark: false });
  const color = page.locator('meta[name="theme-color"]');
  await expect(color).toHaveCount(1);
  await expect(color).toHaveAttribute('content', '#ffffff');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(color).toHaveAttribute('content', '#111315');
  await page.reload({ waitUntil: 'commit' });
  await expect(color).toHaveAttribute('content', '#111315');
  await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', 'Brigade');
  await expect(page.locator('meta[name="apple-mobile-web-app-capable"]')).toHaveAttribute('content', 'yes');
});

test('shows the install hint after the first publication, not over a form, and never again after an answer', async ({
  page,
  context,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: { 'brigade-effects': 'quick' } });
  await expect(shiftCards(page)).toHaveCount(9);
  await offerInstall(page);
  expect(await page.evaluate(() => document.documentElement.dataset.suppressed)).toBe('true');
  await publish(page);
  await expect(hint(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Settings' }).click();
  // The settings have an entry of their own, so the hint would be a duplicate.
  await expect(installButton(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Calendar' }).click();

  const other = await context.newPage();
  await startPublished(other);
  await expect(shiftCards(other)).toHaveCount(9);
  await other.keyboard.press('Shift+N');
  await expect(dialog(other, 'Add Shift')).toBeVisible();
  await offerInstall(other);
  await expect.poll(() => other.evaluate(() => 'installOffer' in window)).toBe(true);
  await expect(hint(other)).toHaveCount(0);
  await other.keyboard.press('Escape');
  await expect(hint(other)).toBeVisible();

  await hint(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(hint(other)).toHaveCount(0);
  expect(await stored(page, HINT_KEY)).toBe('true');
  await page.reload();
  await expect(shiftCards(page)).toHaveCount(9);
  await offerInstall(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(installButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(shiftCards(page)).toHaveCount(9);
  await expect(hint(page)).toHaveCount(0);
});

test('shows the install prompt once per offer, and hides the button after the prompt and once installed', async ({
  page,
}) => {
  await startPublished(page, '/settings');
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(installButton(page)).toHaveCount(0);
  await offerInstall(page);
  await installButton(page).click();
  await expect(installButton(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await promptCount(page)).toBe('i');
  expect(await stored(page, HINT_KEY)).toBe('true');
  await offerInstall(page);
  await expect(installButton(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(installButton(page)).toHaveCount(0);
});

test.describe('install hint on an iPhone', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('explains how to install and that the app starts empty', async ({ page }) => {
    await startPublished(page);
    await expect(hint(page)).toContainText('Tap Share, then Add to Home Screen.');
    await expect(hint(page)).toContainText('That app starts empty');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('Tap Share, then Add to Home Screen.')).toBeAttached();
    await expect(installButton(page)).toHaveCount(0);
  });

  test('is not shown in the installed app', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await startPublished(page, '/settings');
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await expect(page.getByText('Tap Share')).toHaveCount(0);
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(shiftCards(page).first()).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
  });
});
