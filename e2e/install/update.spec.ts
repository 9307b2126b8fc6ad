import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { createDice, SEED } from '@/e2e/support/dice';
import { type OwnServer, startOwnServer } from '@/e2e/support/hosts/own-server';
import {
  type Build,
  buildsOn,
  lookForUpdate,
  newBytes,
  readBuilds,
  waitForWorker,
} from '@/e2e/support/hosts/two-builds';
import { patience } from '@/e2e/support/patience';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { chooseEmployee, openForm, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

test.use({ serviceWorkers: 'allow' });
// Serial, so that two workers do not make the second build at once.
test.describe.configure({ mode: 'default' });

/** Number of interruptions: eight in the short run, a hundred in the deep one. */
const CUTS = process.env.ROUNDS === undefined ? 8 : 5 * Number(process.env.ROUNDS);
const PATHS = ['/', '/employees', '/insights', '/templates', '/settings'] as const;

let older: Build;
let newer: Build;
let server: OwnServer;

test.beforeAll(() => {
  test.setTimeout(240_000);
  ({ older, newer } = readBuilds());
});
test.beforeEach(async () => {
  server = await startOwnServer(older.folder);
});
test.afterEach(() => server.stop());

const buildsNow = (page: Page) => buildsOn(page, [older, newer]);
const prompt = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version of Brigade is ready' });

async function install(page: Page): Promise<void> {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: `${server.url}/` });
  await waitForWorker(page);
}

/** Opens a page and a lazily loaded part, and expects both to be of the given build. */
async function expectWhole(page: Page, path: string, build: Build): Promise<void> {
  await page.goto(server.url + path);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menuitem', { name: 'Documentation' })).toBeVisible();
  expect(await buildsNow(page)).toEqual([build.id]);
  await page.keyboard.press('Escape');
}

const precaches = (page: Page) => page.evaluate(() => caches.keys());

test('holds back a newer build, keeps typed input and updates all tabs at once', async ({
  page,
  context,
}) => {
  // Installing two builds and reloading two tabs takes 15 s alone, twice as long beside another test.
  test.setTimeout(90_000);
  await install(page);
  const other = await context.newPage();
  await other.goto(server.url);
  const form = await openForm(other);
  await chooseEmployee(form, 'Theo Brandt');
  await form.getByLabel('Start time').fill('06:15');

  server.serve(newer.folder);
  await lookForUpdate(page);
  // The newer build is installed completely first.
  await expect(prompt(page)).toBeVisible({ timeout: patience(20_000) });
  // Until the update is accepted, both tabs use only the older build.
  expect(await buildsNow(page)).toEqual([older.id]);
  await page.getByRole('link', { name: 'Employees' }).first().click();
  await expect(page).toHaveURL(/employees/);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menuitem', { name: 'Documentation' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await buildsNow(page)).toEqual([older.id]);

  await page.getByRole('button', { name: 'Later' }).click();
  await expect(prompt(page)).toHaveCount(0);
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  expect(await buildsNow(page)).toEqual([older.id]);

  const loads = [page, other].map((tab) => tab.waitForEvent('load'));
  await page.getByRole('button', { name: 'Update' }).focus();
  await page.keyboard.press('Enter');
  await Promise.all(loads);
  for (const tab of [page, other]) await expect.poll(() => buildsNow(tab)).toEqual([newer.id]);
  await expect(prompt(page)).toHaveCount(0);
  expect(await precaches(page)).toEqual([`brigade-precache::${newer.id}`]);
  // The form opens again and offers the typed input.
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByLabel('Employee', { exact: true })).toHaveValue('Theo Brandt');
  await expect(other.getByLabel('Start time')).toHaveValue('6:15 AM');

  await server.stop();
  await expectWhole(page, '/insights', newer);
});

