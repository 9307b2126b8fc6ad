import type { ServerResponse } from 'node:http';
import { offlineProblemOf } from '@/lib/offline/offline-problem';
import { WORKER_POLICY } from '@/lib/offline/worker-policy';
import { fetchFile, fetchPage } from '@/worker/fetch-file';
import { integrityOf } from '@/worker/integrity';
import { type OddHost, sendWithoutLength, startOddHost } from './odd-host';

const ID = 'build-7';
const META = '<meta name="application-name" content="Brigade"/>';
const PAGE = `<!DOCTYPE html><html><head>${META}</head><body><script>f("${ID}")</script></body></html>`;
const GUIDE = `<!doctype html><html><head>${META}</head><body>How to</body></html>`;
const PORTAL = '<!doctype html><html><head><title>Hotel</title></head><body>Sign in</body></html>';
const SCRIPT = 'export const a = 1;';

let send: (path: string, response: ServerResponse) => void;
let host: OddHost;

beforeEach(async () => {
  host = await startOddHost((path, response) => send(path, response));
});
afterEach(() => host.stop());

const answerWith = (status: number, type: string, body: string) => {
  send = (_path, response) => response.writeHead(status, { 'Content-Type': type }).end(body);
};

const fileOf = async (url: string, text: string) => {
  const { buffer } = new TextEncoder().encode(text);
  return { url, integrity: await integrityOf(buffer) };
};
const take = async (url: string, text: string, basePath = '') =>
  fetchFile(await fileOf(url, text), { buildId: ID, origin: host.origin, basePath });
const problemOf = (url: string, text: string) => take(url, text).then(() => undefined, offlineProblemOf);

test('computes a hash in the format of script integrity', async () => {
  expect((await fileOf('/a', '')).integrity).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('accepts a file with the bytes of the build, with its headers', async () => {
  answerWith(200, 'text/javascript', SCRIPT);
  const kept = await take('/_next/static/chunks/a@b.js', SCRIPT);
  expect(host.takeRequests()).toEqual(['/_next/static/chunks/a@b.js']);
  expect(await kept.text()).toBe(SCRIPT);
  expect(kept.headers.get('content-type')).toBe('text/javascript');
  expect(kept.headers.get('content-length')).toBeNull();
});

test('sets the worker policy on scripts and keeps the policy of the host on pages', async () => {
  const sent = (type: string, body: string) => {
    send = (_path, response) =>
      response
        .writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': "frame-ancestors 'none'" })
        .end(body);
  };
  sent('text/javascript; charset=utf-8', SCRIPT);
  const script = await take('/_next/static/chunks/a.js', SCRIPT);
  expect(script.headers.get('content-security-policy')).toBe(WORKER_POLICY);
  sent('text/html', PAGE);
  const page = await take('/index.html', PAGE);
  expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
});

test('reloads a file whose first answer is damaged', async () => {
  let times = 0;
  send = (_path, response) => {
    times += 1;
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(times === 1 ? 'broken' : SCRIPT);
  };
  expect(await (await take('/_next/static/chunks/a.js', SCRIPT)).text()).toBe(SCRIPT);
});

test('reports whether the host fails, is foreign, serves another build or is unreachable', async () => {
  answerWith(503, 'text/html', PAGE);
  expect(await problemOf('/index.html', PAGE)).toBe('failing');
  answerWith(200, 'text/html', PORTAL);
  expect(await problemOf('/index.html', PAGE)).toBe('foreign');
  expect(await problemOf('/guide/de.html', GUIDE)).toBe('foreign');
  expect(await problemOf('/_next/static/chunks/a.js', SCRIPT)).toBe('foreign');
  expect(await problemOf('/index.txt', 'payload')).toBe('foreign');
  answerWith(200, 'text/html', PAGE.replace(ID, 'build-8'));
  expect(await problemOf('/index.html', PAGE)).toBe('differs');
  answerWith(200, 'text/plain', 'payload of build-8');
  expect(await problemOf('/index.txt', 'payload')).toBe('differs');
  send = (_path, response) => response.destroy();
  expect(await problemOf('/index.html', PAGE)).toBe('unreached');
});

test('accepts a page that the host has modified, also as its 404 page', async () => {
  answerWith(200, 'text/html', `${PAGE}<script src="/beacon.js"></script>`);
  expect(await problemOf('/index.html', PAGE)).toBeUndefined();
  answerWith(404, 'text/html', PAGE);
  expect(await problemOf('/404.html', PAGE)).toBeUndefined();
  expect(await problemOf('/index.html', PAGE)).toBe('failing');
});

test('skips the build check only for the guide folder, below any base path', async () => {
  answerWith(200, 'text/html', `${GUIDE} `);
  const problemAt = (url: string, place: string) =>
    take(url, GUIDE, place).then(() => undefined, offlineProblemOf);
  expect(await problemAt('/guide/de.html', '')).toBeUndefined();
  expect(await problemAt('/shop/guide/de.html', '/shop')).toBeUndefined();
  expect(await problemAt('/guide/index.html', '/guide')).toBe('differs');
  expect(await problemAt('/guide/guide/de.html', '/guide')).toBeUndefined();
});

test.each([
  ['/index.html', 'text/html', PAGE],
  ['/guide/de.html', 'text/html', GUIDE],
  ['/_next/static/chunks/a.js', 'text/javascript', SCRIPT],
])('rejects a truncated %s (%s) from a host that sends no length', async (url, type, text) => {
  for (const length of [0, 10, Math.floor(text.length / 2), text.length - 1]) {
    send = (_path, response) => sendWithoutLength(response, type, text, length);
    expect(await problemOf(url, text)).toBeDefined();
  }
  send = (_path, response) => sendWithoutLength(response, type, text);
  expect(await problemOf(url, text)).toBeUndefined();
});

test('fetches a page of another build when its cached copy is lost, but no foreign page', async () => {
  const page = await fileOf('/index.html', PAGE);
  const source = { buildId: ID, origin: host.origin, basePath: '' };
  answerWith(200, 'text/html', PAGE.replace(ID, 'build-8'));
  expect(await (await fetchPage(page, source)).text()).toContain('build-8');
  answerWith(200, 'text/html', PAGE.replace(ID, 'build-8').slice(0, -10));
  await expect(fetchPage(page, source)).rejects.toThrow('incomplete');
  answerWith(200, 'text/html', PORTAL);
  await expect(fetchPage(page, source)).rejects.toThrow('foreign');
  answerWith(200, 'text/javascript', SCRIPT);
  await expect(fetchPage(await fileOf('/a.js', SCRIPT), source)).rejects.toThrow('foreign');
});
