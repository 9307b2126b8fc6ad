import { type Page, test } from '@playwright/test';
import { startWith } from '@/e2e/support/storage/starting-state';
import { median } from './median';
import { BIG_TEAM, bigSchedule } from './week-data';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SHIFTS_A_WEEK = 250;

/** Milliseconds from the click on the submit button to the frame after the one that painted the week. */
async function clickToPainted(page: Page): Promise<{ painted: number; task: number }> {
  const submit = page.getByRole('button', { name: `Copy ${SHIFTS_A_WEEK} shifts` });
  return submit.evaluate(
    (element: HTMLElement, count) =>
      new Promise<{ painted: number; task: number }>((resolve, reject) => {
        const start = performance.now();
        element.click();
        const task = performance.now() - start;
        const look = () => {
          const isHere = document.querySelectorAll('[data-shift-id]').length === count;
          const painted = performance.now() - start;
          if (painted > 5000) reject(new Error('The copies did not appear.'));
          else if (!isHere) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve({ painted: performance.now() - start, task }));
        };
        requestAnimationFrame(look);
      }),
    SHIFTS_A_WEEK,
  );
}

for (const size of [250, 20_000]) {
  test(`measures copying a week of 250 shifts from click to paint in a schedule of ${size} other shifts`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const painted: number[] = [];
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      // The week after the sample week must stay empty, so no week is after the sample week.
      const weeks = size / SHIFTS_A_WEEK;
      const shifts = bigSchedule(weeks).filter(({ date }) => date < '2026-11-23' || date > '2026-11-29');
      await startWith(page, { team: BIG_TEAM, shifts });
      await page.locator('[data-shift-id]').first().waitFor();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Copy week' }).click();
      await page.getByRole('dialog', { name: 'Copy Week' }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const taken = await clickToPainted(page);
      painted.push(taken.painted);
      tasks.push(taken.task);
      await context.close();
    }
    const all = painted.map((value) => value.toFixed(0)).join(' ');
    console.log(
      `beside ${size}: median ${median(painted).toFixed(0)} ms, of which ${median(tasks).toFixed(0)} ms in the click's task (${all})`,
    );
  });
}
