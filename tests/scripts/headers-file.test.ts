import { readFileSync } from 'node:fs';
import {
  EXACT_WORKER_PATH,
  EXACT_WORKER_POLICY,
  SYNC_WORKER_PATH,
  WORKER_POLICY,
} from '@/lib/offline/worker-policy';
import { EXACT_WORKER_FILE } from '@/scripts/support/files/exact-worker-files.mjs';
import { headersFor, parseHeaders, readHeaders } from '@/scripts/support/files/headers-file.mjs';
import { SHARING_WORKER_FILE } from '@/scripts/support/files/sync-worker-file.mjs';

const SHIPPED = parseHeaders(readFileSync('public/_headers', 'utf8'));

test('parses paths, headers and comments, and throws for other lines', () => {
  const rules = parseHeaders('# a remark\n/*\n  X-A: one: two\n\n/b/*.js\n  X-A: three\n\tX-B: four  \r\n');
  expect([...headersFor(rules, '/c')]).toEqual([['X-A', 'one: two']]);
  expect([...headersFor(rules, '/b/c.js')]).toEqual([
    ['X-A', 'one: two, three'],
    ['X-B', 'four'],
  ]);
  expect(headersFor(parseHeaders('/a.b\n  X-A: 1'), '/aXb').size).toBe(0);
  expect(() => parseHeaders('/*\n  no header')).toThrow('cannot parse');
  expect(() => parseHeaders('  X-A: 1')).toThrow('cannot parse');
  expect(readHeaders('no/such/folder')).toEqual([]);
});

test.each(['/', '/employees', '/insights/index.html', '/sw.js', '/_next/static/chunks/a.js', '/404.html'])(
  'sends the security headers for %s',
  (path) => {
    const headers = headersFor(SHIPPED, path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')?.split(', ')).toContain("frame-ancestors 'none'");
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  },
);

test('sends the worker policy for scripts, and not for pages', () => {
  const policies = (path: string) => headersFor(SHIPPED, path).get('Content-Security-Policy')?.split(', ');
  for (const path of ['/sw.js', '/_next/static/chunks/a.js']) expect(policies(path)).toContain(WORKER_POLICY);
  for (const path of ['/', '/guide/', '/404.html']) expect(policies(path)).toHaveLength(1);
  // Hosts configured by hand: nginx and Caddy.
  expect(readFileSync('docs/hosting.md', 'utf8').split(WORKER_POLICY)).toHaveLength(3);
});

test('allows WebAssembly only in the worker with the solver', () => {
  expect(EXACT_WORKER_PATH).toBe(`/${EXACT_WORKER_FILE}`);
  const policies = headersFor(SHIPPED, EXACT_WORKER_PATH).get('Content-Security-Policy')?.split(', ');
  expect(policies).toEqual(["frame-ancestors 'none'", EXACT_WORKER_POLICY]);
  expect(readFileSync('public/_headers', 'utf8').split('wasm')).toHaveLength(2);
  const hosting = readFileSync('docs/hosting.md', 'utf8');
  expect(hosting.split(EXACT_WORKER_POLICY)).toHaveLength(3);
  expect(hosting.split('wasm-unsafe-eval')).toHaveLength(3);
});

test('allows the sync worker to reach no other host', () => {
  expect(SYNC_WORKER_PATH).toBe(`/${SHARING_WORKER_FILE}`);
  const policies = headersFor(SHIPPED, SYNC_WORKER_PATH).get('Content-Security-Policy')?.split(', ');
  expect(policies).toEqual(["frame-ancestors 'none'", WORKER_POLICY]);
  // nginx and Caddy send the worker policy with every other script.
  expect(readFileSync('docs/hosting.md', 'utf8')).not.toContain('sharing-worker');
});

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'no-cache'],
  ['/fill/exact-worker.js', 'no-cache'],
  ['/sharing/sharing-worker.js', 'no-cache'],
  ['/', undefined],
  ['/_next/other', undefined],
])('sends the cache policy for %s: %s', (path, kept) => {
  expect(headersFor(SHIPPED, path).get('Cache-Control')).toBe(kept);
});
