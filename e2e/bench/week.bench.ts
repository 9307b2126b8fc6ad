import { gzipSync } from 'node:zlib';
import { type Page, test } from '@playwright/test';
import { startWith } from '../support/starting-state';
import { median } from './median';
import { BIG_TEAM, bigSchedule } from './week-data';

const SIZES = [1000, 20_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const STEPS = 20;

/** Milliseconds from a click on a week button to the frame after the one that painted the week. */
async function clickToPainted(page: Page, button: string): Promise<number> {
  return page.getByRole('button', { name: button }).evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        element.click();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
      }),
  );
}

test('week navigation, click to painted', async ({ browser }) => {
  test.setTimeout(300_000);
  const samples = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of SIZES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await startWith(page, { team: BIG_TEAM, shifts: bigSchedule(size / 250) });
      await page.locator('[data-shift-id]').first().waitFor();
      for (let step = 0; step < STEPS; step += 1) {
        // Back and forth, since the small schedule has four weeks only.
        const taken = await clickToPainted(page, step % 2 === 0 ? 'Next week' : 'Previous week');
        if (step > 1) samples.get(size)?.push(taken);
      }
      await context.close();
    }
  }
  const [small = 0, large = 0] = SIZES.map((size) => median(samples.get(size) ?? []));
  console.log(`median at 1,000: ${small.toFixed(1)} ms, at 20,000: ${large.toFixed(1)} ms`);
  console.log(`ratio ${(large / small).toFixed(2)}`);
});

test('first-load script of the calendar, gzip', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    sizes.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  await startWith(page);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`${sizes.size} scripts, ${(total / 1000).toFixed(1)} kB gzip`);
});
