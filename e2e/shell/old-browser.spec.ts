import { expect, test } from '@playwright/test';

/** A script that removes a feature, and the page on which to test it. */
const WITHOUT: readonly (readonly [path: string, taking: string])[] = [
  ['/', 'delete Array.prototype.toReversed'],
  [
    '/share#1.AAAA',
    'const asked = CSS.supports.bind(CSS); CSS.supports = (...of) => !/:has/.test(of[0]) && asked(...of)',
  ],
  [
    '/no-such-page',
    "window.RegExp = new Proxy(RegExp, { construct(of, [text]) { if (text.includes('?<=')) throw new SyntaxError(text); return new of(text) } })",
  ],
  ['/insights', 'delete window.DecompressionStream'],
  ['/employees', 'delete window.CSSLayerBlockRule'],
];

test('shows the supported browsers when a feature or scripts are missing, and lets the user continue', async ({
  browser,
  context,
  baseURL,
}) => {
  for (const [path, taking] of WITHOUT) {
    await test.step(taking, async () => {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.addInitScript({ content: taking });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This browser is too old' })).toBeFocused();
      await expect(page.getByRole('paragraph')).toContainText('Firefox from 128');
      await expect(page.getByRole('navigation')).toHaveCount(0);
      // The host answers 404 for the missing page.
      expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
      if (path === '/employees') {
        await page.getByRole('button', { name: 'Try anyway' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
      } else await page.close();
    });
  }
  await test.step('in the stored language', async () => {
    const [page] = context.pages();
    await page?.evaluate(() => localStorage.setItem('settings', '{"language":"es","timezone":"system"}'));
    const other = await context.newPage();
    await other.addInitScript({ content: 'delete window.CSSLayerBlockRule' });
    await other.goto('/settings');
    await expect(other.getByRole('heading')).toHaveText('Este navegador es demasiado antiguo');
    await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  });
  await test.step('without scripts, in all languages', async () => {
    const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto('/share');
    for (const language of ['en', 'es', 'fr', 'de'])
      await expect(page.locator(`noscript [lang="${language}"]`)).toBeInViewport();
    await plain.close();
  });
});
