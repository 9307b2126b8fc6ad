import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createDice, SEED } from '@/e2e/support/dice';
import { startOwnServer } from '@/e2e/support/hosts/own-server';
import { waitForWorker } from '@/e2e/support/hosts/two-builds';

test.use({ serviceWorkers: 'allow' });

const FOLDER = 'out';
/** A hundred interruptions in the deep run. update.spec.ts tests a single missing file in every run. */
const CUTS = 5 * Number(process.env.ROUNDS ?? 0);
const CUTS_EACH = 10;
const PATHS = ['/', '/employees', '/insights', '/templates', '/settings'] as const;

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? bytesIn(path) : statSync(path).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);

/** `whole`: a worker serves the page. `none`: there is no worker and none is installing. */
async function outcome(page: Page): Promise<'whole' | 'none' | 'busy'> {
  try {
    return await page.evaluate(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration?.active) return 'whole';
      return registration?.installing || registration?.waiting ? 'busy' : 'none';
    });
  } catch {
    // The page reloads automatically when one of its scripts is missing. A browser error page has no workers.
    return page.url().startsWith('http') ? 'busy' : 'none';
  }
}

/** Opens a page and a lazily loaded part with nothing but the cache. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menuitem', { name: 'Documentation' })).toBeVisible();
}

for (let first = 0; first < CUTS; first += CUTS_EACH) {
  test(`completes an interrupted first installation immediately or at the next visit, from cut number ${first}`, async ({
    browser,
  }) => {
    test.setTimeout(CUTS_EACH * 60_000);
    const dice = createDice(SEED + first);
    const total = bytesIn(FOLDER);
    const server = await startOwnServer(FOLDER);
    let cuts = 0;
    let torn = 0;
    try {
      for (let round = 0; round < CUTS_EACH; round += 1) {
        const bytes = Math.floor(dice() * total);
        const path = PATHS[Math.floor(dice() * PATHS.length)] ?? '/';
        await test.step(`SEED=${SEED}, cut after ${bytes} bytes, then ${path}`, async () => {
          const context = await browser.newContext();
          await context.addInitScript(() => localStorage.setItem('brigade-onboarding-dismissed', 'true'));
          const page = await context.newPage();
          server.cutAfter(bytes);
          // A partial document may never finish loading.
          await page.goto(`${server.url}/`, { waitUntil: 'commit', timeout: 10_000 }).catch(() => {});
          await expect
            .poll(async () => (await outcome(page)) === 'whole' || server.isCut(), { timeout: 30_000 })
            .toBe(true);
          await expect.poll(() => outcome(page), { timeout: 30_000 }).not.toBe('busy');
          if ((await outcome(page)) === 'none') {
            torn += 1;
            server.cutAfter(undefined);
            await page.goto(`${server.url}/`);
            await waitForWorker(page);
          }
          await server.stop();
          await expectWhole(page, server.url + path);
          await context.close();
          cuts += 1;
          server.cutAfter(undefined);
          await server.start();
        });
      }
    } finally {
      console.log(`${cuts} first visits, ${torn} of them torn, seed ${SEED}`);
      await server.stop();
    }
  });
}
