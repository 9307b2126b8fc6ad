import { expect, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from '@/e2e/support/hosts/own-server';
import { waitForWorker } from '@/e2e/support/hosts/two-builds';
import { watchPage } from '@/e2e/support/page-watch';
import { TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';
import { EXACT_WORKER_PATH } from '@/lib/offline/worker-policy';

/**
 * Two shifts at the same time, and each of two people prefers another one. The best score is 0, the reverse
 * 4.
 */
const PROBLEM = {
  dayCount: 1,
  demands: ['a', 'b'].map((id) => ({ id, day: 0, need: 1, most: 1, underCost: 100, overCost: 0 })),
  wishes: [],
};
const PEOPLE = [
  { id: 'p', costs: [2, 0], conflicts: [[0, 1]], limits: [], runs: { worked: [], workedBefore: 0 } },
  { id: 'q', costs: [0, 2], conflicts: [[0, 1]], limits: [], runs: { worked: [], workedBefore: 0 } },
];
const SOLVED = { kind: 'done', output: { plan: { assignments: [[1], [0]], score: 0 }, bound: 0 } };

interface Call {
  readonly id: number;
  readonly name: string;
  readonly input?: unknown;
}

const LOAD: readonly Call[] = [{ id: 1, name: 'load' }];
const SOLVE: readonly Call[] = [
  ...PEOPLE.map((input, index) => ({ id: 2 + index, name: 'person', input })),
  { id: 1, name: 'solve', input: { problem: PROBLEM, seed: 1 } },
];

/** The solver worker's answer to the call with id 1, or the error. */
function ask(page: Page, calls: readonly Call[]): Promise<unknown> {
  return page.evaluate(
    ([script, calls]) =>
      new Promise((resolve) => {
        const worker = new Worker(script);
        const finish = (answer: unknown) => {
          worker.terminate();
          resolve(answer);
        };
        worker.onerror = () => finish('not loaded');
        worker.onmessage = ({ data: { id, ...answer } }) => {
          if (id === 1) finish(answer);
        };
        for (const call of calls) worker.postMessage(call);
      }),
    [EXACT_WORKER_PATH, calls] as const,
  );
}

/** Whether a worker running this script may compile WebAssembly and fetch another origin. */
async function runsOf(page: Page, path: string): Promise<unknown> {
  const starting = page.waitForEvent('worker');
  await page.evaluate((script) => {
    Reflect.set(window, 'kept', new Worker(script));
  }, path);
  const worker = await starting;
  return worker.evaluate(async () => {
    const compiled = WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    return [
      await compiled.then(
        () => 'runs',
        () => 'refused',
      ),
      await fetch('http://other.invalid/').then(String, String),
    ];
  });
}

async function anyScript(page: Page): Promise<string> {
  return page.evaluate(() => {
    const script = [...document.scripts].find(({ src }) => src.includes('/_next/static/chunks/'));
    return new URL(script?.src ?? '').pathname;
  });
}

const REFUSED_HOST = 'TypeError: Failed to fetch';

test('loads the solver from its own origin on demand, and only its script may run WebAssembly', async ({
  page,
  baseURL,
}) => {
  const misdeeds = await watchPage(page, baseURL);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await startWith(page, { team: TEAM });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/fill/'))).toEqual([]);
  expect(await ask(page, SOLVE)).toEqual(SOLVED);
  expect(asked.filter((path) => path.startsWith('/fill/'))).toEqual([EXACT_WORKER_PATH, '/fill/highs.wasm']);
  expect(misdeeds).toEqual([]);
  expect(await runsOf(page, EXACT_WORKER_PATH)).toEqual(['runs', REFUSED_HOST]);
  expect(await runsOf(page, await anyScript(page))).toEqual(['refused', REFUSED_HOST]);
});

test('reports a solver that is missing or invalid', async ({ page }) => {
  await startWith(page, { team: TEAM });
  await page.route('**/highs.wasm', (route) => route.fulfill({ status: 404, body: 'nothing' }));
  expect(await ask(page, LOAD)).toMatchObject({ kind: 'failed' });
  await page.unroute('**/highs.wasm');
  await page.route('**/highs.wasm', (route) =>
    route.fulfill({ contentType: 'application/wasm', body: '<!doctype html>' }),
  );
  expect(await ask(page, LOAD)).toMatchObject({ kind: 'failed' });
  await page.route(`**${EXACT_WORKER_PATH}`, (route) => route.abort());
  expect(await ask(page, LOAD)).toBe('not loaded');
});

test.describe('solver with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  let server: OwnServer;
  test.beforeEach(async ({ page }) => {
    // This server sends no headers, so every policy comes from the service worker.
    server = await startOwnServer('out');
    await startWith(page, { team: TEAM, path: `${server.url}/` });
    await waitForWorker(page);
  });
  test.afterEach(() => server.stop());

  test('solves offline after the solver was used once', async ({ page }) => {
    expect(server.takeRequests().filter((path) => path.startsWith('/fill/'))).toEqual([]);
    expect(await ask(page, SOLVE)).toEqual(SOLVED);
    expect(
      server
        .takeRequests()
        .filter((path) => path.startsWith('/fill/'))
        .sort(),
    ).toEqual([EXACT_WORKER_PATH, '/fill/highs.wasm']);
    await server.stop();
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    expect(await ask(page, SOLVE)).toEqual(SOLVED);
    await server.start();
  });

  test('fails immediately offline if the solver was never used', async ({ page }) => {
    await server.stop();
    expect(await ask(page, LOAD)).toBe('not loaded');
    await server.start();
  });

  test('allows WebAssembly only for the solver script, from host and cache', async ({ page }) => {
    for (const _ of ['from the host', 'from the cache'])
      expect(await runsOf(page, EXACT_WORKER_PATH)).toEqual(['runs', REFUSED_HOST]);
    expect(await runsOf(page, await anyScript(page))).toEqual(['refused', REFUSED_HOST]);
  });
});
