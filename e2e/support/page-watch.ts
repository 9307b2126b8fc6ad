import type { ConsoleMessage, Page } from '@playwright/test';

/** A log of what no page may do; empty when all is well. */
export type Misdeeds = readonly string[];

/** The global that hostile texts call if they are executed as script. */
const CANARY = 'pwned';

/** A message from Playwright itself, when a test blocks the service worker. */
export const isOfTheTest = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** Chromium's warning about a style sheet that a slow page uses only after the warning. */
const EARLY_PRELOAD = /^The resource (\S+\.css) was preloaded using link preload but not used/;

/**
 * Records from now on: requests to another origin, including those of a worker, content security policy violations,
 * browser dialogs, a called canary, errors, and all console messages. Call it before the page is opened.
 */
export async function watchPage(page: Page, baseURL = ''): Promise<Misdeeds> {
  const seen: string[] = [];
  const { origin } = new URL(baseURL);
  const takeBackWhenUsed = (text: string, sheet: string) => {
    const isUsed = (href: string) => Array.from(document.styleSheets).some((used) => used.href === href);
    page.waitForFunction(isUsed, sheet).then(
      () => seen.splice(seen.indexOf(text), 1),
      () => {},
    );
  };
  page.context().on('request', (request) => {
    const url = request.url();
    if (/^https?:|^wss?:/.test(url) && new URL(url).origin !== origin)
      seen.push(`asked another origin: ${url}`);
  });
  page.on('websocket', (socket) => seen.push(`opened a socket: ${socket.url()}`));
  page.on('dialog', async (dialog) => {
    seen.push(`said by the browser: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('console', (message) => {
    if (isOfTheTest(message)) return;
    const text = `on the console: ${message.text()} (${message.location().url})`;
    seen.push(text);
    const [, sheet] = EARLY_PRELOAD.exec(message.text()) ?? [];
    if (sheet) takeBackWhenUsed(text, sheet);
  });
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`));
  await page.exposeFunction('tellMisdeed', (text: string) => seen.push(text));
  await page.addInitScript((canary) => {
    const report = (text: string) => Reflect.get(window, 'tellMisdeed')(text);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      report(`against the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
    // A getter, because a template such as `${pwned}` would only read it.
    Object.defineProperty(window, canary, {
      get: () => {
        report('a hostile text was run');
        return () => {};
      },
    });
  }, CANARY);
  return seen;
}
