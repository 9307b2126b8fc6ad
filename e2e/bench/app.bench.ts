import { type BrowserContext, type Page, test } from '@playwright/test';
import {
  changeViews,
  changeWeeks,
  editShifts,
  openInsights,
  openNewWeeks,
  typeInSearch,
} from './app-actions';
import { type Cell, writeResults } from './results';
import { seed } from './seed';
import { installStopwatch, settle, type Taken } from './stopwatch';

const SIZES = (process.env.BENCH_SIZES ?? '1000,20000,250000').split(',').map(Number);
const SPEEDS = [1, 4];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1);
const WEEK_CHANGES = 30;
const HEAP_WEEK_CHANGES = 100;
const LOAD_LIMIT_MS = 60_000;

test('measures loads, edits, views and memory of the app at each size and speed', async ({ browser }) => {
  test.setTimeout(3_600_000);
  const cells: Cell[] = [];
  for (const size of SIZES) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await seed(context, size);
    for (const speed of SPEEDS) {
      const cell: Cell = { size, speed, samples: new Map(), notes: new Map() };
      cells.push(cell);
      const begun = Date.now();
      try {
        for (let round = 0; round < ROUNDS; round += 1) await measure(context, cell);
      } catch (error) {
        const [reason = ''] = String(error).split('\n');
        cell.trouble = reason;
        console.log(`${size} shifts at ${speed}x: ${reason}`);
      }
      console.log(`${size} shifts at ${speed}x: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
      writeResults(cells, browser.version());
    }
    await context.close();
  }
});

async function openAt(context: BrowserContext, cell: Cell) {
  const page = await context.newPage();
  page.setDefaultTimeout(LOAD_LIMIT_MS);
  await installStopwatch(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cell.speed });
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
  };
  return { page, heap };
}

/** Resolves to the promise's value, or rejects with an error that names what timed out. */
function inTime<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not ${what} in 60 s`)), LOAD_LIMIT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function load(page: Page, keep: (action: string, taken: Taken) => void): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  const shown = await inTime(
    page.evaluate(() => window.bench.shown),
    'load',
  );
  keep('Cold load to this week on screen', { script: Number.NaN, painted: shown, longest: 0 });
  const complete = await inTime(
    page.evaluate(() => window.bench.complete),
    'read everything',
  );
  keep('Cold load until everything is read', { script: Number.NaN, painted: complete, longest: 0 });
  await settle(page);
}

async function measure(context: BrowserContext, cell: Cell): Promise<void> {
  const keep = (action: string, taken: Taken) =>
    cell.samples.set(action, [...(cell.samples.get(action) ?? []), taken]);
  for (let time = 0; time < 2; time += 1) {
    const { page } = await openAt(context, cell);
    await load(page, keep);
    await page.close();
  }
  const { page, heap } = await openAt(context, cell);
  await load(page, keep);
  const loaded = await heap();
  await changeWeeks(page, WEEK_CHANGES, keep);
  if (cell.size >= 20_000) await openNewWeeks(page, 12, keep);
  await changeViews(page, 3, keep);
  await typeInSearch(page, keep);
  await openInsights(page, 2, keep);
  await editShifts(page, 4, keep);
  if (cell.speed === 1) {
    const before = await heap();
    await changeWeeks(page, HEAP_WEEK_CHANGES, () => {});
    const after = await heap();
    cell.notes.set('Heap after the load, MB', loaded.toFixed(1));
    cell.notes.set(
      `Heap before and after ${HEAP_WEEK_CHANGES} week changes, MB`,
      `${before.toFixed(1)}, ${after.toFixed(1)}`,
    );
  }
  await page.close();
}
