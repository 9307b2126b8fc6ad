import { expect, test } from '@playwright/test';
import { startOwnServer } from '@/e2e/support/hosts/own-server';

const SANDBOX = 'allow-scripts allow-forms';
const ADDRESSES = ['/', '/employees', '/share#1.0', '/guide/en.html', '/nowhere'] as const;

test('shows only a sentence and a link in a frame when the host sends no headers', async ({ page }) => {
  const [host, stranger] = await Promise.all([startOwnServer('out'), startOwnServer('out')]);
  try {
    // No header forbids the frame, and the frame cannot access the page around it.
    const frames = ADDRESSES.map((path) => `<iframe src="${host.url}${path}"></iframe>`);
    const sandboxed = `<iframe sandbox="${SANDBOX}" src="${host.url}/"></iframe>`;
    stranger.answer('/', { status: 200, type: 'text/html', body: frames.join('') + sandboxed });
    // A frame of the same origin, which the header would refuse as well.
    host.answer('/own', { status: 200, type: 'text/html', body: '<iframe src="/"></iframe>' });
    await page.addInitScript(() => {
      const read = Storage.prototype.getItem;
      Object.assign(window, { reads: 0 });
      Storage.prototype.getItem = function getItem(key) {
        Object.assign(window, { reads: Reflect.get(window, 'reads') + 1 });
        return read.call(this, key);
      };
    });

    for (const [address, count] of [
      [`${host.url}/own`, 1],
      [`${stranger.url}/`, ADDRESSES.length + 1],
    ] as const) {
      await page.goto(address);
      await page.waitForLoadState('load');
      expect(page.frames()).toHaveLength(count + 1);
      for (const frame of page.frames().slice(1)) {
        const main = frame.getByRole('main');
        await expect(main).toContainText('Brigade does not open inside another page');
        await expect(main).toContainText(host.url);
        await expect(main.getByRole('link')).toHaveAttribute('target', '_top');
        expect(await frame.locator('body script, head script, button, input').count()).toBe(0);
        expect(await frame.evaluate(() => Reflect.get(window, 'reads'))).toBe(0);
      }
    }

    await page.frameLocator('iframe >> nth=1').getByRole('link', { name: 'Open Brigade by itself' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
    expect(page.url()).toBe(`${host.url}/employees`);
  } finally {
    await Promise.all([host.stop(), stranger.stop()]);
  }
});
