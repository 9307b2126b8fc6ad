import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { startOwnServer } from '@/e2e/support/hosts/own-server';
import { waitForWorker } from '@/e2e/support/hosts/two-builds';
import { TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';
import { EXACT_WORKER_PATH, SYNC_WORKER_PATH } from '@/lib/offline/worker-policy';

/** The accept header of the WebSocket handshake: SHA-1 of the key and the GUID from RFC 6455. */
const acceptOf = (key = '') =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

/** A fake relay that accepts requests and sockets from any origin. */
async function startRelay(): Promise<{ server: Server; url: string; takeCount(): number }> {
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('relay');
  });
  server.on('upgrade', ({ headers }, socket) => {
    count += 1;
    const accept = acceptOf(headers['sec-websocket-key']);
    socket.end(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const takeCount = () => {
    const taken = count;
    count = 0;
    return taken;
  };
  return { server, url: `ws://localhost:${(server.address() as AddressInfo).port}`, takeCount };
}

/** The store functions under test as a script for the page, because no screen calls them here. */
async function verbsOf(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['stores/sync/allowed-server.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'verbs',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
  });
  return outputFiles[0]?.text ?? '';
}

const call = (page: Page, verbs: string, verb: string, address = ''): Promise<unknown> =>
  page.evaluate(`(() => { ${verbs}; return verbs.${verb}(${JSON.stringify(address)}); })()`);

/** Starts the script as a worker and lets the worker request each address. */
async function askFrom(page: Page, path: string, addresses: readonly string[]): Promise<readonly string[]> {
  const starting = page.waitForEvent('worker');
  await page.evaluate((script) => {
    Reflect.set(window, 'kept', new Worker(script));
  }, path);
  const worker = await starting;
  const heard = await worker.evaluate((urls) => {
    const open = (url: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(url);
        socket.onopen = () => resolve('relay');
        socket.onerror = () => resolve('refused');
      });
    const load = async (url: string) => (await fetch(url)).text();
    const ask = async (url: string) => (url.startsWith('ws:') ? open(url) : load(url));
    return Promise.all(urls.map((url) => ask(url).catch(() => 'refused')));
  }, addresses);
  await page.evaluate(() => Reflect.get(window, 'kept').terminate());
  return heard;
}

async function anyScript(page: Page): Promise<string> {
  return page.evaluate(() => {
    const script = [...document.scripts].find(({ src }) => src.includes('/_next/static/chunks/'));
    return new URL(script?.src ?? '').pathname;
  });
}

/** What the script answers to a message from the page. */
const greet = (page: Page): Promise<unknown> =>
  page.evaluate(
    (script) =>
      new Promise((resolve) => {
        const worker = new Worker(script);
        worker.onerror = () => resolve('not loaded');
        worker.onmessage = ({ data }) => resolve(data);
        worker.postMessage('are you there?');
      }),
    SYNC_WORKER_PATH,
  );

test('allows no server without a service worker, and the policy of the host blocks the sync worker', async ({
  page,
}) => {
  const relay = await startRelay();
  const verbs = await verbsOf();
  await startWith(page, { team: TEAM });
  await call(page, verbs, 'allowServer', relay.url);
  expect(await call(page, verbs, 'isServerAllowed', relay.url)).toBe(false);
  expect(await greet(page)).toBe('here');
  expect(await askFrom(page, SYNC_WORKER_PATH, [relay.url])).toEqual(['refused']);
  expect(relay.takeCount()).toBe(0);
  relay.server.close();
});

test.describe('sync worker with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reaches only the allowed server, and none once it is forgotten', async ({ page }) => {
    // This host sends no headers, so every policy comes from the service worker.
    const host = await startOwnServer('out');
    const [relay, other] = [await startRelay(), await startRelay()];
    const both = [relay.url, other.url];
    const pages = both.map((url) => url.replace('ws:', 'http:'));
    const verbs = await verbsOf();
    try {
      await startWith(page, { team: TEAM, path: `${host.url}/` });
      await waitForWorker(page);
      expect(host.takeRequests().filter((path) => path.startsWith('/sharing/'))).toEqual([]);
      expect(await call(page, verbs, 'isServerAllowed', relay.url)).toBe(false);
      expect(await askFrom(page, SYNC_WORKER_PATH, both)).toEqual(['refused', 'refused']);

      await call(page, verbs, 'allowServer', `${relay.url}/rooms`);
      expect(await call(page, verbs, 'isServerAllowed', relay.url)).toBe(true);
      expect(await call(page, verbs, 'isServerAllowed', other.url)).toBe(false);
      // Once loaded, the worker script works without its host and still reaches the server.
      await host.stop();
      expect(await askFrom(page, SYNC_WORKER_PATH, both)).toEqual(['relay', 'refused']);
      expect(await greet(page)).toBe('here');
      expect([relay.takeCount(), other.takeCount()]).toEqual([1, 0]);
      expect(await askFrom(page, SYNC_WORKER_PATH, pages)).toEqual(['refused', 'refused']);
      await host.start();
      for (const path of [EXACT_WORKER_PATH, await anyScript(page)])
        expect(await askFrom(page, path, both)).toEqual(['refused', 'refused']);

      await call(page, verbs, 'forgetServer');
      expect(await call(page, verbs, 'isServerAllowed', relay.url)).toBe(false);
      expect(await askFrom(page, SYNC_WORKER_PATH, [...both, ...pages])).toEqual(Array(4).fill('refused'));
      expect([relay.takeCount(), other.takeCount()]).toEqual([0, 0]);
    } finally {
      await host.stop();
      for (const { server } of [relay, other]) server.close();
    }
  });
});
