import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveExport } from '@/scripts/serve-export.mjs';
import { folderAddress } from '@/scripts/support/files/folder-address.mjs';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'export-'));
  for (const folder of ['guide', 'settings', 'icons']) mkdirSync(join(root, folder));
  const pages = ['404.html', 'index.html', 'settings.html', 'settings/index.html', 'guide/index.html'];
  for (const page of pages) writeFileSync(join(root, page), page);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['/guide', '/guide/'],
  ['/guide?from=help', '/guide/?from=help'],
  // Has a slash already, app page, folder without a page, missing, and addresses that are not plain.
  ['/guide/', undefined],
  ['/guide/index.html', undefined],
  ['/settings', undefined],
  ['/icons', undefined],
  ['/nothing', undefined],
  ['/', undefined],
  ['//guide', undefined],
  ['/icons/../guide', undefined],
  ['/%67uide', undefined],
])('redirects %s to %s', (url, address) => {
  expect(folderAddress(url, root)).toBe(address);
});

test.each(['', '/brigade'])('redirects to the guide below "%s" if the slash is missing', async (basePath) => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const server = await serveExport({ port: 0, root, basePath });
  try {
    const { port } = server.address();
    const answer = await fetch(`http://localhost:${port}${basePath}/guide`);
    expect(new URL(answer.url).pathname).toBe(`${basePath}/guide/`);
    expect(await answer.text()).toBe('guide/index.html');
    const page = await fetch(`http://localhost:${port}${basePath}/settings`);
    expect(await page.text()).toBe('settings.html');
  } finally {
    server.close();
  }
});
