import { type Page, test } from '@playwright/test';
import { startWith } from '@/e2e/support/storage/starting-state';
import { median } from './median';
import { BIG_TEAM, bigSchedule } from './week-data';

const SIZES = [1000, 20_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const TABS = ['Heatmap', 'Staffing', 'Hours', 'Timeline', 'Overview'];
const STEPS = 5;

/** Main thread milliseconds from a click on a tab to the end of the frame that painted the tab. */
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

test('measures each insights tab from click to paint with 250 shifts in the week', async ({ browser }) => {
  test.setTimeout(600_000);
  const samples = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of SIZES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await startWith(page, { team: BIG_TEAM, shifts: bigSchedule(size / 250) });
      await page.locator('[data-shift-id]').first().waitFor();
      for (let step = 0; step < STEPS; step += 1) {
        await page.getByRole('link', { name: 'Insights', exact: true }).click();
        const panel = page.getByRole('dialog', { name: 'Schedule Insights' });
        await panel.getByRole('tab', { name: 'Overview' }).hover();
        await page.waitForLoadState('networkidle');
        for (const tab of TABS) {
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          const taken = await clickToPainted(page, tab);
          // The first round through the tabs warms up the scripts.
          if (step > 0) samples.set(`${tab} ${size}`, [...(samples.get(`${tab} ${size}`) ?? []), taken]);
        }
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'hidden' });
      }
      await context.close();
    }
  }
  for (const name of TABS) {
    const [small = 0, large = 0] = SIZES.map((size) => median(samples.get(`${name} ${size}`) ?? []));
    const ratio = (large / small).toFixed(2);
    console.log(`${name}: ${small.toFixed(0)} ms at 1,000, ${large.toFixed(0)} ms at 20,000, ratio ${ratio}`);
  }
});
