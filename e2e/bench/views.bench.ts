import { type Page, test } from '@playwright/test';
import { startWith } from '../support/starting-state';
import { median } from './median';
import { BIG_TEAM, bigSchedule } from './week-data';

const SIZES = [1000, 20_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const VIEWS = ['Day', 'Staff', 'List', 'Week'];
const STEPS = 6;

/** Milliseconds from a click on a tab to the end of the frame that painted the view. */
async function clickToPainted(page: Page, tab: string): Promise<number> {
  return page.getByRole('tab', { name: tab }).evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        element.click();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        });
      }),
  );
}

test('view change, click to painted, 250 shifts in the week', async ({ browser }) => {
  test.setTimeout(300_000);
  const samples = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of SIZES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await startWith(page, { team: BIG_TEAM, shifts: bigSchedule(size / 250) });
      await page.locator('[data-shift-id]').first().waitFor();
      await page.getByRole('tab', { name: 'Day' }).hover();
      for (let step = 0; step < STEPS; step += 1) {
        for (const view of VIEWS) {
          await page.waitForLoadState('networkidle');
          const taken = await clickToPainted(page, view);
          // The first round through the tabs warms the scripts up.
          if (step > 0) samples.set(`${view} ${size}`, [...(samples.get(`${view} ${size}`) ?? []), taken]);
          await page.locator('[data-shift-id]').first().waitFor();
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        }
      }
      await context.close();
    }
  }
  for (const view of VIEWS) {
    const [small = 0, large = 0] = SIZES.map((size) => median(samples.get(`${view} ${size}`) ?? []));
    const ratio = (large / small).toFixed(2);
    console.log(`${view}: ${small.toFixed(0)} ms at 1,000, ${large.toFixed(0)} ms at 20,000, ratio ${ratio}`);
  }
});
