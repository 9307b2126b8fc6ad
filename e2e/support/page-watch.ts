import type { ConsoleMessage, Page } from '@playwright/test';

/** What no page may do, as it happened; empty when all is well. */
export type Misdeeds = readonly string[];

/** The global that hostile texts call where they get to run as a script. */
const CANARY = 'pwned';

/** Said by Playwright itself, where a test does without the worker. */
export const isOfTheTest = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright';

/**
 * Writes down from now on: requests to another origin, also those of a worker, reports of the content security policy,
 * dialogs of the browser, a called canary, errors, and whatever is said on the console. To be called before the page
 * is opened.
 */
export async function watchPage(page: Page, baseURL = ''): Promise<Misdeeds> {
  const seen: string[] = [];
  const { origin } = new URL(baseURL);
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
    seen.push(`on the console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`));
  await page.exposeFunction('tellMisdeed', (text: string) => seen.push(text));
  await page.addInitScript((canary) => {
    const tell = (text: string) => Reflect.get(window, 'tellMisdeed')(text);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tell(`against the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
    // A getter too: a script in the form `${pwned}` would read it.
    Object.defineProperty(window, canary, {
      get: () => {
        tell('a hostile text was run');
        return () => {};
      },
    });
  }, CANARY);
  return seen;
}
