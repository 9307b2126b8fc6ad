import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { type HostKind, type OwnServer, startOwnServer } from '@/e2e/support/hosts/own-server';
import { lookForUpdate, waitForWorker } from '@/e2e/support/hosts/two-builds';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

test.use({ serviceWorkers: 'allow' });

const ROUTES = [
  ['/', /November/],
  ['/employees', 'Employees'],
  ['/insights', 'Schedule Insights'],
  ['/templates', 'Templates'],
  ['/settings', 'Settings'],
  ['/inbox', 'Inbox'],
  ['/share', 'Shifts'],
] as const;
const LANGUAGES = [
  ['Español', 'Guardar ajustes'],
  ['Français', 'Enregistrer les réglages'],
  ['Deutsch', 'Einstellungen speichern'],
] as const;

/** Collects page errors and console errors, except for the unreachable service worker script. */
function collectErrors(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('weberror', (error) => said.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/sw.js')) said.push(message.text());
  });
  return said;
}

async function install(page: Page, server: OwnServer): Promise<void> {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: `${server.url}/` });
  await waitForWorker(page);
}

/** The script from docs/hosting.md with which a host removes Brigade. */
function documentedTombstone(): string {
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  return script;
}

let server: OwnServer;
async function serve(kind?: HostKind): Promise<OwnServer> {
  server = await startOwnServer('out', kind);
  return server;
}
test.afterEach(() => server.stop());

// The deep run tests both kinds in hosts.spec.ts too; the plain host has more forms of each address.
for (const kind of process.env.ROUNDS === undefined ? (['plain'] as const) : (['clean', 'plain'] as const)) {
  test(`opens every page offline from a ${kind} host, by any form of its address`, async ({
    page,
    context,
  }) => {
    // Installing the app and opening 21 pages cold takes 16 s on two idle cores.
    test.setTimeout(90_000);
    await install(page, await serve(kind));
    await page.close();
    await server.stop();
    const said = collectErrors(context);
    for (const [path, title] of ROUTES) {
      const cold = await context.newPage();
      for (const address of [path, `${path}?action=x&tab=hours`, `${path === '/' ? '' : path}/?_rsc=1a2b`]) {
        await cold.goto(server.url + address);
        await expect(cold.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
      }
      await cold.close();
    }
    const lost = await context.newPage();
    expect((await lost.goto(`${server.url}/nowhere`))?.status()).toBe(404);
    await expect(lost.getByText('404 Not Found')).toBeVisible();
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  });
}

test('navigates, opens dialogs and loads languages, fonts and sounds without the host', async ({
  page,
  context,
}) => {
  await install(page, await serve());
  await page.reload();
  await expect(shiftCards(page).first()).toBeVisible();
  await server.stop();
  const said = collectErrors(context);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));

  // The calendar stays mounted below the panel, so its mark is still there afterwards.
  await page.locator('#content').evaluate((content) => content.setAttribute('data-mark', 'kept'));
  await page.getByRole('link', { name: 'Insights' }).first().click();
  for (const name of ['Heatmap', 'Staffing', 'Hours', 'Timeline']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await expect(page).toHaveURL(/\/insights/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#content')).toHaveAttribute('data-mark', 'kept');
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Add Shift' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('switch', { name: 'Dyslexia-friendly font' }).click();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
  const part = await page.evaluate(async () => {
    const response = await fetch('/sounds/click.wav', { headers: { range: 'bytes=0-3' } });
    return { status: response.status, text: await response.text() };
  });
  expect(part).toEqual({ status: 206, text: 'RIFF' });
  for (const [language, save] of LANGUAGES) {
    await page.getByRole('button', { name: /^(Language|Idioma|Langue)/ }).click();
    await page.getByRole('option', { name: language }).click();
    await expect(page.getByRole('button', { name: save })).toBeVisible();
  }
  expect(documents).toEqual([]);
  expect(said).toEqual([]);

  const guide = await context.newPage();
  await guide.goto(`${server.url}/guide/de.html`);
  await expect(guide.locator('main img')).toHaveCount(7);
  await guide.locator('main img').last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      guide
        .locator('main img')
        .last()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('shows an offline badge without the network or host and hides it once back online', async ({
  page,
  context,
}) => {
  await install(page, await serve());
  const badge = page.getByRole('status').getByText('Offline');
  await expect(badge).toHaveCount(0);
  const noted: string[] = [];
  page.on('console', (message) => message.type() === 'info' && noted.push(message.text()));
  await context.setOffline(true);
  await expect(badge).toBeVisible();
  expect(noted).toEqual(['No internet connection found. App is running in offline mode.']);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(badge).toHaveCount(0);
  await server.stop();
  await page.reload();
  await expect(badge).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(badge).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** Answers in place of the host: errors, and the sign-in page of a network. */
const STRANGERS = [
  { status: 503, type: 'text/html', body: '<!doctype html><h1>Down for maintenance</h1>' },
  { status: 404, type: 'text/javascript', body: '' },
  { status: 200, type: 'text/html', body: '<!doctype html><h1>Welcome to the hotel</h1>' },
] as const;

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1);

test('keeps the app through errors and sign-in pages, and removes it by the documented script', async ({
  page,
}) => {
  // Installing the app twice takes 18 s on two idle cores.
  test.setTimeout(90_000);
  await install(page, await serve());
  for (const stranger of STRANGERS) {
    server.answerAll(stranger);
    server.takeRequests();
    await page.reload();
    await expect(shiftCards(page).first()).toBeVisible();
    // Waits until the page has asked for the script and got the answer.
    const heard = page.waitForEvent('console', (message) => message.text().includes('registration failed'));
    await lookForUpdate(page);
    await heard;
    expect(server.takeRequests()).toContain('/sw.js');
    expect(await registrations(page)).toBe(1);
  }
  await page.goto(`${server.url}/employees`);
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('region', { name: 'Without internet' })).toContainText('Ready');
  server.answerAll();

  // This page has no script of the app: the browser itself finds the removal script.
  server.answer('/sw.js', { status: 200, type: 'text/javascript', body: documentedTombstone() });
  await page.goto(`${server.url}/guide/de.html`);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  server.answer('/sw.js');

  await page.goto(`${server.url}/`);
  await waitForWorker(page);
  server.answer('/sw.js', { status: 200, type: 'text/javascript', body: documentedTombstone() });
  const load = page.waitForEvent('load');
  await lookForUpdate(page);
  await load;
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(shiftCards(page).first()).toBeVisible();
});

test('logs a failed service worker registration and keeps the page working', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await serve();
  server.answer('/sw.js', { status: 500, type: 'text/javascript', body: '' });
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: `${server.url}/` });
  await expect
    .poll(() => errors.some((line) => line.includes('Service worker: the registration failed.')))
    .toBe(true);
  await expect(shiftCards(page).first()).toBeVisible();
});