// Only in the deep run.
if (process.env.ROUNDS !== undefined) {
  test('keeps the older build complete when an update is interrupted', async ({ page }) => {
    test.setTimeout(30_000 + CUTS * 8000);
    const dice = createDice(SEED);
    await install(page);
    const total = newBytes(older, newer);
    for (let round = 0; round < CUTS; round += 1) {
      const bytes = Math.floor(dice() * total);
      await test.step(`SEED=${SEED}, cut after ${bytes} bytes`, async () => {
        server.serve(newer.folder);
        server.cutAfter(bytes);
        const outcome = await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          if (!registration) return 'unregistered';
          await registration.update().catch(() => {});
          const worker = registration.installing ?? registration.waiting;
          if (!worker) return 'not found';
          return new Promise<string>((resolve) => {
            const settle = () => ['installed', 'redundant'].includes(worker.state) && resolve(worker.state);
            worker.addEventListener('statechange', settle);
            settle();
          });
        });
        await server.stop();
        const path = PATHS[Math.floor(dice() * PATHS.length)] ?? '/';
        await expectWhole(page, path, older);
        // Each interruption starts from an empty cache of the newer build.
        await page.evaluate(async (name) => {
          await caches.delete(name);
        }, `brigade-precache::${newer.id}`);
        server.cutAfter(undefined);
        await server.start();
        expect(['not found', 'redundant']).toContain(outcome);
      });
    }
    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => buildsNow(page).catch(() => [])).toEqual([newer.id]);
    await server.stop();
    await expectWhole(page, '/', newer);
  });
}

test('keeps the page working when the first installation is interrupted, and completes the next one', async ({
  page,
}) => {
  // Two interrupted installations and a complete one take 16 s on two idle cores.
  test.setTimeout(90_000);
  server.serve(older.folder);
  const body = readFileSync(join(older.folder, 'guide', 'de.html'), 'utf8');
  server.answer('/guide/de.html', { status: 200, type: 'text/html', body, cutAfter: body.length - 100 });
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: `${server.url}/` });
  const isInstalled = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active),
    );
  // About 500 files come first, which takes longer on a busy machine.
  await expect.poll(() => server.takeRequests().includes('/guide/de.html'), { timeout: 30_000 }).toBe(true);
  await expect(shiftCards(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const offline = page.getByRole('region', { name: 'Without internet' });
  await expect(offline).toContainText('Not yet');
  await expect(offline).toContainText('A page arrived incomplete.');
  await expectAccessible(page);
  await offline.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => server.takeRequests().includes('/guide/de.html')).toBe(true);
  await expect(offline).toContainText('A page arrived incomplete.');
  expect(await isInstalled()).toBe(false);
  server.answer('/guide/de.html');
  await page.reload();
  await expect.poll(isInstalled, { timeout: patience(20_000) }).toBe(true);
  await expect(offline).toContainText('Ready');
  await server.stop();
  await expectWhole(page, '/', older);
});

/** Like a browser that lacks or blocks service workers. */
async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

test('reloads once into the newer build when a deploy removed a script, and keeps the form', async ({
  page,
  context,
}) => {
  await withoutWorker(context);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: `${server.url}/` });
  const form = await openForm(page);
  await chooseEmployee(form, 'Theo Brandt');
  await form.getByLabel('Start time').fill('06:15');
  server.serve(newer.folder);
  // Loads a script of the older build only, the way the page loads its own.
  const missing = older.scripts.find((name) => !newer.scripts.includes(name));
  const load = page.waitForEvent('load');
  await page.evaluate((name) => {
    const script = document.createElement('script');
    script.src = `/_next/static/chunks/${name}`;
    document.head.append(script);
  }, missing);
  await load;
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Employee', { exact: true })).toHaveValue('Theo Brandt');
  await expect(page.getByLabel('Start time')).toHaveValue('6:15 AM');
  expect(await buildsNow(page)).toEqual([newer.id]);
});

if (process.env.ROUNDS !== undefined) {
  test('reports a script that is missing after the reload too, and keeps the page', async ({
    page,
    context,
  }) => {
    await withoutWorker(context);
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: `${server.url}/` });
    await expect(shiftCards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    server.takeRequests();
    await openForm(page);
    for (const path of server.takeRequests()) {
      if (path.endsWith('.js')) server.answer(path, { status: 404, type: 'text/html', body: 'Not found' });
    }
    await page.reload();
    await expect(shiftCards(page).first()).toBeVisible();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('button', { name: 'Add Shift' }).last().click();
    await expect.poll(() => loads).toBe(1);
    const notice = page.getByText('This part of Brigade could not be loaded.');
    await expect(notice.first()).toBeVisible();
    await expect(shiftCards(page).first()).toBeVisible();
    const first = await notice.elementHandle();
    await page.getByRole('button', { name: 'Add Shift' }).last().click();
    // A repeated message replaces the previous one.
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(notice).toHaveCount(1);
    expect(loads).toBe(1);
  });
}
