import { expect, test } from '@playwright/test';
import { HOSTS, startHost } from '@/e2e/support/hosts/real-hosts';
import { watchPage } from '@/e2e/support/page-watch';

// Each test has a host at its own address, so that the service worker of one cannot answer for another.
const PLACES = process.env.ROUNDS === undefined ? [] : [true, false];

const PAGES = [
  ['', 'Brigade'],
  ['employees', 'Employees'],
  ['insights', 'Schedule Insights'],
  ['templates', 'Templates'],
  ['settings', 'Settings'],
  ['share', 'Shifts'],
] as const;

for (const host of HOSTS) {
  for (const isAtRoot of PLACES) {
    // With the service worker the host is asked once, otherwise for every page.
    for (const serviceWorkers of ['block', 'allow'] as const) {
      test.describe(`host ${host}, ${isAtRoot ? 'at the root' : 'below a path'}, worker: ${serviceWorkers}`, () => {
        test.use({ serviceWorkers });
        test('opens six pages cold and five by navigation, deep links and the screen for unknown addresses', async ({
          page,
        }) => {
          test.setTimeout(300_000);
          const { url, stop } = await startHost(host, isAtRoot);
          try {
            const misdeeds = await watchPage(page, url);
            for (const [path, heading] of PAGES) {
              for (const address of path === ''
                ? ['/']
                : [`/${path}`, `/${path}/`, `/${path}.html`, `/${path}?a=b`]) {
                const response = await page.goto(url + address);
                expect([address, response?.status()]).toEqual([address, 200]);
                await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
                if (path !== '')
                  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
              }
            }

            await page.goto(`${url}/settings`);
            await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
            await page.evaluate(() => Object.assign(window, { isTheSame: true }));
            const follow = (name: string) =>
              page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
            await follow('Calendar');
            await expect(page.getByRole('tab', { name: 'Week' })).toBeVisible();
            await page.getByRole('link', { name: 'Insights', exact: true }).click();
            await expect(page.getByRole('dialog', { name: 'Schedule Insights' })).toBeVisible();
            expect(new URL(page.url()).pathname).toMatch(/\/insights\/?$/);
            await page.goBack();
            await page.getByRole('link', { name: 'Templates', exact: true }).click();
            await expect(page.getByRole('dialog', { name: 'Templates' })).toBeVisible();
            await page.keyboard.press('Escape');
            await follow('Employees');
            await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
            await follow('Calendar');
            await expect(page.getByRole('tab', { name: 'Week' })).toBeVisible();
            expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true);

            await page.goto(`${url}/guide/`);
            await expect(page.locator('main h2').first()).toBeVisible();
            await page.locator('a.home').click();
            await expect(page.getByRole('tab', { name: 'Week' })).toBeVisible();
            // Chromium requests an icon from the root of a host; below a path that file is not ours.
            expect(misdeeds.filter((text) => !/:\d+\/favicon\.ico\)$/.test(text))).toEqual([]);

            // Python's server does not serve our page for unknown addresses; the service worker does.
            const missing = await page.goto(`${url}/nowhere`);
            if (serviceWorkers === 'block') expect(missing?.status()).toBe(404);
            const screen = page.getByRole('heading', { name: 'Unexpected Application Error!' });
            if (host !== 'python') await expect(screen).toBeVisible();
          } finally {
            await stop();
          }
        });
      });
    }
  }
}
