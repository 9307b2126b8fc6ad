import { expect, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from '@/e2e/support/hosts/own-server';
import { waitForWorker } from '@/e2e/support/hosts/two-builds';
import { watchPage } from '@/e2e/support/page-watch';
import { TEAM } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';
import { EXACT_WORKER_PATH } from '@/lib/offline/worker-policy';

/** Two shifts at one time, of which each of two people likes another one: 0 is the best, 4 the other way round. */
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

/** What the worker with the solver answers to the call with the id 1, or what went wrong on the way. */
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

/** Whether a script of our own, and the one with the solver, may run WebAssembly as workers. */
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

test('the solver is loaded from here when it is asked for, by the one script that may run it', async ({
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

test('a solver that is not there, or is none, is told', async ({ page }) => {
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

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  let server: OwnServer;
  test.beforeEach(async ({ page }) => {
    // It sends no header, so that every policy is that of the service worker.
    server = await startOwnServer('out');
    await startWith(page, { team: TEAM, path: `${server.url}/` });
    await waitForWorker(page);
  });
  test.afterEach(() => server.stop());

  test('asked for once, it solves without internet; never asked for, it is not kept', async ({ page }) => {
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

  test('never asked for, it is not there without internet, which is told at once', async ({ page }) => {
    await server.stop();
    expect(await ask(page, LOAD)).toBe('not loaded');
    await server.start();
  });

  test('its script alone gets the policy that allows WebAssembly', async ({ page }) => {
    for (const _ of ['from the host', 'from the cache'])
      expect(await runsOf(page, EXACT_WORKER_PATH)).toEqual(['runs', REFUSED_HOST]);
    expect(await runsOf(page, await anyScript(page))).toEqual(['refused', REFUSED_HOST]);
  });
});
